/**
 * The second opinion: a procedure told once more as a flat table, written from the law's sentences. Nothing here is shared with
 * the machines. A table is read from above; the first row whose every condition holds decides.
 */
import { z } from 'zod'
import { counted, nearestBusinessDay, type Unit } from './days.ts'

const value = z.union([z.boolean(), z.string(), z.number()])
const row = z.strictObject({
  /** The sentences the row was written from. The machine must cite each of them where the row decides. */
  from: z.array(z.string()).min(1),
  /**
   * By fact: a value or one of several; an amount's bound ("<= 40", "> 15 and <= 20"), also against another amount ("> before");
   * a day against a period's end ("by hearing", "after hearing", "from window", "before window"); or "known", "not known".
   */
  when: z.record(z.string(), z.union([value, z.array(value)])),
  /** Status and verdict. */
  is: z.tuple([z.string(), z.string().nullable()]),
})
const period = z.strictObject({
  from: z.array(z.string()).min(1),
  /** "62 days", "7 business days", "2 years". */
  span: z.string().regex(/^\d+ (days|business days|months|years)$/),
  after: z.string().optional(),
  before: z.string().optional(),
  /** The day agreed on, which takes the place of the end where it is later. */
  unless: z.string().optional(),
  /** Whether § 25-a lets the act be done on the next business day: not for a notice's last day, nor for what merely lapses. */
  moves: z.boolean(),
  /** A time that begins on its day: a window looked back on, a waiting time. */
  begins: z.boolean().optional(),
})
/** A number, a fact or quantity by its name, or an operation on others: `['*', 25, bedrooms]`. */
export type Sum = number | string | readonly [operation: string, left: Sum, right: Sum]
const sum: z.ZodType<Sum> = z.lazy(() => z.union([z.number(), z.string(), z.tuple([z.string(), sum, sum]).readonly()]))
const quantity = z.array(z.strictObject({ from: row.shape.from, when: row.shape.when, is: sum }))
const whole = z.strictObject({
  /** In a case a day that is not known has not come: nothing that turns on it holds. */
  case: z.boolean().optional(),
  /** By the id of the deadline that they are held against. */
  periods: z.record(z.string(), period).optional(),
  /** Numbers that sums lean on, each by rows of its own. */
  quantities: z.record(z.string(), quantity).optional(),
  /** What is worked out from facts, by the id of the value that it is held against. */
  amounts: z.record(z.string(), sum).optional(),
  rows: z.array(row),
})
/** A table without periods is written as its rows alone. */
export const tableSchema = z.preprocess((written) => (Array.isArray(written) ? { rows: written } : written), whole)

export type Row = z.infer<typeof row>
export type Period = z.infer<typeof period>
export type Table = z.infer<typeof whole>
type Value = boolean | string | number
/** What is known, by fact; `null` or absent is not known. */
export type Known = Readonly<Record<string, Value | null | undefined>>

/** The three days of a period; `date` is the last lawful day, or the first where the period begins on it. */
export interface Ends {
  readonly counted: string
  readonly date: string
  readonly planBy: string
}

/** The fact whose day a period is counted from. @throws where the table names none */
export const triggerOf = ({ after, before }: Period): string => {
  const name = after ?? before
  if (name === undefined) throw new Error('a period is counted from no day')
  return name
}

/** Counts a period; null while the day it is counted from is not known. */
export const endsOf = (one: Period, facts: Known): Ends | null => {
  const from = facts[triggerOf(one)]
  if (typeof from !== 'string') return null
  const [amount = '', ...unit] = one.span.split(' ')
  const reached = counted(from, Number(amount) * (one.after === undefined ? -1 : 1), unit.join(' ') as Unit)
  const date = one.moves ? nearestBusinessDay(reached, 1) : reached
  const agreed = one.unless === undefined ? undefined : facts[one.unless]
  if (typeof agreed === 'string' && agreed > date)
    return { counted: agreed, date: agreed, planBy: nearestBusinessDay(agreed, -1) }
  return { counted: reached, date, planBy: nearestBusinessDay(reached, one.begins ? 1 : -1) }
}

type Answer = 'yes' | 'no' | 'open'

const BOUNDS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

const bound = (text: string, given: number, facts: Known): Answer => {
  let answer: Answer = 'yes'
  for (const part of text.split(' and ')) {
    const [sign = '', amount = ''] = part.trim().split(' ')
    const test = BOUNDS[sign]
    if (test === undefined) throw new Error(`"${text}" is no bound of an amount`)
    const other = Number.isNaN(Number(amount)) ? facts[amount] : Number(amount)
    if (typeof other !== 'number') answer = 'open'
    else if (!test(given, other)) return 'no'
  }
  return answer
}

const DAYS: Readonly<Record<string, (day: string, end: string) => boolean>> = {
  by: (day, end) => day <= end,
  after: (day, end) => day > end,
  from: (day, end) => day >= end,
  before: (day, end) => day < end,
}

const holds = (table: Table, name: string, wanted: Value, facts: Known): Answer => {
  const given = facts[name]
  const [word = '', id = ''] = String(wanted).split(' ')
  const period = DAYS[word] === undefined ? undefined : table.periods?.[id]
  // A day that has not come is no open question in a case.
  const missing: Answer = table.case ? 'no' : 'open'
  const there = given !== null && given !== undefined
  if (wanted === 'known') return there ? 'yes' : missing
  if (wanted === 'not known') return there ? 'no' : 'yes'
  if (!there) return period === undefined ? 'open' : missing
  if (period !== undefined) {
    const end = endsOf(period, facts)
    if (end === null) return missing
    return DAYS[word]?.(String(given), end.date) ? 'yes' : 'no'
  }
  if (typeof given === 'number' && typeof wanted === 'string') return bound(wanted, given, facts)
  return wanted === given ? 'yes' : 'no'
}

const answerOf = (table: Table, when: Row['when'], facts: Known): Answer => {
  const answers = Object.entries(when).map(([name, wanted]): Answer => {
    const each = [wanted].flat().map((choice) => holds(table, name, choice, facts))
    return each.includes('yes') ? 'yes' : each.includes('open') ? 'open' : 'no'
  })
  return answers.includes('no') ? 'no' : answers.includes('open') ? 'open' : 'yes'
}

/** The rows that may decide for what is known: one where the facts settle it, several where a missing one could turn it. */
export const readRows = (table: Table, facts: Known): Row[] => {
  const found: Row[] = []
  for (const one of table.rows) {
    const answer = answerOf(table, one.when, facts)
    if (answer === 'no') continue
    found.push(one)
    if (answer === 'yes') break
  }
  return found
}

const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '*': (a, b) => a * b,
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  max: Math.max,
  min: Math.min,
}

/** Works a sum out; null while something it leans on is not known. @throws where it names an operation that is none */
export const workedOut = (table: Table, one: Sum, facts: Known): number | null => {
  if (typeof one === 'number') return one
  if (typeof one === 'string') {
    const given = facts[one]
    if (typeof given === 'number') return given
    // The rows of a quantity are ways of knowing it: one that cannot be told leaves it to the others.
    const row = table.quantities?.[one]?.find(({ when }) => answerOf(table, when, facts) === 'yes')
    return row === undefined ? null : workedOut(table, row.is, facts)
  }
  const [operation, left, right] = one
  const work = OPERATIONS[operation]
  if (work === undefined) throw new Error(`${operation} is no operation of a sum`)
  const [a, b] = [workedOut(table, left, facts), workedOut(table, right, facts)]
  return a === null || b === null ? null : work(a, b)
}

/**
 * All that a table can say for what is known.
 *
 * @param table the whole table, or its rows where it has no periods
 * @returns `[status, verdict]` as text, each once; empty where no row fits
 */
export const read = (table: Table | readonly Row[], facts: Known): ReadonlySet<string> => {
  const told = 'rows' in table ? table : { rows: [...table] }
  return new Set(readRows(told, facts).map(({ is }) => JSON.stringify(is)))
}
