/**
 * A second reckoning of legal time, written to be slow to go wrong rather than fast: it writes out every day of a century one
 * after the other and then walks along that list with a finger. It shares nothing with the product but the law, so a slip
 * in either shows as a difference.
 */

interface Square {
  readonly text: string
  readonly year: number
  readonly month: number
  readonly day: number
  /** 0 is Sunday. */
  readonly weekday: number
  free: boolean
}

export type NaiveUnit = 'days' | 'business days' | 'working days' | 'weeks' | 'months' | 'years'
export type NaiveKind = 'within-after' | 'at-least-before' | 'expires' | 'not-before' | 'within-before' | 'day'
export interface NaiveDays {
  readonly counted: string
  readonly date: string
  readonly planBy: string
}

const two = (n: number) => (n < 10 ? `0${n}` : `${n}`)
const leap = (year: number) => year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0)
function lengthOf(year: number, month: number): number {
  if (month === 2) return leap(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Every day from January 1, 2005, a Saturday, to the end of 2100. */
export const squares: readonly Square[] = writeOut()
const place = new Map(squares.map((square, index) => [square.text, index]))

function writeOut(): Square[] {
  const all: Square[] = []
  let [year, month, day, weekday] = [2005, 1, 1, 6]
  while (year < 2101) {
    all.push({ text: `${year}-${two(month)}-${two(day)}`, year, month, day, weekday, free: false })
    weekday = weekday === 6 ? 0 : weekday + 1
    day++
    if (day > lengthOf(year, month)) {
      day = 1
      month++
    }
    if (month > 12) {
      month = 1
      year++
    }
  }
  for (let i = 0; i < all.length; i++) {
    const square = all[i]
    if (!square) continue
    if (isNamed(square)) square.free = true
    const before = all[i - 1]
    if (before && before.weekday === 0 && isNamed(before) && !isFlagDay(before)) square.free = true
  }
  return all
}

function isFlagDay({ month, day, weekday }: Square): boolean {
  return month === 6 && weekday === 0 && day >= 8 && day <= 14
}

/** A holiday by its own description, the Monday after a Sunday left aside. A third Monday lies on the 15th to the 21st. */
function isNamed(square: Square): boolean {
  const { year, month, day, weekday } = square
  if (isFlagDay(square)) return true
  if (month === 1) return day === 1 || (weekday === 1 && day >= 15 && day <= 21)
  if (month === 2) return day === 12 || (weekday === 1 && day >= 15 && day <= 21)
  if (month === 5) return weekday === 1 && day >= 25
  if (month === 6) return day === 19 && year >= 2021
  if (month === 7) return day === 4
  if (month === 9) return weekday === 1 && day <= 7
  if (month === 10) return weekday === 1 && day >= 8 && day <= 14
  if (month === 11) {
    if (day === 11) return true
    if (weekday === 2 && day >= 2 && day <= 8) return true
    return weekday === 4 && day >= 22 && day <= 28
  }
  return month === 12 && day === 25
}

function at(index: number): Square {
  const square = squares[index]
  if (!square) throw new Error('off the list of days')
  return square
}

function find(text: string): number {
  const index = place.get(text)
  if (index === undefined) throw new Error(`${text} is off the list of days`)
  return index
}

/** Whether an office works that day. */
export function works(index: number): boolean {
  const square = at(index)
  return square.weekday !== 0 && square.weekday !== 6 && !square.free
}

function reach(start: number, number: number, unit: NaiveUnit, step: 1 | -1, act: boolean): number {
  let finger = start
  if (unit === 'days' && number === 2 && act) {
    do finger += step
    while (!works(finger))
    return finger + step
  }
  if (unit === 'days' || unit === 'weeks') {
    for (let left = unit === 'days' ? number : 7 * number; left > 0; left--) finger += step
    return finger
  }
  if (unit === 'business days' || unit === 'working days') {
    let met = 0
    while (met < number) {
      finger += step
      if (works(finger)) met++
    }
    return finger
  }
  // Walk until the right number of months has begun, then on to the day of the same number or the month's end.
  const wanted = at(start).day
  let begun = 0
  const goal = unit === 'years' ? number * 12 : number
  while (begun < goal) {
    const month = at(finger).month
    finger += step
    if (at(finger).month !== month) begun++
  }
  const { year, month } = at(finger)
  const length = lengthOf(year, month)
  const aim = Math.min(wanted, length)
  while (at(finger).day !== aim) finger += step
  return finger
}

/**
 * Reckons one row, its trigger `YYYY-MM-DD` within 2005 to 2100.
 *
 * @throws Error where the walk leaves those years
 */
export function naive(
  kind: NaiveKind,
  trigger: string,
  number: number,
  unit: NaiveUnit,
  monthDay = '01-01',
): NaiveDays {
  const start = find(trigger)
  let counted: number
  if (kind === 'day') counted = find(`${trigger.slice(0, 4)}-${monthDay}`)
  else {
    const step = kind === 'at-least-before' || kind === 'within-before' ? -1 : 1
    counted = reach(start, number, unit, step, kind !== 'expires')
  }
  let date = counted
  if (kind === 'within-after') while (!works(date)) date++
  let plan = counted
  const later = kind === 'not-before' || kind === 'within-before'
  while (!works(plan)) plan += later ? 1 : -1
  return { counted: at(counted).text, date: at(date).text, planBy: at(plan).text }
}
