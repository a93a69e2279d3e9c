/** How amounts, days, facts, conditions and deadlines are said, in each language. Facts and procedures come in that language. */
import { Temporal } from 'temporal-polyfill'
import type { Reckoned } from './deadlines.ts'
import type { Fact, Facts, FactValue, Unit } from './facts.ts'
import { english, type Language, type Told, type Words } from './language.ts'
import type { Value } from './outcome.ts'

interface Grammar {
  /** One, and several. */
  readonly units: Readonly<Record<Unit, readonly [string, string]>>
  readonly months: readonly string[]
  /** Monday first. */
  readonly weekdays: readonly string[]
  readonly day: (weekday: string, month: string, date: number, year: string) => string
  readonly month: (month: string, year: string) => string
  /** A day of any year. */
  readonly monthDay: (month: string, date: number) => string
  /** A day as it stands in a sentence. */
  readonly onDay: (day: string) => string
  /** A choice as it stands in a condition. */
  readonly quoted: (choice: string) => string
  readonly unknown: string
  readonly yes: string
  readonly no: string
  readonly whether: (clause: string) => string
  /** Two or more alternatives as one. */
  readonly or: (alternatives: readonly string[]) => string
  readonly orRun: (runs: readonly string[]) => string
  readonly any: string
  readonly orLess: (limit: string, kind: 'day' | 'number') => string
  readonly orMore: (limit: string, kind: 'day' | 'number') => string
  readonly lessThan: (limit: string) => string
  readonly moreThan: (limit: string) => string
  /** From one to the other; where a side is not `included` it is the limit that is not reached. */
  readonly between: (from: { said: string; included: boolean }, to: { said: string; included: boolean }) => string
  readonly by: (day: string) => string
  readonly on: (day: string) => string
  readonly noEarlier: (day: string) => string
  readonly each: (amount: string) => string
}

const words = (text: string): string[] => text.split(' ')

/** "de" before a Spanish phrase: "del día", "de la audiencia". */
export const de = (phrase: string): string => (phrase.startsWith('el ') ? `del ${phrase.slice(3)}` : `de ${phrase}`)
/** "a" before a Spanish phrase: "al día", "a la audiencia". */
export const al = (phrase: string): string => (phrase.startsWith('el ') ? `al ${phrase.slice(3)}` : `a ${phrase}`)
/** "y" before a Spanish phrase, "e" before the sound of an i. */
export const y = (phrase: string): string => `${/^h?[ií](?!e)/i.test(phrase) ? 'e' : 'y'} ${phrase}`
/** "o" before a Spanish phrase, "u" before the sound of an o. */
const o = (phrase: string): string => `${/^[“"]?h?[oó]/i.test(phrase) ? 'u' : 'o'} ${phrase}`

const GRAMMAR: Readonly<Record<Language, Grammar>> = {
  en: {
    units: {
      days: ['day', 'days'],
      'business-days': ['business day', 'business days'],
      weeks: ['week', 'weeks'],
      months: ['month', 'months'],
      years: ['year', 'years'],
      gal: ['gallon', 'gallons'],
      gpd: ['gallon per day', 'gallons per day'],
      'gpd/bedroom': ['gallon per day per bedroom', 'gallons per day per bedroom'],
      ft: ['foot', 'feet'],
      in: ['inch', 'inches'],
      sqft: ['square foot', 'square feet'],
      percent: ['percent', 'percent'],
      USD: ['dollar', 'dollars'],
      bedrooms: ['bedroom', 'bedrooms'],
      'min/in': ['minute per inch', 'minutes per inch'],
    },
    months: words('January February March April May June July August September October November December'),
    weekdays: words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    day: (weekday, month, date, year) => `${weekday}, ${month} ${date}, ${year}`,
    month: (month, year) => `${month} ${year}`,
    monthDay: (month, date) => `${month} ${date}`,
    onDay: (day) => day,
    quoted: (choice) => choice,
    unknown: 'not known',
    yes: 'yes',
    no: 'no',
    whether: (clause) => `whether ${clause}`,
    or: (alternatives) => alternatives.join(' or '),
    orRun: (runs) => runs.join(', or '),
    any: 'any',
    orLess: (limit, kind) => `${limit} or ${kind === 'day' ? 'earlier' : 'less'}`,
    orMore: (limit, kind) => `${limit} or ${kind === 'day' ? 'later' : 'more'}`,
    lessThan: (limit) => `less than ${limit}`,
    moreThan: (limit) => `more than ${limit}`,
    between: (from, to) =>
      `${from.included ? 'from' : 'more than'} ${from.said} to ${to.included ? '' : 'less than '}${to.said}`,
    by: (day) => `by ${day}`,
    on: (day) => `on ${day}`,
    noEarlier: (day) => `no earlier than ${day}`,
    each: (amount) => `${amount} each`,
  },
  es: {
    units: {
      days: ['día', 'días'],
      'business-days': ['día hábil', 'días hábiles'],
      weeks: ['semana', 'semanas'],
      months: ['mes', 'meses'],
      years: ['año', 'años'],
      gal: ['galón', 'galones'],
      gpd: ['galón por día', 'galones por día'],
      'gpd/bedroom': ['galón por día por dormitorio', 'galones por día por dormitorio'],
      ft: ['pie', 'pies'],
      in: ['pulgada', 'pulgadas'],
      sqft: ['pie cuadrado', 'pies cuadrados'],
      percent: ['por ciento', 'por ciento'],
      USD: ['dólar', 'dólares'],
      bedrooms: ['dormitorio', 'dormitorios'],
      'min/in': ['minuto por pulgada', 'minutos por pulgada'],
    },
    months: words('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    weekdays: words('lunes martes miércoles jueves viernes sábado domingo'),
    day: (weekday, month, date, year) => `${weekday}, ${date} de ${month} de ${year}`,
    month: (month, year) => `${month} de ${year}`,
    monthDay: (month, date) => `${date} de ${month}`,
    onDay: (day) => `el ${day}`,
    quoted: (choice) => `“${choice}”`,
    unknown: 'no se sabe',
    yes: 'sí',
    no: 'no',
    whether: (clause) => `si ${clause}`,
    or: ([first = '', ...others]) => [first, ...others.map(o)].join(' '),
    orRun: ([first = '', ...others]) => [first, ...others.map(o)].join(', '),
    any: 'cualquiera',
    orLess: (limit, kind) => `${limit} o ${kind === 'day' ? 'antes' : 'menos'}`,
    orMore: (limit, kind) => `${limit} o ${kind === 'day' ? 'después' : 'más'}`,
    lessThan: (limit) => `menos ${de(limit)}`,
    moreThan: (limit) => `más ${de(limit)}`,
    between: (from, to) =>
      from.included
        ? to.included
          ? `${de(from.said)} ${al(to.said)}`
          : `${de(from.said)} a menos ${de(to.said)}`
        : `más ${de(from.said)} y ${to.included ? `hasta ${to.said}` : `menos ${de(to.said)}`}`,
    by: (day) => `a más tardar el ${day}`,
    on: (day) => `el ${day}`,
    noEarlier: (day) => `no antes del ${day}`,
    each: (amount) => `${amount} cada uno`,
  },
}

// New York writes 1,000 in Spanish too.
const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** An amount with its unit, as it is said: `$1,000`, `62 days`, `1 bedroom`; `62 días`. */
export const amount = (value: number, unit: Unit, language: Language = 'en'): string =>
  unit === 'USD'
    ? `$${grouped.format(value)}`
    : `${grouped.format(value)} ${GRAMMAR[language].units[unit][value === 1 ? 0 : 1]}`

/** How the amounts of a unit are named above a field: "feet", "dollars"; "pies", "dólares". */
export const unitName = (unit: Unit, language: Language = 'en'): string => GRAMMAR[language].units[unit][1]

/** A day as it is said: "Tuesday, May 26, 2026"; "martes, 26 de mayo de 2026". */
export const wholeDay = (date: Temporal.PlainDate, language: Language = 'en'): string => {
  const { weekdays, months, day: write } = GRAMMAR[language]
  return write(weekdays[date.dayOfWeek - 1] ?? '', months[date.month - 1] ?? '', date.day, String(date.year))
}

/** A day `YYYY-MM-DD` as it is said: "Tuesday, May 26, 2026"; a month "May 2026", "mayo de 2026"; a year "2026". */
export const day = (value: string, language: Language = 'en'): string => {
  const grammar = GRAMMAR[language]
  const [year = '', month, date] = value.split('-')
  const named = grammar.months[Number(month) - 1]
  if (named === undefined) return year
  if (date === undefined) return grammar.month(named, year)
  return wholeDay(Temporal.PlainDate.from(value), language)
}

/** A day of any year, `MM-DD`, as it is said: "August 31", "31 de agosto". */
export const monthDay = (value: string, language: Language = 'en'): string => {
  const [month = 0, date = 0] = value.split('-').map(Number)
  return GRAMMAR[language].monthDay(GRAMMAR[language].months[month - 1] ?? '', date)
}

/**
 * A fact's value in a person's words.
 *
 * @param fact in the language, or in English with the town's `words` beside it
 */
export const factValue = (
  fact: Fact,
  value: FactValue | null | undefined,
  language: Language = 'en',
  say: Words = english,
): string => {
  const grammar = GRAMMAR[language]
  if (value === null || value === undefined) return grammar.unknown
  switch (fact.kind) {
    case 'yes-no':
      return value === true ? grammar.yes : grammar.no
    case 'choice':
      return say(fact.choices[String(value)] ?? String(value))
    case 'number':
      return amount(Number(value), fact.unit, language)
    case 'day':
      return day(String(value), language)
  }
}

/** How a fact is called where an answer turns on it: "whether the town has inspected the system", "the day of the transfer". */
export const turnsOn = (fact: Fact, language: Language = 'en'): string =>
  fact.kind === 'yes-no' ? GRAMMAR[language].whether(fact.says[0]) : fact.label

/** Several values of one fact as one condition: "50 percent or more", "yes", "June 3, 2026 or later". */
export const condition = (
  fact: Fact,
  values: readonly FactValue[],
  limits: readonly number[],
  tried: readonly FactValue[],
  language: Language = 'en',
): string => {
  const grammar = GRAMMAR[language]
  if (fact.kind === 'yes-no') return grammar.or(values.map((value) => fact.says[value === true ? 0 : 1]))
  if (fact.kind === 'choice') return grammar.or(values.map((value) => grammar.quoted(factValue(fact, value, language))))
  const order = new Map(tried.map((value, index) => [value, index]))
  const at = values.map((value) => order.get(value) ?? -1).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const index of at) {
    const last = runs.at(-1)
    if (last !== undefined && last[1] === index - 1) last[1] = index
    else runs.push([index, index])
  }
  const end = tried.length - 1
  const show = (index: number) => {
    const said = factValue(fact, tried[index], language)
    return fact.kind === 'day' ? grammar.onDay(said) : said
  }
  const isLimit = (index: number) => fact.kind === 'day' || limits.includes(Number(tried[index]))
  const one = ([from, to]: [number, number]): string => {
    if (from === 0 && to === end) return grammar.any
    if (from === 0) return isLimit(to) ? grammar.orLess(show(to), fact.kind) : grammar.lessThan(show(to + 1))
    if (to === end) return isLimit(from) ? grammar.orMore(show(from), fact.kind) : grammar.moreThan(show(from - 1))
    if (from === to) return show(from)
    return grammar.between(
      isLimit(from) ? { said: show(from), included: true } : { said: show(from - 1), included: false },
      isLimit(to) ? { said: show(to), included: true } : { said: show(to + 1), included: false },
    )
  }
  return grammar.orRun(runs.map(one))
}

/** What a deadline says in a sentence: "by Tuesday, May 26, 2026", an expiry "on …", or its rule while the date is not known. */
export const deadline = (reckoned: Reckoned, expires = false, language: Language = 'en'): string => {
  if (reckoned.date === null) return reckoned.rule
  const { on, by, noEarlier } = GRAMMAR[language]
  const said = day(reckoned.date, language)
  return reckoned.edge === 'latest' ? (expires ? on(said) : by(said)) : noEarlier(said)
}

/** The amount of a value, with `times` worked out from the facts; null while what it counts is not known. */
export const workedOut = (value: Value, facts: Facts): number | null => {
  if (value.times === undefined) return value.amount
  const count = typeof value.times === 'function' ? value.times(facts) : facts[value.times]
  return typeof count === 'number' ? value.amount * count : null
}

/**
 * Fills the slots of a text: facts, deadlines and values of the procedure by their names.
 *
 * @param text in the language, as are the procedure's texts and the rules of `reckoned`
 * @throws when a slot names nothing of the procedure's
 */
export const fill = (
  text: string,
  procedure: Told,
  facts: Facts,
  reckoned: Readonly<Record<string, Reckoned>>,
  language: Language = 'en',
): string =>
  text.replace(/\{([\w-]+)\}/g, (_, name: string) => {
    const due = reckoned[name]
    if (due !== undefined) return deadline(due, procedure.deadlines[name]?.expires !== undefined, language)
    const value = procedure.values[name]
    if (value !== undefined) {
      const total = workedOut(value, facts)
      return total === null
        ? GRAMMAR[language].each(amount(value.amount, value.unit, language))
        : amount(total, value.unit, language)
    }
    const fact = procedure.facts[name]
    if (fact !== undefined) return factValue(fact, facts[name], language)
    throw new Error(
      `${procedure.id}: a text has the slot {${name}}, which is no fact, deadline or value of the procedure`,
    )
  })
