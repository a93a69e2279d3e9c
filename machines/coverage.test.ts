import { describe, expect, test } from 'vitest'
import { towns } from './index.ts'
import { citedBy } from './kit/coverage.ts'

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
  test('every entry of the ledger gives a reason', () => {
    expect([...ledger].filter(([, reason]) => reason.trim().length < 8)).toEqual([])
  })
})
