/** Holds posted facts against what a procedure, or a town, declares. Nothing is guessed, rounded or read from a string. */
import type { Fact, Facts, FactValue } from '../../machines/kit/facts.ts'
import type { Language } from '../../machines/kit/language.ts'
import { amount } from '../../machines/kit/say.ts'
import { isDayMonthOrYear } from '../contract.ts'

/** What does not fit, and where: `{ path: 'facts.bedrooms', message: 'must be a whole number' }`. */
export interface Misfit {
  readonly path: string
  readonly message: string
}

type Declared = Readonly<Record<string, Fact>>

const quoted = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(', ')

interface Faults {
  readonly yesNo: string
  readonly choice: (choices: string) => string
  readonly number: string
  readonly whole: string
  readonly range: (from: string, to: string) => string
  readonly day: string
  readonly unknown: (names: string) => string
}

const FAULTS: Readonly<Record<Language, Faults>> = {
  en: {
    yesNo: 'must be true, false or null',
    choice: (choices) => `must be one of ${choices} or null`,
    number: 'must be a number or null',
    whole: 'must be a whole number',
    range: (from, to) => `must be from ${from} to ${to}`,
    day: 'must be a day of the calendar (2026-05-04), a month (2026-05), a year (2026) or null',
    unknown: (names) => `is no fact asked about here: there are ${names}`,
  },
  es: {
    yesNo: 'debe ser sí, no o “no lo sé” (true, false, null)',
    choice: (choices) => `debe ser una de estas opciones: ${choices}, o null`,
    number: 'debe ser un número, o null',
    whole: 'debe ser un número entero',
    range: (from, to) => `debe estar entre ${from} y ${to}`,
    day: 'debe ser un día del calendario (2026-05-04), un mes (2026-05), un año (2026) o null',
    unknown: (names) => `no es un dato que se pregunte aquí: existen ${names}`,
  },
}

/** What is wrong with a value for a fact, or null where it fits. `null` always fits: the person does not know. */
export const misfit = (fact: Fact, value: FactValue | null, language: Language = 'en'): string | null => {
  if (value === null) return null
  const says = FAULTS[language]
  switch (fact.kind) {
    case 'yes-no':
      return typeof value === 'boolean' ? null : says.yesNo
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(fact.choices, value)
        ? null
        : says.choice(quoted(Object.keys(fact.choices)))
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return says.number
      if (fact.whole === true && !Number.isInteger(value)) return says.whole
      return value >= fact.min && value <= fact.max
        ? null
        : says.range(amount(fact.min, fact.unit, language), amount(fact.max, fact.unit, language))
    case 'day':
      return typeof value === 'string' && isDayMonthOrYear(value) ? null : says.day
  }
}

/** What is wrong with one fact by its name, or null where it fits; an unknown name lists the known ones. */
export const misfitOf = (
  declared: Declared,
  name: string,
  value: FactValue | null,
  language: Language = 'en',
): string | null => {
  const fact = Object.hasOwn(declared, name) ? declared[name] : undefined
  return fact === undefined ? FAULTS[language].unknown(quoted(Object.keys(declared))) : misfit(fact, value, language)
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
