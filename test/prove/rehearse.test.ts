/** An amendment is rehearsed on the law on file, whichever it is: one number in a deadline’s sentence changed. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isLaw } from '../../laws/markdown.ts'
import { towns } from '../../machines/index.ts'
import { parsePeriod } from '../../machines/kit/deadlines.ts'
import { openDatabase } from '../../src/node.ts'
import { remade } from '../../src/prove/mutate.ts'
import { changedCases, rehearse, rehearseMachines } from '../../src/prove/rehearse.ts'
import { replay, tell } from '../../src/prove/replay.ts'
import { storedConversations } from '../../src/prove/stored.ts'
import { createService } from '../../src/service.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

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
    expect(rehearse(text, 'draft.md')).toMatchObject({ sentences: [], effects: [] })
  })

  test('another period changes its sentence, its deadlines and the verdicts that turn on them', () => {
    const { sentences, effects } = rehearse(text.replaceAll('(62)', '(70)'), 'draft.md')
    expect(sentences.length).toBeGreaterThan(0)
    expect(effects).toContainEqual(expect.stringMatching(/62 days becomes 70 days; counted from .* becomes /))
    expect(effects).toContainEqual(expect.stringMatching(/times, for example for \{"facts"/))
  })
})

describe('over a real database', () => {
  const home = mkdtempSync(join(tmpdir(), 'bylaw-rehearse-'))
  const url = `file:${join(home, 'bylaw.db')}`
  const root = join(import.meta.dirname, '../..')
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  const row = town.procedures
    .flatMap((procedure) =>
      Object.values(procedure.deadlines).map(({ within, after }) => ({ procedure, within, trigger: after })),
    )
    .find(({ within, trigger }) => within === '62 days' && trigger !== undefined)
  if (row?.trigger === undefined) throw new Error('there is no day to count from')
  const { procedure, trigger } = row

  /** Asks through the service, as a person would; gives the conversation's id. */
  const ask = async (day: string, locale: string): Promise<string> => {
    const store = await openDatabase(url)
    const app = createService(store)
    const post = async (path: string, body: unknown, token = '') => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
      expect(response.ok).toBe(true)
      return response.json()
    }
    const { id, token } = await post('/api/conversations', { town: town.id, locale, asOf: '2026-06-15' })
    await post(`/api/conversations/${id}/messages`, { procedure: procedure.id }, token)
    const turn = await post(`/api/conversations/${id}/messages`, { fact: trigger, value: day }, token)
    expect(turn.reply.kind).toBe('answer')
    store.close()
    return id
  }

  const [fact] = Object.values(procedure.facts)
  if (fact === undefined) throw new Error('it asks for nothing')

  let english = ''
  let spanish = ''
  beforeAll(async () => {
    english = await ask('2026-05-04', 'en')
    spanish = await ask('2026-03-24', 'es')
  })

  const onFile = async (where: { id: string } | { town: string }) => {
    const client = createClient({ url })
    try {
      return await storedConversations(client, where)
    } finally {
      client.close()
    }
  }
  const run = (script: string, ...args: string[]): string => {
    try {
      return execFileSync(process.execPath, ['--import', 'tsx', `src/prove/${script}.ts`, ...args], {
        cwd: root,
        env: { ...process.env, DATABASE_URL: url },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  test('a draft lists the stored conversations that would be answered otherwise, before and after', async () => {
    const { before, after } = rehearse(text.replaceAll('(62)', '(70)'), 'draft.md')
    const cases = changedCases(before, after, await onFile({ town: town.id }))
    expect(cases.map(({ conversation }) => conversation)).toEqual([english, spanish])
    const [{ fields } = { fields: [] }] = cases
    const dates = fields.find(({ field }) => field === 'deadlines')
    expect(dates?.before).toContain('"date":"2026-07-06"')
    expect(dates?.after).toContain('"date":"2026-07-13"')
    expect(fields.find(({ field }) => field === 'citations')?.after).toContain('(70)')
    expect(changedCases(before, before, await onFile({ town: town.id }))).toEqual([])
  })

  test('a changed machine lists them too, and the machine in use is refused', async () => {
    const deadlines = Object.fromEntries(
      Object.entries(procedure.deadlines).map(([id, one]) => [
        id,
        one.within !== undefined && parsePeriod(one.within).number === 62
          ? { ...one, within: '70 days' as const }
          : one,
      ]),
    )
    const other = remade(procedure, town.calendar, { deadlines: deadlines as typeof procedure.deadlines })
    const { effects, before, after } = rehearseMachines({ other }, 'machine.draft.ts')
    expect(effects).toContainEqual(expect.stringMatching(/62 days becomes 70 days/))
    expect(changedCases(before, after, await onFile({ town: town.id }))).toHaveLength(2)
    expect(() => rehearseMachines({ procedure }, 'machine.ts')).toThrow(/the machine in use/)
    expect(() => rehearseMachines({}, 'machine.ts')).toThrow(/no procedure/)
  })

  test('every stored answer is replayed byte for byte; with another machine, that is what is named', async () => {
    for (const id of [english, spanish]) {
      const [conversation] = await onFile({ id })
      if (conversation === undefined) throw new Error('it was just kept')
      const again = replay(town, conversation.asOf, conversation.turns)
      expect(again.length).toBeGreaterThan(0)
      for (const one of again) expect(one).toMatchObject({ same: true, changed: [], fields: [] })

      const law = { ...town.law, defects: [] }
      const reworded = { ...town, law, catalogues: { es: {} } }
      const [other] = replay(reworded, conversation.asOf, conversation.turns)
      expect(other?.changed.map(({ part }) => part)).toEqual([
        ...(id === spanish ? ['the wording in es'] : []),
        'the notice, the version or the defects of the law',
      ])
      const [moved] = replay(
        {
          ...town,
          procedures: town.procedures.map((one) =>
            one === procedure ? { ...one, title: 'x', facts: { ...one.facts, more: fact } } : one,
          ),
        },
        conversation.asOf,
        conversation.turns,
      )
      expect(moved?.changed.map(({ part }) => part)).toEqual(['the machine'])
      expect(moved === undefined ? '' : tell(moved)).toMatch(/the machine \([0-9a-f]{16} then, [0-9a-f]{16} now\)/)
    }
  })

  test('from the command line', () => {
    const draft = join(home, 'draft.md')
    writeFileSync(draft, text.replaceAll('(62)', '(70)'))
    const told = run('rehearse', draft)
    expect(told).toContain(`Case ${english}/2`)
    expect(told).toMatch(/2 answers change of 2 stored conversations/)
    expect(run('replay', english)).toMatch(/^(Turn \d, .*: the same answer, byte for byte\.\n)+$/)
    expect(run('replay', `${spanish}/2`)).toMatch(/byte for byte/)
    expect(run('replay', 'nowhere')).toMatch(/There is no conversation nowhere/)
  })
})
