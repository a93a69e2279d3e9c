/** How New York counts time: General Construction Law §§ 20, 25-a, 30 and 58. */
import { Temporal } from 'temporal-polyfill'
import { type Count, type Fixed, type Plan, type Span, unitsIn, writeDay, writeSpan } from '../kit/deadlines.ts'
import type { Language } from '../kit/language.ts'
import { FIRST_YEAR, type Holiday, holidayIn, holidayOn, isBusinessDay, isKnownYear, isWeekend } from './holidays.ts'
import { move } from './move.ts'

const GCL = 'General Construction Law'
const GCL_20 = 'ny/gcl.20'
const GCL_24 = 'ny/gcl.24'
const GCL_25A = 'ny/gcl.25-a'
const GCL_30 = 'ny/gcl.30'
const GCL_58 = 'ny/gcl.58'

type Direction = 'after' | 'before'
type Side = 'on or before' | 'on or after'

/** What a receipt says of New York's way of counting, a sentence each; `closed` is a clause. */
interface Sayings {
  readonly leftOut: string
  readonly count: (span: Span, direction: Direction, day: string) => string
  readonly countWeeks: (span: Span, direction: Direction, day: string) => string
  readonly countPlainly: (span: Span, direction: Direction, day: string) => string
  /** Why a day is no business day; `holiday` is null for a Saturday or a Sunday. */
  readonly closed: (day: string, holiday: Holiday | null) => string
  readonly between: (closed: string) => string
  readonly years: string
  readonly months: string
  readonly short: (number: number) => string
  readonly businessDays: (span: Span) => string
  readonly skipped: (day: string, holiday: Holiday) => string
  readonly maybe: (days: readonly string[], other: string) => string
  readonly noMove: (day: string) => string
  readonly is: (closed: string) => string
  readonly moved: (day: string) => string
  readonly stays: Readonly<Record<Fixed, string>>
  readonly noPlan: string
  readonly plan: (found: string, side: Side, day: string, why: readonly string[]) => string
  readonly eve: (day: string, holiday: Holiday, surer: string) => string
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const way = (direction: Direction): string => (direction === 'after' ? 'forward' : 'back')
const hacia = (direction: Direction): string => (direction === 'after' ? 'hacia adelante' : 'hacia atrás')

const SAYINGS: Readonly<Record<Language, Sayings>> = {
  en: {
    leftOut: `That day itself is left out (${GCL} § 20).`,
    count: (span, direction, day) =>
      `Counting ${writeSpan(span)} ${way(direction)}, every calendar day counted, reaches ${day}.`,
    countWeeks: (span, direction, day) =>
      `Counting ${writeSpan(span)} ${way(direction)}, seven days to a week, reaches ${day}.`,
    countPlainly: (span, direction, day) => `Counting ${writeSpan(span)} ${way(direction)} reaches ${day}.`,
    closed: (day, holiday) =>
      `${day} is ${holiday === null ? 'no business day' : `${holiday.name}, a public holiday (${GCL} § 24)`}`,
    between: (closed) => `${closed}; it lies in between and is not counted: the period is of two days (${GCL} § 20).`,
    years: `A year is twelve months (${GCL} § 58), counted to the day of the same number (${GCL} § 30).`,
    months: `Months are counted to the day of the same number (${GCL} § 30).`,
    short: (number) => `That month has no day ${number}, so the period is taken to its last day (${GCL} § 30).`,
    businessDays: ({ unit }) =>
      `No law on file says what ${unit} are. They are taken to be Monday to Friday less the public holidays of ${GCL} § 24: an assumption.`,
    skipped: (day, { name }) => `${day} is not counted: ${name}.`,
    maybe: (days, other) =>
      `A town office may work on ${days.join(' and ')}. If it does, the count reaches ${other} instead.`,
    noMove: (day) => `${day} is a business day, so nothing moves.`,
    is: (closed) => `${closed}.`,
    moved: (day) => `The act may still be done on the next business day, ${day} (${GCL} § 25-a).`,
    stays: {
      notice: `Notice counted back from a day is never moved later: ${GCL} § 25-a knows only the next business day, which would shorten the notice.`,
      expiry: `To expire is not to do an act, so ${GCL} § 25-a does not move the day.`,
      earliest: 'This is the first lawful day; it is never moved to an earlier one.',
      window: 'This is the earliest day that still lies within the time; it is not moved.',
      'calendar-day': `A day that the law names is not a period computed from a certain day, so ${GCL} § 25-a does not move it.`,
      agreed: `A day agreed on is not a period computed from a certain day, so ${GCL} § 25-a does not move it.`,
    },
    noPlan: `The public holidays before ${FIRST_YEAR} are not on file, so no business day to plan on is named.`,
    plan: (found, side, day, why) =>
      `The day to plan on is ${found}, the ${side === 'on or before' ? 'last' : 'first'} business day ${side} ${day}: ${why.join('; ')}.`,
    eve: (day, { name }, surer) =>
      `${day} is no public holiday, but an office may close then because ${name} is a Saturday; ${surer} is surer.`,
  },
  es: {
    leftOut: `Ese día mismo no se cuenta (${GCL} § 20).`,
    count: (span, direction, day) =>
      `Al contar ${writeSpan(span, 'es')} ${hacia(direction)}, con todos los días del calendario, se llega al ${day}.`,
    countWeeks: (span, direction, day) =>
      `Al contar ${writeSpan(span, 'es')} ${hacia(direction)}, de siete días cada una, se llega al ${day}.`,
    countPlainly: (span, direction, day) =>
      `Al contar ${writeSpan(span, 'es')} ${hacia(direction)} se llega al ${day}.`,
    closed: (day, holiday) =>
      holiday === null
        ? `el ${day} no es día hábil`
        : `el ${day} es ${holidayIn(holiday, 'es')}, feriado público (${GCL} § 24)`,
    between: (closed) =>
      `${capital(closed)}; queda en medio y no se cuenta, porque el plazo es de dos días (${GCL} § 20).`,
    years: `Un año son doce meses (${GCL} § 58), contados hasta el día del mismo número (${GCL} § 30).`,
    months: `Los meses se cuentan hasta el día del mismo número (${GCL} § 30).`,
    short: (number) => `Ese mes no tiene día ${number}, así que el plazo llega hasta su último día (${GCL} § 30).`,
    businessDays: ({ unit }) =>
      `Ninguna ley que tengamos dice qué son los ${unitsIn(unit, 'es')}. Se entiende que son de lunes a viernes, menos los feriados públicos de la ${GCL} § 24: es una suposición.`,
    skipped: (day, holiday) => `El ${day} no se cuenta: es ${holidayIn(holiday, 'es')}.`,
    maybe: (days, other) =>
      `Puede que la oficina del pueblo trabaje el ${days.join(' y el ')}. En ese caso el conteo llega al ${other}.`,
    noMove: (day) => `El ${day} es día hábil, así que nada se mueve.`,
    is: (closed) => `${capital(closed)}.`,
    moved: (day) => `Todavía se puede cumplir el siguiente día hábil, el ${day} (${GCL} § 25-a).`,
    stays: {
      notice: `Un aviso que se cuenta hacia atrás desde un día nunca se mueve a más tarde: la ${GCL} § 25-a solo conoce el siguiente día hábil, y eso acortaría el aviso.`,
      expiry: `Vencer no es hacer algo, así que la ${GCL} § 25-a no mueve el día.`,
      earliest: 'Este es el primer día permitido; nunca se mueve a uno anterior.',
      window: 'Este es el primer día que todavía queda dentro del plazo; no se mueve.',
      'calendar-day': `Un día que la ley misma nombra no es un plazo contado desde cierto día, así que la ${GCL} § 25-a no lo mueve.`,
      agreed: `Un día acordado no es un plazo contado desde cierto día, así que la ${GCL} § 25-a no lo mueve.`,
    },
    noPlan: `No tenemos los feriados públicos anteriores a ${FIRST_YEAR}, así que no se nombra ningún día hábil como fecha segura.`,
    plan: (found, side, day, why) =>
      `Para planear, cuente con el ${found}, el ${side === 'on or before' ? 'último día hábil hasta' : 'primer día hábil desde'} el ${day}: ${why.join('; ')}.`,
    eve: (day, holiday, surer) =>
      `El ${day} no es feriado público, pero puede que una oficina cierre porque ${holidayIn(holiday, 'es')} cae en sábado; el ${surer} es más seguro.`,
  },
}

/** Why a day is no business day, as a clause, or null where it is one. */
function closed(day: Temporal.PlainDate, language: Language): string | null {
  const holiday = isWeekend(day) ? null : holidayOn(day)
  return holiday === null && !isWeekend(day) ? null : SAYINGS[language].closed(writeDay(day, language), holiday)
}

/**
 * Counts a period from a day, the day itself left out, without any move at the end.
 *
 * - days: calendar days, § 20. In a period of exactly two days for an act, a Saturday, Sunday or public holiday that lies in
 *   between is not counted; the last day itself is no day in between.
 * - business days, working days: Monday to Friday less the public holidays of § 24. No statute found defines them.
 * - weeks: seven calendar days each.
 * - months: to the same-numbered day, or the last day of a shorter month, § 30.
 * - years: twelve months each, § 58, so February 29 and one year is February 28.
 *
 * @param what `'expiry'`: nothing is done within the period, so the two-day rule does not apply
 * @throws UnknownTime where a holiday is needed of a year not on file
 */
export function count(
  from: Temporal.PlainDate,
  span: Span,
  direction: Direction,
  what: 'act' | 'expiry',
  language: Language = 'en',
): Count {
  switch (span.unit) {
    case 'days':
      return span.number === 2 && what === 'act'
        ? twoDays(from, span, direction, language)
        : days(from, span, span.number, direction, language)
    case 'weeks':
      return days(from, span, span.number * 7, direction, language)
    case 'months':
      return months(from, span, span.number, direction, language)
    case 'years':
      return months(from, span, span.number * 12, direction, language)
    case 'business days':
    case 'working days':
      return businessDays(from, span, direction, language)
  }
}

function days(from: Temporal.PlainDate, span: Span, number: number, direction: Direction, language: Language): Count {
  const { leftOut, count: counted, countWeeks } = SAYINGS[language]
  const day = move(from, direction === 'after' ? number : -number)
  const said = span.unit === 'weeks' ? countWeeks : counted
  return { day, steps: [leftOut, said(span, direction, writeDay(day, language))], citations: [GCL_20] }
}

function twoDays(from: Temporal.PlainDate, span: Span, direction: Direction, language: Language): Count {
  const { leftOut, between: isBetween, countPlainly } = SAYINGS[language]
  const step = direction === 'after' ? 1 : -1
  const skipped: Temporal.PlainDate[] = []
  let between = move(from, step)
  while (!isBusinessDay(between)) {
    skipped.push(between)
    between = move(between, step)
  }
  const day = move(between, step)
  const left = skipped.flatMap((off) => closed(off, language) ?? []).map(isBetween)
  return {
    day,
    steps: [leftOut, ...left, countPlainly(span, direction, writeDay(day, language))],
    citations: skipped.some((off) => !isWeekend(off)) ? [GCL_20, GCL_24] : [GCL_20],
  }
}

function months(from: Temporal.PlainDate, span: Span, number: number, direction: Direction, language: Language): Count {
  const says = SAYINGS[language]
  const day = from.add({ months: direction === 'after' ? number : -number }, { overflow: 'constrain' })
  const short = day.day === from.day ? [] : [says.short(from.day)]
  const years = span.unit === 'years'
  return {
    day,
    steps: [years ? says.years : says.months, says.countPlainly(span, direction, writeDay(day, language)), ...short],
    citations: years ? [GCL_58, GCL_30] : [GCL_30],
  }
}

/** Walks to the nth day that `counts`, and returns it with the holidays passed over. */
function walk(
  from: Temporal.PlainDate,
  number: number,
  direction: Direction,
  counts: (holiday: Holiday) => boolean,
): { day: Temporal.PlainDate; skipped: Holiday[] } {
  const step = direction === 'after' ? 1 : -1
  const skipped: Holiday[] = []
  let day = from
  for (let left = number; left > 0; ) {
    day = move(day, step)
    if (isWeekend(day)) continue
    const holiday = holidayOn(day)
    if (holiday && !counts(holiday)) skipped.push(holiday)
    else left--
  }
  return { day, skipped }
}

function businessDays(from: Temporal.PlainDate, span: Span, direction: Direction, language: Language): Count {
  const says = SAYINGS[language]
  const { day, skipped } = walk(from, span.number, direction, () => false)
  const steps = [
    says.leftOut,
    says.businessDays(span),
    ...skipped.map((holiday) => says.skipped(writeDay(holiday.date, language), holiday)),
    says.countPlainly(span, direction, writeDay(day, language)),
  ]
  const maybe = skipped.filter((holiday) => holiday.worked)
  if (maybe.length > 0) {
    const other = walk(from, span.number, direction, (holiday) => holiday.worked).day
    const which = maybe.map((holiday) => writeDay(holiday.date, language))
    steps.push(says.maybe(which, writeDay(other, language)))
  }
  return { day, steps, citations: [GCL_20, GCL_24] }
}

/**
 * Moves the end of a period for doing an act to the next business day where it is a Saturday, a Sunday or a public holiday:
 * § 25-a.
 *
 * @throws UnknownTime where a holiday is needed of a year not on file
 */
export function roll(day: Temporal.PlainDate, language: Language = 'en'): Count {
  const says = SAYINGS[language]
  if (isBusinessDay(day)) return { day, steps: [says.noMove(writeDay(day, language))], citations: [] }
  const passed: Temporal.PlainDate[] = []
  let next = day
  while (!isBusinessDay(next)) {
    passed.push(next)
    next = move(next, 1)
  }
  const steps = passed.flatMap((off) => closed(off, language) ?? []).map(says.is)
  steps.push(says.moved(writeDay(next, language)))
  return { day: next, steps, citations: [GCL_25A, ...holidayCite(passed)] }
}

function holidayCite(passed: readonly Temporal.PlainDate[]): string[] {
  return passed.some((off) => !isWeekend(off)) ? [GCL_24] : []
}

const STAYS_BY: { readonly [W in Fixed]: readonly string[] } = {
  notice: [GCL_25A],
  expiry: [GCL_25A],
  earliest: [],
  window: [],
  'calendar-day': [GCL_25A],
  agreed: [GCL_25A],
}

/** The same day, with the reason why § 25-a does not move it. */
export function stay(day: Temporal.PlainDate, why: Fixed, language: Language = 'en'): Count {
  return { day, steps: [SAYINGS[language].stays[why]], citations: STAYS_BY[why] }
}

/**
 * The business day to plan on: the last on or before a day, or the first on or after it. Where the holidays of a year before
 * `FIRST_YEAR` would be needed there is none and a step says so: a day so long past needs no plan.
 *
 * @throws UnknownTime for a year after the ones on file
 */
export function plan(day: Temporal.PlainDate, side: Side, language: Language = 'en'): Plan {
  const says = SAYINGS[language]
  const write = (one: Temporal.PlainDate): string => writeDay(one, language)
  const step = side === 'on or before' ? -1 : 1
  const passed: Temporal.PlainDate[] = []
  let found = day
  while (isWeekend(found) || (found.year >= FIRST_YEAR && !isBusinessDay(found))) {
    passed.push(found)
    found = move(found, step)
  }
  if (found.year < FIRST_YEAR) return { day: null, steps: [says.noPlan], citations: [] }
  const steps: string[] = []
  if (passed.length > 0) {
    const why = passed.flatMap((off) => closed(off, language) ?? [])
    steps.push(says.plan(write(found), side, write(day), why))
  }
  const tomorrow = move(found, 1)
  const eve = step < 0 && tomorrow.dayOfWeek === 6 && isKnownYear(tomorrow.year) ? holidayOn(tomorrow) : null
  const surer = eve && plan(move(found, -1), 'on or before').day
  // § 24 has no Saturday shift, yet many offices keep one: nobody may be there to receive a paper.
  if (eve && surer) steps.push(says.eve(write(found), eve, write(surer)))
  return { day: found, steps, citations: holidayCite(passed) }
}

/**
 * Today's calendar day in New York, `YYYY-MM-DD`.
 *
 * @param now the moment to take; the clock's where left out
 */
export function todayInNewYork(now?: Temporal.Instant): string {
  const moment = now ?? Temporal.Now.instant()
  return moment.toZonedDateTimeISO('America/New_York').toPlainDate().toString()
}
