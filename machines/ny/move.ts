/** Moving along the calendar by days. */
import { Temporal } from 'temporal-polyfill'
import { FIRST_YEAR, isKnownYear } from './holidays.ts'

// Adding days is by far the slowest thing the polyfill does, and a count or a roll adds them one by one. Each day of the
// known years is therefore made once, by Temporal, and found again by its number.
const START = new Temporal.PlainDate(FIRST_YEAR, 1, 1)
const DAYS = new Map<number, Temporal.PlainDate>()
const BEFORE_YEAR = new Map<number, number>()

function numberOf(day: Temporal.PlainDate): number {
  let before = BEFORE_YEAR.get(day.year)
  if (before === undefined) {
    before = START.until(new Temporal.PlainDate(day.year, 1, 1), { largestUnit: 'days' }).days
    BEFORE_YEAR.set(day.year, before)
  }
  return before + day.dayOfYear
}

/** The day so many days later, or earlier where `days` is negative. */
export function move(day: Temporal.PlainDate, days: number): Temporal.PlainDate {
  if (!isKnownYear(day.year)) return day.add({ days })
  const number = numberOf(day) + days
  const known = DAYS.get(number)
  if (known) return known
  const moved = day.add({ days })
  if (isKnownYear(moved.year)) DAYS.set(number, moved)
  return moved
}
