import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { generated, stale, write } from './generate.ts'

const FRONT = `---
town: new-town
name: Town of Newtown
title: Newtown Septic Law
county: Nowhere County
state: New York
source: Invented for a test
readOn: 2026-01-01
version: Invented
effective: null
history: []
contact: The Town Clerk's office
---
`
const LAW = `${FRONT}
# Newtown Septic Law

## new-town/1 · § 1 · Duty

> **inferred**: no number is printed

1\\. Duty. Every owner shall ask. Nobody need wait.

### new-town/1.A · § 1(A)

A. The Clerk shall answer within five (5) days.
`

let root = ''
const put = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bylaw-'))
  put('laws/new-town/septic.md', LAW)
  put('laws/README.md', '# No law\n')
  put('machines/kit/town.ts', 'export interface Town { readonly id: string }\n')
  put('machines/new-town/town.ts', "export const town = { id: 'new-town' }\n")
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('takes in a town that it was never told of', () => {
  expect(write(generated(root), root).sort()).toEqual(['laws/index.ts', 'laws/new-town/ids.ts', 'machines/index.ts'])
  const ids = read('laws/new-town/ids.ts')
  expect(ids).toContain('export type Ref =\n  | "new-town/1"\n  | "new-town/1.A"\n')
  expect(ids).toContain('export type SentenceRef =\n  | "new-town/1#1"\n  | "new-town/1#2"\n  | "new-town/1.A#1"\n')
  expect(ids).toContain('"note": "no number is printed"')
  expect(read('laws/index.ts')).toContain("import { law as newTown } from './new-town/ids.ts'")
  expect(read('laws/index.ts')).toContain("{ 'new-town': newTown }")
  expect(read('machines/index.ts')).toContain('export const towns: readonly Town[] = [\n  newTown,\n]\n')
  expect(stale(generated(root), root)).toEqual([])
})

it('joins what the router learned and the translations to a town', () => {
  put('machines/new-town/router.json', '{}')
  put('machines/new-town/es.json', '{}')
  const index = generated(root).get('machines/index.ts')
  expect(index).toContain("import newTownEs from './new-town/es.json' with { type: 'json' }")
  expect(index).toContain('  { ...newTown, router: newTownRouter, catalogues: { es: newTownEs } },\n')
  rmSync(join(root, 'machines/new-town/router.json'))
  expect(generated(root).get('machines/index.ts')).toContain('  { ...newTown, catalogues: { es: newTownEs } },\n')
})

it('says which files are stale once a text changes', () => {
  write(generated(root), root)
  put('laws/new-town/septic.md', LAW.replace('five (5)', 'six (6)'))
  expect(stale(generated(root), root)).toEqual(['laws/new-town/ids.ts'])
})

it('writes towns as an empty list where none has procedures yet', () => {
  rmSync(join(root, 'machines/new-town'), { recursive: true })
  expect(generated(root).get('machines/index.ts')).toContain('export const towns: readonly Town[] = [\n]\n')
})

it('refuses a heading, a defect or a ledger entry that the text does not bear out', () => {
  put('laws/new-town/septic.md', `${LAW}\n## § 2 Second\n`)
  expect(() => generated(root)).toThrow(/no provision's heading/)
  put('laws/new-town/septic.md', `${LAW}\n## new-town/1 · § 1 · Again\n`)
  expect(() => generated(root)).toThrow(/stand twice: new-town\/1/)
  put('laws/new-town/septic.md', LAW.replace('county: Nowhere County\n', ''))
  expect(() => generated(root)).toThrow(/mend the front matter/)
  put('laws/new-town/septic.md', LAW)
  put('laws/new-town/ledger.yaml', '- ref: new-town/1#3\n  reason: It is not there.\n')
  expect(() => generated(root)).toThrow(/there is no new-town\/1#3/)
  put('laws/new-town/ledger.yaml', '[]\n')
  const defect =
    '- id: X-01\n  refs: [new-town/1.A#1]\n  words: [seven (7) days]\n  problem: p\n  handling: h\n  weight: A\n'
  put('laws/new-town/defects.yaml', defect)
  expect(() => generated(root)).toThrow(/defect X-01: "seven \(7\) days" does not stand in new-town\/1.A#1/)
})

it('checks from the command line', () => {
  const script = new URL('./generate.ts', import.meta.url).pathname
  const tsx = new URL('../node_modules/tsx/dist/cli.mjs', import.meta.url).pathname
  const run = (...args: string[]): string =>
    execFileSync(process.execPath, [tsx, script, root, ...args], { stdio: 'pipe' }).toString()
  expect(() => run('--check')).toThrow(/laws\/new-town\/ids.ts/)
  run()
  expect(run('--check')).toBe('')
})
