/** What is asked of a model, and what its reply comes to: shapes only, nothing here believes a word of it. */
import type { JSONSchema7 } from 'ai'
import type { Fact, FactValue } from '../../../machines/kit/facts.ts'
import type { Procedure } from '../../../machines/kit/procedure.ts'
import type { Claim } from './evidence.ts'
import { isRecord, objectIn } from './json.ts'
import { prompts } from './prompts.generated.ts'
import type { Request } from './server.ts'

/** More claims than this are not looked at, nor quotes longer than this. */
const MOST_CLAIMS = 80
const LONGEST_QUOTE = 400

type Shape = NonNullable<JSONSchema7['properties']>

// Servers that hold a model to a schema want every key required and no other; what may be left out is null instead.
const shape = (properties: Shape): JSONSchema7 => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

const valueSchema = (fact: Fact): JSONSchema7 => {
  if (fact.kind === 'yes-no') return { type: ['boolean', 'null'] }
  if (fact.kind === 'number') return { type: ['number', 'null'] }
  if (fact.kind === 'day') return { type: ['string', 'null'] }
  return { type: ['string', 'null'], enum: [...Object.keys(fact.choices), null] }
}

const described = (name: string, fact: Fact) => ({
  name,
  is: fact.label,
  ...(fact.kind === 'yes-no' && { true: fact.says[0], false: fact.says[1] }),
  ...(fact.kind === 'choice' && { choices: fact.choices }),
  ...(fact.kind === 'number' && { unit: fact.unit }),
  ...(fact.kind === 'day' && { value: 'a day' }),
})

/**
 * Asks which facts a message states.
 *
 * @param sent the message as the model may see it
 * @param asked the fact that the message replies to
 */
export const factsRequest = (sent: string, facts: Readonly<Record<string, Fact>>, asked?: string): Request => ({
  name: 'facts',
  system: prompts.facts.text,
  user: JSON.stringify({
    message: sent,
    question: (asked === undefined ? undefined : facts[asked]?.ask) ?? null,
    facts: Object.entries(facts).map(([name, fact]) => described(name, fact)),
  }),
  schema: shape({
    facts: shape(
      Object.fromEntries(
        Object.entries(facts).map(([name, fact]) => [
          name,
          { anyOf: [shape({ value: valueSchema(fact), quote: { type: 'string' } }), { type: 'null' }] },
        ]),
      ),
    ),
  }),
})

/** The name of a procedure without its town. */
const shortOf = ({ id }: Procedure): string => id.slice(id.indexOf('/') + 1)

/** Asks which of these procedures a message is about. */
export const procedureRequest = (sent: string, among: readonly Procedure[]): Request => ({
  name: 'topic',
  system: prompts.procedure.text,
  user: JSON.stringify({
    message: sent,
    topics: among.map((procedure) => ({ name: shortOf(procedure), title: procedure.title, settles: procedure.act })),
  }),
  schema: shape({ topic: { type: ['string', 'null'], enum: [...among.map(shortOf), null] } }),
})

/** The value as the fact would have it: servers without schemas give "40" for 40 and "yes" for true. */
const valueFor = (fact: Fact | undefined, value: unknown): FactValue | null | undefined => {
  if (value === null) return null
  if (typeof value === 'string') {
    const told = value.trim()
    if (told === '') return undefined
    if (fact?.kind === 'number') return /^-?\d+(?:\.\d+)?$/.test(told) ? Number(told) : undefined
    if (fact?.kind === 'yes-no') return told === 'true' ? true : told === 'false' ? false : undefined
    return told
  }
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)) ? value : undefined
}

/**
 * The claims in what a model wrote.
 *
 * @returns null where it wrote nothing that can be read
 */
export const claimsIn = (text: string, facts: Readonly<Record<string, Fact>>): readonly Claim[] | null => {
  const told = objectIn(text, 'facts')?.facts
  const rows: readonly (readonly [unknown, unknown])[] | null = Array.isArray(told)
    ? told.map((row: unknown) => [isRecord(row) ? (row.fact ?? row.name) : null, row] as const)
    : isRecord(told)
      ? Object.entries(told)
      : null
  return (
    rows?.slice(0, MOST_CLAIMS).flatMap(([fact, row]) => {
      if (typeof fact !== 'string' || !isRecord(row) || !Object.hasOwn(row, 'value')) return []
      const { quote } = row
      if (typeof quote !== 'string' || quote.trim() === '' || quote.length > LONGEST_QUOTE) return []
      const value = valueFor(Object.hasOwn(facts, fact) ? facts[fact] : undefined, row.value)
      return value === undefined ? [] : [{ fact, value, quote }]
    }) ?? null
  )
}

/**
 * The procedure in what a model wrote.
 *
 * @returns its id; `none` where the model chose none of them; null where it wrote nothing that can be read
 */
export const procedureIn = (text: string, among: readonly Procedure[]): { readonly id: string } | 'none' | null => {
  const told = objectIn(text, 'topic')
  if (told === null) return null
  const found = among.find((procedure) => told.topic === shortOf(procedure) || told.topic === procedure.id)
  return found === undefined ? 'none' : { id: found.id }
}
