/** Holds posted facts against what a procedure, or a town, declares. Nothing is guessed, rounded or read from a string. */
import type { Fact, Facts, FactValue } from '../../machines/kit/facts.ts'
import { amount } from '../../machines/kit/say.ts'
import { isDayMonthOrYear } from '../contract.ts'

/** What does not fit, and where: `{ path: 'facts.bedrooms', message: 'must be a whole number' }`. */
export interface Misfit {
  readonly path: string
  readonly message: string
}

type Declared = Readonly<Record<string, Fact>>

const quoted = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(', ')

/** What is wrong with a value for a fact, or null where it fits. `null` always fits: the person does not know. */
export const misfit = (fact: Fact, value: FactValue | null): string | null => {
  if (value === null) return null
  switch (fact.kind) {
    case 'yes-no':
      return typeof value === 'boolean' ? null : 'must be true, false or null'
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(fact.choices, value)
        ? null
        : `must be one of ${quoted(Object.keys(fact.choices))} or null`
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return 'must be a number or null'
      if (fact.whole === true && !Number.isInteger(value)) return 'must be a whole number'
      return value >= fact.min && value <= fact.max
        ? null
        : `must be from ${amount(fact.min, fact.unit)} to ${amount(fact.max, fact.unit)}`
    case 'day':
      return typeof value === 'string' && isDayMonthOrYear(value)
        ? null
        : 'must be a day of the calendar (2026-05-04), a month (2026-05), a year (2026) or null'
  }
}

/** What is wrong with one fact by its name, or null where it fits; an unknown name lists the known ones. */
export const misfitOf = (declared: Declared, name: string, value: FactValue | null): string | null => {
  const fact = Object.hasOwn(declared, name) ? declared[name] : undefined
  return fact === undefined
    ? `is no fact asked about here: there are ${quoted(Object.keys(declared))}`
    : misfit(fact, value)
}

/** Every posted fact that does not fit, in the order posted; empty where all do. */
export const misfits = (declared: Declared, facts: Readonly<Record<string, FactValue | null>>): Misfit[] =>
  Object.entries(facts).flatMap(([name, value]) => {
    const message = misfitOf(declared, name, value)
    return message === null ? [] : [{ path: `facts.${name}`, message }]
  })

/** Names said to be declined that no fact bears. */
export const unknownNames = (declared: Declared, names: readonly string[]): Misfit[] =>
  names.flatMap((name, index) =>
    Object.hasOwn(declared, name)
      ? []
      : [
          {
            path: `declined.${index}`,
            message: `is no fact asked about here: there are ${quoted(Object.keys(declared))}`,
          },
        ],
  )

/** The facts of a procedure as a JSON Schema (2020-12): what `evaluate` takes for `facts`. */
export const factsSchema = (facts: Declared): Record<string, unknown> => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      { title: fact.label, description: `${fact.ask} ${fact.why}`, ...valueSchema(fact) },
    ]),
  ),
})

const valueSchema = (fact: Fact): Record<string, unknown> => {
  switch (fact.kind) {
    case 'yes-no':
      return { type: ['boolean', 'null'] }
    case 'choice':
      return {
        oneOf: [
          ...Object.entries(fact.choices).map(([value, title]) => ({ const: value, title })),
          { type: 'null', title: "I don't know" },
        ],
      }
    case 'number':
      return {
        type: [fact.whole === true ? 'integer' : 'number', 'null'],
        minimum: fact.min,
        maximum: fact.max,
        'x-unit': fact.unit,
      }
    case 'day':
      return { type: ['string', 'null'], pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$', 'x-kind': 'day' }
  }
}

/** Those of the facts that a procedure asks about, and the names of the others. */
export const shared = (declared: Declared, facts: Readonly<Record<string, FactValue | null>>) => {
  const entries = Object.entries(facts)
  const used: Facts = Object.fromEntries(entries.filter(([name]) => Object.hasOwn(declared, name)))
  return { used, unused: entries.map(([name]) => name).filter((name) => !Object.hasOwn(declared, name)) }
}
