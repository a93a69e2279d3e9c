/** The worked cases that are also told as a person would write them. */
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { towns } from '../../machines/index.ts'
import { decide } from '../../machines/kit/answer.ts'
import { limits } from '../../machines/kit/explore.ts'
import type { Facts, FactValue } from '../../machines/kit/facts.ts'
import type { Procedure } from '../../machines/kit/procedure.ts'
import type { Town } from '../../machines/kit/town.ts'
import { asksTime } from '../../src/converse/intents.ts'
import type { Reading } from '../../src/understand/understanding.ts'

const value = z.union([z.boolean(), z.number(), z.string(), z.null()])
const list = z.array(
  z.object({
    name: z.string(),
    asOf: z.string().default('2026-06-15'),
    say: z.string().optional(),
    facts: z.record(z.string(), value),
  }),
)

export interface Told {
  readonly town: Town
  readonly procedure: Procedure
  readonly name: string
  readonly say: string
  readonly facts: Readonly<Record<string, FactValue | null>>
  readonly reading: Reading
}

const machines = new URL('../../machines/', import.meta.url)

/** Every case that says something, in all towns. */
export const told: readonly Told[] = towns.flatMap((town) => {
  const otherTowns = towns.filter(({ id }) => id !== town.id).flatMap(({ aliases }) => aliases)
  return town.procedures.flatMap((procedure) => {
    const file = new URL(`${procedure.id}.cases.yaml`, machines)
    if (!existsSync(file)) return []
    const bounds = Object.fromEntries(limits(procedure))
    return list
      .parse(parse(readFileSync(file, 'utf8'), { schema: 'core' }))
      .flatMap(({ name, asOf, say, facts }) =>
        say === undefined ? [] : [{ town, procedure, name, say, facts, reading: { asOf, otherTowns, limits: bounds } }],
      )
  })
})

/** What an answer comes to. */
export const outcomeOf = (reply: ReturnType<typeof decide>): string =>
  reply.kind === 'question' ? `asks ${reply.fact}` : JSON.stringify([reply.status, reply.verdict, reply.headline])

/** Where clicking leads: the case's facts are clicked, and what is asked beyond them is answered "I don't know". */
export const clicked = ({ town, procedure, facts, reading, say }: Told): string => {
  const known: Record<string, FactValue | null> = { ...facts }
  const declined = new Set<string>()
  // "By when?" is answered about the time, whoever fills in the facts.
  const aspect = asksTime(say) ? ({ aspect: 'time' } as const) : {}
  for (let asked = 0; asked < 30; asked++) {
    const given: Facts = known
    const reply = decide(town, procedure, given, { asOf: reading.asOf, declined, ...aspect })
    if (reply.kind !== 'question') return outcomeOf(reply)
    if (reply.fact in known) declined.add(reply.fact)
    else known[reply.fact] = null
  }
  throw new Error(`${procedure.id} does not stop asking`)
}
