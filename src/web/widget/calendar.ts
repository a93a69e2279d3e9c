/**
 * Days as people type and read them. The days of an answer are counted by the service; here they are only read from a field,
 * said, and spaced on a line, in whole numbers, because a calendar library would weigh more than the rest of the widget.
 */
import { talk as english } from '../words/en.ts'
import type { Talk } from './shapes.ts'

/** The years that the service takes for a day; others are slips of the pen. */
const YEARS = [1700, 2399] as const

const two = (n: number): string => String(n).padStart(2, '0')
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** How many days a day, `YYYY-MM-DD`, lies after March 1 of the year 0. */
export const ordinal = (day: string): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // Years are taken to begin in March, so that the leap day comes last.
  const y = month > 2 ? year : year - 1
  const m = (month + 9) % 12
  return (
    365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + Math.floor((153 * m + 2) / 5) + date - 1
  )
}

/** The day after a day, both `YYYY-MM-DD`. */
export const nextDay = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  if (date < daysIn(year, month)) return `${day.slice(0, 8)}${two(date + 1)}`
  return month < 12 ? `${day.slice(0, 5)}${two(month + 1)}-01` : `${String(year + 1).padStart(4, '0')}-01-01`
}

/** A day as it is said: "Tuesday, May 26, 2026"; a month "May 2026"; a year "2026". */
export const spoken = (day: string, talk: Talk): string => {
  const [year = '', month, date] = day.split('-')
  const name = talk.months[Number(month) - 1]
  if (name === undefined) return year
  return date === undefined
    ? talk.spokenMonth(name, year)
    : talk.spoken(talk.weekdays[ordinal(day) % 7] ?? '', name, Number(date), year)
}

/** A day in short: "May 26"; with its year "May 26, 2026". */
export const short = (day: string, talk: Talk, withYear: boolean): string => {
  const [year, month, date] = day.split('-')
  return talk.shortDay(Number(month), Number(date), withYear ? year : undefined)
}

/** Without marks and capitals, so that "Miércoles" and "miercoles" are one. */
const bare = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const monthNamed = (word: string, talk: Talk): number => {
  const begin = word.replace('.', '')
  if (begin.length < 3) return 0
  for (const months of [talk.months, english.months]) {
    const found = months.findIndex((month) => bare(month).startsWith(begin))
    if (found >= 0) return found + 1
  }
  return 0
}

const checked = (year: string, month: number, date?: number): string | null => {
  const y = Number(year)
  if (year.length !== 4 || y < YEARS[0] || y > YEARS[1] || month < 1 || month > 12) return null
  if (date === undefined) return `${year}-${two(month)}`
  return date >= 1 && date <= daysIn(y, month) ? `${year}-${two(month)}-${two(date)}` : null
}

/**
 * Reads a typed day: 5/4/2026 (month first, as in New York), 2026-05-04, May 4, 2026, 4 May 2026, 4 de mayo de 2026; or only a
 * month or a year: May 2026, 5/2026, 2026. Month names are read in the language of `talk` and in English. Returns
 * `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; null for what is none of these, a day that the calendar does not have, or a year of two
 * digits, which could be of two centuries.
 */
export const readDay = (typed: string, talk: Talk): string | null => {
  const [, first = '', rest = ''] = /^\s*([a-z]*)[\s,]*(.*?)\s*$/s.exec(bare(typed)) ?? []
  const isWeekday = [...talk.weekdays, ...english.weekdays].some((weekday) => bare(weekday) === first)
  const text = (isWeekday ? rest : bare(typed).trim()).replace(/\bdel?\b/g, ' ').replace(/\s+/g, ' ')
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(text)
  if (iso !== null) return checked(iso[1] ?? '', Number(iso[2]), iso[3] === undefined ? undefined : Number(iso[3]))
  const numbers = /^(\d{1,2})\s*[/-]\s*(?:(\d{1,2})\s*[/-]\s*)?(\d{4})$/.exec(text)
  if (numbers !== null)
    return checked(numbers[3] ?? '', Number(numbers[1]), numbers[2] === undefined ? undefined : Number(numbers[2]))
  const american = /^([a-z]+\.?)\s+(?:(\d{1,2})(?:st|nd|rd|th)?\s*,?\s+|,\s*)?(\d{4})$/.exec(text)
  if (american !== null)
    return checked(
      american[3] ?? '',
      monthNamed(american[1] ?? '', talk),
      american[2] === undefined ? undefined : Number(american[2]),
    )
  const european = /^(\d{1,2})(?:st|nd|rd|th|ro|o|º)?\s+([a-z]+\.?),?\s+(\d{4})$/.exec(text)
  if (european !== null) return checked(european[3] ?? '', monthNamed(european[2] ?? '', talk), Number(european[1]))
  const year = Number(text)
  return /^\d{4}$/.test(text) && year >= YEARS[0] && year <= YEARS[1] ? text : null
}
