import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { towns } from '../../machines/index.ts'
import { decide } from '../../machines/kit/answer.ts'
import { limits } from '../../machines/kit/explore.ts'
import type { Facts, FactValue } from '../../machines/kit/facts.ts'
import type { Procedure } from '../../machines/kit/procedure.ts'
import type { Town } from '../../machines/kit/town.ts'
import { readFacts } from '../../src/understand/rules/facts.ts'

// Every worked case that is also told as a person would write it: the readers must find its facts in the words, and no others.

/** Of what is read, the share that is right: below this a town's answers cannot be trusted. */
const PRECISION = 0.99
/** Of what the cases give, the share that is read: below this people are asked for what they have said. */
const RECALL = 0.8

const value = z.union([z.boolean(), z.number(), z.string(), z.null()])
const cases = z.array(
  z.object({
    name: z.string(),
    asOf: z.string().default('2026-06-15'),
    say: z.string().optional(),
    facts: z.record(z.string(), value),
  }),
)
const machines = new URL('../../machines/', import.meta.url)

interface Score {
  right: number
  given: number
  wrong: string[]
  /** Read without being given, and the outcome is another for it. */
  harmful: string[]
  harmless: string[]
  missed: string[]
}

const outcome = (town: Town, procedure: Procedure, facts: Facts, asOf: string): string => {
  const reply = decide(town, procedure, facts, { asOf })
  // A question that the words have answered already is no other outcome, only a later step to the same.
  if (reply.kind === 'question') return 'question'
  return JSON.stringify([reply.status, reply.verdict, reply.headline])
}

const same = (a: FactValue | null, b: FactValue | null): boolean =>
  a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) < 1e-6)

const score = (town: Town): Score => {
  const total: Score = { right: 0, given: 0, wrong: [], harmful: [], harmless: [], missed: [] }
  const otherTowns = towns.filter(({ id }) => id !== town.id).flatMap(({ aliases }) => aliases)
  for (const procedure of town.procedures) {
    const file = new URL(`${procedure.id}.cases.yaml`, machines)
    if (!existsSync(file)) continue
    for (const { name, asOf, say, facts } of cases.parse(parse(readFileSync(file, 'utf8'), { schema: 'core' }))) {
      if (say === undefined) continue
      const { readings, doubts, contradictions } = readFacts(say, procedure.facts, {
        asOf,
        otherTowns,
        limits: Object.fromEntries(limits(procedure)),
      })
      const at = `${procedure.id}, "${name}": "${say}"`
      const read = new Map(readings.map((reading) => [reading.fact, reading]))
      for (const [fact, want] of Object.entries(facts)) {
        total.given++
        const reading = read.get(fact)
        if (reading === undefined) {
          // "I don't know" and not heard of come to the same.
          if (want === null) total.given--
          else {
            const why = doubts.includes(fact)
              ? ' (doubtful)'
              : contradictions.some((found) => found.fact === fact)
                ? ' (contradictory)'
                : ''
            total.missed.push(`${at}: ${fact} = ${want}${why}`)
          }
        } else if (same(reading.value, want)) total.right++
        else total.wrong.push(`${at}: ${fact} read as ${reading.value} from "${reading.evidence}", not ${want}`)
      }
      for (const { fact, value: found, evidence } of readings) {
        if (Object.hasOwn(facts, fact)) continue
        const line = `${at}: ${fact} read as ${found} from "${evidence}", which the case does not give`
        const before = outcome(town, procedure, facts, asOf)
        const after = outcome(town, procedure, { ...facts, [fact]: found }, asOf)
        if (before === after || before === 'question') total.harmless.push(line)
        else total.harmful.push(line)
      }
    }
  }
  return total
}

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title} (${lines.length}):\n${lines.map((line) => `  ${line}`).join('\n')}`
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

describe.each(towns.map((town) => [town.id, town] as const))('what people write in %s', (id, town) => {
  const found = score(town)
  const bad = found.wrong.length + found.harmful.length
  const precision = found.right + bad === 0 ? 1 : found.right / (found.right + bad)
  const recall = found.given === 0 ? 1 : found.right / found.given
  const misread = `${list('read wrongly', found.wrong)}${list('read without being told, with another outcome', found.harmful)}`
  console.info(
    `${id}: precision ${percent(precision)}, recall ${percent(recall)} of ${found.given}${misread}${list('read without being told, harmless', found.harmless)}${list('not read', found.missed)}`,
  )

  test('what is read is right', () => {
    expect(precision, `precision ${percent(precision)}${misread}`).toBeGreaterThanOrEqual(PRECISION)
  })

  test('what is told is read', () => {
    expect(recall, `recall ${percent(recall)}${list('not read', found.missed)}`).toBeGreaterThanOrEqual(RECALL)
  })
})
