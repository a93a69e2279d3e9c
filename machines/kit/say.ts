import { Temporal } from 'temporal-polyfill'
import type { Reckoned } from './deadlines.ts'
import type { Fact, Facts, FactValue, Unit } from './facts.ts'
import type { Value } from './outcome.ts'
import type { Procedure } from './procedure.ts'

const WORDS: Record<Unit, readonly [string, string]> = {
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
}

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** An amount with its unit, as it is said: `$1,000`, `62 days`, `1 bedroom`. */
export const amount = (value: number, unit: Unit): string =>
  unit === 'USD' ? `$${grouped.format(value)}` : `${grouped.format(value)} ${WORDS[unit][value === 1 ? 0 : 1]}`

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')

/** A day as it is said: "Tuesday, May 26, 2026"; a month "May 2026"; a year "2026". */
export const day = (value: string): string => {
  const [year = '', month, date] = value.split('-')
  const named = MONTHS[Number(month) - 1]
  if (named === undefined) return year
  if (date === undefined) return `${named} ${year}`
  return `${WEEKDAYS[Temporal.PlainDate.from(value).dayOfWeek - 1]}, ${named} ${Number(date)}, ${year}`
}

/** A fact's value in a person's words. */
export const factValue = (fact: Fact, value: FactValue | null | undefined): string => {
  if (value === null || value === undefined) return 'not known'
  switch (fact.kind) {
    case 'yes-no':
      return value === true ? 'yes' : 'no'
    case 'choice':
      return fact.choices[String(value)] ?? String(value)
    case 'number':
      return amount(Number(value), fact.unit)
    case 'day':
      return day(String(value))
  }
}

/** How a fact is called where an answer turns on it. */
export const turnsOn = (fact: Fact): string => (fact.kind === 'yes-no' ? `whether ${fact.says[0]}` : fact.label)

/** Several values of one fact as one condition: "50 percent or more", "yes", "June 3, 2026 or later". */
export const condition = (
  fact: Fact,
  values: readonly FactValue[],
  limits: readonly number[],
  tried: readonly FactValue[],
): string => {
  if (fact.kind === 'yes-no') return values.map((value) => fact.says[value === true ? 0 : 1]).join(' or ')
  if (fact.kind === 'choice') return values.map((value) => factValue(fact, value)).join(' or ')
  const order = new Map(tried.map((value, index) => [value, index]))
  const at = values.map((value) => order.get(value) ?? -1).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const index of at) {
    const last = runs.at(-1)
    if (last !== undefined && last[1] === index - 1) last[1] = index
    else runs.push([index, index])
  }
  const end = tried.length - 1
  const show = (index: number) => factValue(fact, tried[index])
  const isLimit = (index: number) => fact.kind === 'day' || limits.includes(Number(tried[index]))
  const one = ([from, to]: [number, number]): string => {
    if (from === 0 && to === end) return 'any'
    if (from === 0)
      return isLimit(to) ? `${show(to)} or ${fact.kind === 'day' ? 'earlier' : 'less'}` : `less than ${show(to + 1)}`
    if (to === end)
      return isLimit(from)
        ? `${show(from)} or ${fact.kind === 'day' ? 'later' : 'more'}`
        : `more than ${show(from - 1)}`
    if (from === to) return show(from)
    return `${isLimit(from) ? `from ${show(from)}` : `more than ${show(from - 1)}`} to ${isLimit(to) ? show(to) : `less than ${show(to + 1)}`}`
  }
  return runs.map(one).join(', or ')
}

/** What a deadline says in a sentence: "by Tuesday, May 26, 2026", an expiry "on …", or its rule while the date is not known. */
export const deadline = (reckoned: Reckoned, expires = false): string =>
  reckoned.date === null
    ? reckoned.rule
    : reckoned.edge === 'latest'
      ? `${expires ? 'on' : 'by'} ${day(reckoned.date)}`
      : `no earlier than ${day(reckoned.date)}`

/** The amount of a value, with `times` worked out from the facts; null while what it counts is not known. */
export const workedOut = (value: Value, facts: Facts): number | null => {
  if (value.times === undefined) return value.amount
  const count = typeof value.times === 'function' ? value.times(facts) : facts[value.times]
  return typeof count === 'number' ? value.amount * count : null
}

/**
 * Fills the slots of a text: facts, deadlines and values of the procedure by their names.
 *
 * @throws when a slot names nothing of the procedure's
 */
export const fill = (
  text: string,
  procedure: Procedure,
  facts: Facts,
  reckoned: Readonly<Record<string, Reckoned>>,
): string =>
  text.replace(/\{([\w-]+)\}/g, (_, name: string) => {
    const due = reckoned[name]
    if (due !== undefined) return deadline(due, procedure.deadlines[name]?.expires !== undefined)
    const value = procedure.values[name]
    if (value !== undefined) {
      const total = workedOut(value, facts)
      return total === null ? `${amount(value.amount, value.unit)} each` : amount(total, value.unit)
    }
    const fact = procedure.facts[name]
    if (fact !== undefined) return factValue(fact, facts[name])
    throw new Error(
      `${procedure.id}: a text has the slot {${name}}, which is no fact, deadline or value of the procedure`,
    )
  })
