/**
 * The second opinion's own reckoning of days, on the numbers that astronomers give to days, with nothing of the machines'
 * calendar. Every day is told as `YYYY-MM-DD`.
 */

/** What a length of time is counted in. A working day is a business day. */
export type Unit = 'days' | 'business days' | 'months' | 'years'

const two = (n: number): string => String(n).padStart(2, '0')

/** The number of a day: Monday's is divided by seven without a rest. */
const numberOf = (year: number, month: number, day: number): number => {
  const late = Math.floor((14 - month) / 12)
  const years = year + 4800 - late
  const months = month + 12 * late - 3
  return (
    day +
    Math.floor((153 * months + 2) / 5) +
    365 * years +
    Math.floor(years / 4) -
    Math.floor(years / 100) +
    Math.floor(years / 400) -
    32045
  )
}

const partsOf = (text: string): [year: number, month: number, day: number] => {
  const [year, month, day] = text.split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined) throw new Error(`${text} is no day`)
  return [year, month, day]
}

const textOf = (number: number): string => {
  const a = number + 32044
  const b = Math.floor((4 * a + 3) / 146097)
  const c = a - Math.floor((146097 * b) / 4)
  const d = Math.floor((4 * c + 3) / 1461)
  const e = c - Math.floor((1461 * d) / 4)
  const m = Math.floor((5 * e + 2) / 153)
  const day = e - Math.floor((153 * m + 2) / 5) + 1
  return `${100 * b + d - 4800 + Math.floor(m / 10)}-${two(m + 3 - 12 * Math.floor(m / 10))}-${two(day)}`
}

const lengthOf = (year: number, month: number): number =>
  numberOf(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) - numberOf(year, month, 1)

/** General Construction Law § 24 by its words; `weekday` 0 is Monday. */
const named = (year: number, month: number, day: number, weekday: number): 'holiday' | 'flag day' | null => {
  const which = Math.ceil(day / 7)
  switch (month) {
    case 1:
      return day === 1 || (weekday === 0 && which === 3) ? 'holiday' : null
    case 2:
      return day === 12 || (weekday === 0 && which === 3) ? 'holiday' : null
    case 5:
      return weekday === 0 && day + 7 > lengthOf(year, 5) ? 'holiday' : null
    case 6:
      if (day === 19) return 'holiday'
      return weekday === 6 && which === 2 ? 'flag day' : null
    case 7:
      return day === 4 ? 'holiday' : null
    case 9:
      return weekday === 0 && which === 1 ? 'holiday' : null
    case 10:
      return weekday === 0 && which === 2 ? 'holiday' : null
    case 11:
      // The Tuesday after the first Monday is never the first of the month.
      return day === 11 || (weekday === 1 && day >= 2 && day <= 8) || (weekday === 3 && which === 4) ? 'holiday' : null
    case 12:
      return day === 25 ? 'holiday' : null
    default:
      return null
  }
}

const isOpen = (number: number): boolean => {
  const weekday = number % 7
  if (weekday > 4) return false
  const [year, month, day] = partsOf(textOf(number))
  if (named(year, month, day, weekday) !== null) return false
  if (weekday !== 0) return true
  const [sundayYear, sundayMonth, sunday] = partsOf(textOf(number - 1))
  return named(sundayYear, sundayMonth, sunday, 6) !== 'holiday'
}

/** Whether a day is a business day. */
export const isBusinessDay = (day: string): boolean => isOpen(numberOf(...partsOf(day)))

/** The day so many days later, or earlier where negative. */
export const shifted = (day: string, days: number): string => textOf(numberOf(...partsOf(day)) + days)

/** The nearest business day from a day on, itself included; `step` −1 looks back. */
export const nearestBusinessDay = (day: string, step: 1 | -1): string => {
  let number = numberOf(...partsOf(day))
  while (!isOpen(number)) number += step
  return textOf(number)
}

/**
 * The day that plain counting reaches: the day counted from is left out (§ 20), months go by the number of the day or the last
 * of the month (§ 30), a year is twelve months (§ 58).
 *
 * @param amount whole; negative counts back
 */
export const counted = (from: string, amount: number, unit: Unit): string => {
  const [year, month, day] = partsOf(from)
  if (unit === 'days') return shifted(from, amount)
  if (unit === 'business days') {
    let number = numberOf(year, month, day)
    for (let left = Math.abs(amount); left > 0; ) {
      number += Math.sign(amount)
      if (isOpen(number)) left--
    }
    return textOf(number)
  }
  const months = year * 12 + month - 1 + amount * (unit === 'years' ? 12 : 1)
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1]
  return `${toYear}-${two(toMonth)}-${two(Math.min(day, lengthOf(toYear, toMonth)))}`
}
