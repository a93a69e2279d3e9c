import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { towns } from './index.ts'
import { decide } from './kit/answer.ts'
import { citedBy } from './kit/coverage.ts'

const cases = z.array(
  z.object({
    asOf: z.string().default('2026-06-15'),
    facts: z.record(z.string(), z.union([z.boolean(), z.number(), z.string(), z.null()])),
  }),
)

// Every sentence of a law is cited by a machine or stands in the ledger with the reason; none in both, none in neither.
describe.each(towns.map((town) => [town.id, town] as const))('%s', (_, town) => {
  const cited = citedBy(town)
  const ledger = new Map(town.law.ledger.map((entry) => [entry.ref, entry.reason]))
  const sentences = town.law.provisions.flatMap((p) =>
    p.sentences.map((text, i) => ({ ref: `${p.ref}#${i + 1}`, parent: p.ref, text })),
  )

  test('no sentence is in neither', () => {
    const left = sentences.filter(
      ({ ref, parent }) => !cited.has(ref) && !cited.has(parent) && !ledger.has(ref) && !ledger.has(parent),
    )
    expect(left.map(({ ref, text }) => `${ref} ${text}`)).toEqual([])
  })
  test('no sentence is in both', () => {
    expect(sentences.filter(({ ref }) => cited.has(ref) && ledger.has(ref)).map(({ ref }) => ref)).toEqual([])
  })
  test('every defect that changes an outcome is met by a worked case, and shown with its answer', () => {
    const shown = new Set<string>()
    for (const procedure of town.procedures) {
      const file = new URL(`./${procedure.id}.cases.yaml`, import.meta.url)
      if (!existsSync(file)) continue
      for (const { facts, asOf } of cases.parse(parse(readFileSync(file, 'utf8'), { schema: 'core' }))) {
        const reply = decide(town, procedure, facts, { asOf })
        if (reply.kind === 'answer') for (const { id } of reply.defects) shown.add(id)
      }
    }
    // One that is of no provision is of the whole text: the town's notice or a procedure on what is missing tells of it.
    const left = town.law.defects.filter(({ id, weight, refs }) => weight === 'A' && refs.length > 0 && !shown.has(id))
    expect(left.map(({ id, problem }) => `${id} ${problem}`)).toEqual([])
  })
  test('every entry of the ledger gives a reason', () => {
    expect([...ledger].filter(([, reason]) => reason.trim().length < 8)).toEqual([])
  })
})
