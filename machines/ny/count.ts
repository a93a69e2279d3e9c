/** How New York counts time: General Construction Law §§ 20, 25-a, 30 and 58. */
import { Temporal } from 'temporal-polyfill'
import { type Count, type Fixed, type Plan, type Span, writeDay, writeSpan } from '../kit/deadlines.ts'
import { FIRST_YEAR, type Holiday, holidayOn, isBusinessDay, isKnownYear, isWeekend } from './holidays.ts'
import { move } from './move.ts'

const GCL = 'General Construction Law'
const GCL_20 = 'ny/gcl.20'
const GCL_24 = 'ny/gcl.24'
const GCL_25A = 'ny/gcl.25-a'
const GCL_30 = 'ny/gcl.30'
const GCL_58 = 'ny/gcl.58'

type Direction = 'after' | 'before'

/** "no business day", "Memorial Day, a public holiday (General Construction Law § 24)": why a day is no business day, or null where it is one. */
function closed(day: Temporal.PlainDate): string | null {
  if (isWeekend(day)) return 'no business day'
  const holiday = holidayOn(day)
  return holiday && `${holiday.name}, a public holiday (${GCL} § 24)`
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
export function count(from: Temporal.PlainDate, span: Span, direction: Direction, what: 'act' | 'expiry'): Count {
  switch (span.unit) {
    case 'days':
      return span.number === 2 && what === 'act' ? twoDays(from, direction) : days(from, span, span.number, direction)
    case 'weeks':
      return days(from, span, span.number * 7, direction)
    case 'months':
      return months(from, span, span.number, direction)
    case 'years':
      return months(from, span, span.number * 12, direction)
    case 'business days':
    case 'working days':
      return businessDays(from, span, direction)
  }
}

const wayOf = (direction: Direction) => (direction === 'after' ? 'forward' : 'back')
const LEFT_OUT = `That day itself is left out (${GCL} § 20).`

function days(from: Temporal.PlainDate, span: Span, number: number, direction: Direction): Count {
  const day = move(from, direction === 'after' ? number : -number)
  const unit = span.unit === 'weeks' ? ', seven days to a week,' : ', every calendar day counted,'
  return {
    day,
    steps: [LEFT_OUT, `Counting ${writeSpan(span)} ${wayOf(direction)}${unit} reaches ${writeDay(day)}.`],
    citations: [GCL_20],
  }
}

function twoDays(from: Temporal.PlainDate, direction: Direction): Count {
  const step = direction === 'after' ? 1 : -1
  const skipped: Temporal.PlainDate[] = []
  let between = move(from, step)
  while (!isBusinessDay(between)) {
    skipped.push(between)
    between = move(between, step)
  }
  const day = move(between, step)
  const left = skipped.map(
    (off) =>
      `${writeDay(off)} is ${closed(off)}; it lies in between and is not counted: the period is of two days (${GCL} § 20).`,
  )
  return {
    day,
    steps: [LEFT_OUT, ...left, `Counting 2 days ${wayOf(direction)} reaches ${writeDay(day)}.`],
    citations: skipped.some((off) => !isWeekend(off)) ? [GCL_20, GCL_24] : [GCL_20],
  }
}

function months(from: Temporal.PlainDate, span: Span, number: number, direction: Direction): Count {
  const day = from.add({ months: direction === 'after' ? number : -number }, { overflow: 'constrain' })
  const short =
    day.day === from.day
      ? []
      : [`That month has no day ${from.day}, so the period is taken to its last day (${GCL} § 30).`]
  const years = span.unit === 'years'
  const how = years
    ? `A year is twelve months (${GCL} § 58), counted to the day of the same number (${GCL} § 30).`
    : `Months are counted to the day of the same number (${GCL} § 30).`
  return {
    day,
    steps: [how, `Counting ${writeSpan(span)} ${wayOf(direction)} reaches ${writeDay(day)}.`, ...short],
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

function businessDays(from: Temporal.PlainDate, span: Span, direction: Direction): Count {
  const { day, skipped } = walk(from, span.number, direction, () => false)
  const steps = [
    LEFT_OUT,
    `No law on file says what ${span.unit} are. They are taken to be Monday to Friday less the public holidays of ${GCL} § 24: an assumption.`,
    ...skipped.map((holiday) => `${writeDay(holiday.date)} is not counted: ${holiday.name}.`),
    `Counting ${writeSpan(span)} ${wayOf(direction)} reaches ${writeDay(day)}.`,
  ]
  const maybe = skipped.filter((holiday) => holiday.worked)
  if (maybe.length > 0) {
    const other = walk(from, span.number, direction, (holiday) => holiday.worked).day
    const which = maybe.map((holiday) => writeDay(holiday.date)).join(' and ')
    steps.push(`A town office may work on ${which}. If it does, the count reaches ${writeDay(other)} instead.`)
  }
  return { day, steps, citations: [GCL_20, GCL_24] }
}

/**
 * Moves the end of a period for doing an act to the next business day where it is a Saturday, a Sunday or a public holiday:
 * § 25-a.
 *
 * @throws UnknownTime where a holiday is needed of a year not on file
 */
export function roll(day: Temporal.PlainDate): Count {
  if (isBusinessDay(day))
    return { day, steps: [`${writeDay(day)} is a business day, so nothing moves.`], citations: [] }
  const passed: Temporal.PlainDate[] = []
  let next = day
  while (!isBusinessDay(next)) {
    passed.push(next)
    next = move(next, 1)
  }
  const steps = passed.map((off) => `${writeDay(off)} is ${closed(off)}.`)
  steps.push(`The act may still be done on the next business day, ${writeDay(next)} (${GCL} § 25-a).`)
  return { day: next, steps, citations: [GCL_25A, ...holidayCite(passed)] }
}

function holidayCite(passed: readonly Temporal.PlainDate[]): string[] {
  return passed.some((off) => !isWeekend(off)) ? [GCL_24] : []
}

const STAYS: { readonly [W in Fixed]: { readonly step: string; readonly citations: readonly string[] } } = {
  notice: {
    step: `Notice counted back from a day is never moved later: ${GCL} § 25-a knows only the next business day, which would shorten the notice.`,
    citations: [GCL_25A],
  },
  expiry: {
    step: `To expire is not to do an act, so ${GCL} § 25-a does not move the day.`,
    citations: [GCL_25A],
  },
  earliest: {
    step: 'This is the first lawful day; it is never moved to an earlier one.',
    citations: [],
  },
  window: {
    step: 'This is the earliest day that still lies within the time; it is not moved.',
    citations: [],
  },
  'calendar-day': {
    step: `A day that the law names is not a period computed from a certain day, so ${GCL} § 25-a does not move it.`,
    citations: [GCL_25A],
  },
  agreed: {
    step: `A day agreed on is not a period computed from a certain day, so ${GCL} § 25-a does not move it.`,
    citations: [GCL_25A],
  },
}

/** The same day, with the reason why § 25-a does not move it. */
export function stay(day: Temporal.PlainDate, why: Fixed): Count {
  const { step, citations } = STAYS[why]
  return { day, steps: [step], citations }
}

/**
 * The business day to plan on: the last on or before a day, or the first on or after it. Where the holidays of a year before
 * `FIRST_YEAR` would be needed there is none and a step says so: a day so long past needs no plan.
 *
 * @throws UnknownTime for a year after the ones on file
 */
export function plan(day: Temporal.PlainDate, side: 'on or before' | 'on or after'): Plan {
  const step = side === 'on or before' ? -1 : 1
  const passed: Temporal.PlainDate[] = []
  let found = day
  while (isWeekend(found) || (found.year >= FIRST_YEAR && !isBusinessDay(found))) {
    passed.push(found)
    found = move(found, step)
  }
  if (found.year < FIRST_YEAR) {
    const steps = [`The public holidays before ${FIRST_YEAR} are not on file, so no business day to plan on is named.`]
    return { day: null, steps, citations: [] }
  }
  const steps: string[] = []
  if (passed.length > 0) {
    const why = passed.map((off) => `${writeDay(off)} is ${closed(off)}`).join('; ')
    const which = step < 0 ? 'last' : 'first'
    steps.push(`The day to plan on is ${writeDay(found)}, the ${which} business day ${side} ${writeDay(day)}: ${why}.`)
  }
  const tomorrow = move(found, 1)
  const eve = step < 0 && tomorrow.dayOfWeek === 6 && isKnownYear(tomorrow.year) ? holidayOn(tomorrow) : null
  const surer = eve && plan(move(found, -1), 'on or before').day
  if (eve && surer) {
    // § 24 has no Saturday shift, yet many offices keep one: nobody may be there to receive a paper.
    steps.push(
      `${writeDay(found)} is no public holiday, but an office may close then because ${eve.name} is a Saturday; ${writeDay(surer)} is surer.`,
    )
  }
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
