/** An amendment is rehearsed on the law on file, whichever it is: one number in a deadline’s sentence changed. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isLaw } from '../../laws/markdown.ts'
import { towns } from '../../machines/index.ts'
import { rehearse } from '../../src/prove/rehearse.ts'

const [town] = towns.filter(({ procedures }) =>
  procedures.some(({ deadlines }) => Object.values(deadlines).some(({ within }) => within === '62 days')),
)
if (town === undefined) throw new Error('no town has a deadline of 62 days')
const folder = join(import.meta.dirname, '../../laws', town.id)
const text = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .find(isLaw)
if (text === undefined) throw new Error('the law on file is not there')

describe('rehearsal', () => {
  test('the law as it is changes nothing', () => {
    expect(rehearse(text, 'draft.md')).toEqual({ sentences: [], effects: [] })
  })

  test('another period changes its sentence, its deadlines and the verdicts that turn on them', () => {
    const { sentences, effects } = rehearse(text.replaceAll('(62)', '(70)'), 'draft.md')
    expect(sentences.length).toBeGreaterThan(0)
    expect(effects).toContainEqual(expect.stringMatching(/62 days becomes 70 days; counted from .* becomes /))
    expect(effects).toContainEqual(expect.stringMatching(/times, for example for \{"facts"/))
  })
})
