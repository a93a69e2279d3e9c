import { Temporal } from 'temporal-polyfill'

/** A day of the calendar that people call by its name. */
export interface Feast {
  /** Matches the name alone in folded text, the article left out. */
  readonly name: string
  /** The day it falls on in a year. */
  readonly on: (year: number) => Temporal.PlainDate
}

const MONDAY = 1
const THURSDAY = 4

/**
 * The nth given weekday of a month.
 *
 * @param weekday 1 is Monday, 7 is Sunday
 * @param nth counts from 1; -1 is the last
 * @returns null where the month has no such day (a fifth Friday)
 */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): Temporal.PlainDate | null {
  const first = new Temporal.PlainDate(year, month, 1)
  if (nth < 0) {
    const last = first.with({ day: first.daysInMonth })
    return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 })
  }
  const told = first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (nth - 1) })
  return told.month === month ? told : null
}

const fixed =
  (month: number, day: number) =>
  (year: number): Temporal.PlainDate =>
    new Temporal.PlainDate(year, month, day)
const moving =
  (month: number, weekday: number, nth: number) =>
  (year: number): Temporal.PlainDate => {
    const first = new Temporal.PlainDate(year, month, 1)
    return nthWeekday(year, month, weekday, nth) ?? first
  }

/**
 * The days that are named in New York: its public holidays (General Construction Law § 24), and the eves and feasts that people
 * date things by. The day of the name is meant, not the Monday on which offices are closed for it.
 */
export const FEASTS: readonly Feast[] = [
  {
    name: `new year'?s'? eve|nochevieja|vispera de ano nuevo`,
    on: fixed(12, 31),
  },
  { name: `new year'?s(?: day)?|dia de ano nuevo|ano nuevo`, on: fixed(1, 1) },
  { name: `(?:dr\\.? )?(?:martin luther king|mlk)(?:,? jr\\.?)?(?:'s)? day`, on: moving(1, MONDAY, 3) },
  { name: `valentine'?s'? day|dia de san valentin`, on: fixed(2, 14) },
  { name: `president'?s'? day|dia de los presidentes`, on: moving(2, MONDAY, 3) },
  { name: `(?:st\\.?|saint) patrick'?s'? day`, on: fixed(3, 17) },
  { name: `memorial day|dia de los caidos`, on: moving(5, MONDAY, -1) },
  { name: `juneteenth`, on: fixed(6, 19) },
  { name: `independence day|dia de la independencia`, on: fixed(7, 4) },
  { name: `labor day|labour day|dia del trabajo`, on: moving(9, MONDAY, 1) },
  {
    name: `columbus day|indigenous peoples?'?s?'? day|dia de (?:colon|la raza|la hispanidad)`,
    on: moving(10, MONDAY, 2),
  },
  { name: `halloween`, on: fixed(10, 31) },
  {
    name: `election day|dia de las? elecci(?:on|ones)`,
    // The Tuesday after the first Monday, so never November 1.
    on: (year) => moving(11, MONDAY, 1)(year).add({ days: 1 }),
  },
  { name: `veteran'?s'? day|dia de los veteranos`, on: fixed(11, 11) },
  { name: `thanksgiving(?: day)?|(?:dia de )?accion de gracias`, on: moving(11, THURSDAY, 4) },
  { name: `(?:christmas|xmas) eve|nochebuena`, on: fixed(12, 24) },
  { name: `christmas(?: day)?|xmas|(?:dia de )?navidad`, on: fixed(12, 25) },
]
