/** The public holidays of New York: General Construction Law § 24. */
import { Temporal } from 'temporal-polyfill'
import { UnknownTime } from '../kit/deadlines.ts'
import type { Translated } from '../kit/language.ts'
import { al } from '../kit/say.ts'

/**
 * Names this list of holidays: the last characters are the head of a SHA-256 over all of its days, which a test recomputes, so
 * that the list cannot change under the same name.
 */
export const CALENDAR_VERSION = 'ny-gcl24-1-c73b63da'

/**
 * The years whose list can be vouched for. The text of § 24 in force in 2004 and the one in force since October 2020 differ
 * by Juneteenth alone (chapter 249 of the laws of 2020); what stood before 2004 was not read. Past 2100 nothing is promised.
 */
export const FIRST_YEAR = 2005
export const LAST_YEAR = 2100

/** The holidays in other languages, each as it stands after "is". */
const NAMES = {
  "New Year's Day": { es: 'el Día de Año Nuevo' },
  'Dr. Martin Luther King, Jr. Day': { es: 'el Día del Dr. Martin Luther King, Jr.' },
  "Lincoln's Birthday": { es: 'el natalicio de Lincoln' },
  "Washington's Birthday": { es: 'el natalicio de Washington' },
  'Memorial Day': { es: 'el Día de los Caídos (Memorial Day)' },
  'Flag Day': { es: 'el Día de la Bandera' },
  'Independence Day': { es: 'el Día de la Independencia' },
  'Labor Day': { es: 'el Día del Trabajo (Labor Day)' },
  'Columbus Day': { es: 'el Día de Colón (Columbus Day)' },
  'Election Day': { es: 'el Día de las Elecciones' },
  "Veterans' Day": { es: 'el Día de los Veteranos' },
  'Thanksgiving Day': { es: 'el Día de Acción de Gracias' },
  'Christmas Day': { es: 'el Día de Navidad' },
  Juneteenth: { es: 'Juneteenth (19 de junio)' },
} as const satisfies Record<string, Readonly<Record<Translated, string>>>

type Named = keyof typeof NAMES

/** One public holiday. `worked`: the holiday is one on which a town's office may well be open. */
export interface Holiday {
  readonly date: Temporal.PlainDate
  readonly name: Named | `the day after ${Named}`
  readonly cite: 'ny/gcl.24'
  readonly worked: boolean
}

const MONDAY = 1
const TUESDAY = 2
const THURSDAY = 4
const SUNDAY = 7

/** The nth given weekday of a month; `nth` counts from 1, or from the end of the month for -1. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Temporal.PlainDate {
  const first = new Temporal.PlainDate(year, month, 1)
  if (nth < 0) {
    const last = first.with({ day: first.daysInMonth })
    return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 })
  }
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (nth - 1) })
}

function listed(year: number): Holiday[] {
  const on = (month: number, day: number) => new Temporal.PlainDate(year, month, day)
  const days: [name: Named, date: Temporal.PlainDate][] = [
    ["New Year's Day", on(1, 1)],
    ['Dr. Martin Luther King, Jr. Day', nthWeekday(year, 1, MONDAY, 3)],
    ["Lincoln's Birthday", on(2, 12)],
    ["Washington's Birthday", nthWeekday(year, 2, MONDAY, 3)],
    ['Memorial Day', nthWeekday(year, 5, MONDAY, -1)],
    ['Flag Day', nthWeekday(year, 6, SUNDAY, 2)],
    ['Independence Day', on(7, 4)],
    ['Labor Day', nthWeekday(year, 9, MONDAY, 1)],
    ['Columbus Day', nthWeekday(year, 10, MONDAY, 2)],
    // The Tuesday after the first Monday, so never November 1.
    ['Election Day', nthWeekday(year, 11, MONDAY, 1).add({ days: TUESDAY - MONDAY })],
    ["Veterans' Day", on(11, 11)],
    ['Thanksgiving Day', nthWeekday(year, 11, THURSDAY, 4)],
    ['Christmas Day', on(12, 25)],
  ]
  // The chapter that added Juneteenth became law in October 2020, after that year's June 19.
  if (year > 2020) days.push(['Juneteenth', on(6, 19)])

  const holidays: Holiday[] = []
  for (const [name, date] of days) {
    const worked = name === "Lincoln's Birthday" || name === 'Election Day'
    holidays.push({ date, name, cite: 'ny/gcl.24', worked })
    // § 24 adds the Monday where a holiday is a Sunday, Flag Day aside. It adds nothing where one is a Saturday.
    if (date.dayOfWeek === SUNDAY && name !== 'Flag Day') {
      holidays.push({ date: date.add({ days: 1 }), name: `the day after ${name}`, cite: 'ny/gcl.24', worked })
    }
  }
  return holidays.sort((a, b) => Temporal.PlainDate.compare(a.date, b.date))
}

const isNamed = (name: string): name is Named => Object.hasOwn(NAMES, name)

/** A holiday's name in another language, with its article. */
export const holidayIn = ({ name }: Holiday, language: Translated): string => {
  if (isNamed(name)) return NAMES[name][language]
  const [, before = ''] = /^the day after (.+)$/.exec(name) ?? []
  return isNamed(before) ? `el día siguiente ${al(NAMES[before][language])}` : name
}

interface Year {
  readonly holidays: readonly Holiday[]
  readonly byDay: ReadonlyMap<number, Holiday>
}

const YEARS = new Map<number, Year>()

function yearOf(year: number): Year {
  const known = YEARS.get(year)
  if (known) return known
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) {
    throw new UnknownTime(
      'year',
      String(year),
      `The public holidays of ${year} are not on file (New York General Construction Law § 24 is held for ${FIRST_YEAR} to ${LAST_YEAR}).`,
      {
        es: `No tenemos los feriados públicos del año ${year}: tenemos los de ${FIRST_YEAR} a ${LAST_YEAR} (New York General Construction Law § 24).`,
      },
    )
  }
  const holidays = listed(year)
  const made = { holidays, byDay: new Map(holidays.map((h) => [h.date.month * 100 + h.date.day, h])) }
  YEARS.set(year, made)
  return made
}

/** Whether the holidays of a year are on file. */
export function isKnownYear(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR
}

/**
 * The public holidays of a year in order, weekends included, "the day after" a Sunday holiday as an entry of its own. Days
 * that the President or the Governor appoints cannot be listed ahead and are not here: a real last day may fall later than
 * reckoned, never earlier.
 *
 * @throws UnknownTime for a year not on file
 */
export function publicHolidays(year: number): readonly Holiday[] {
  return yearOf(year).holidays
}

/**
 * The public holiday that falls on a day, or null.
 *
 * @throws UnknownTime for a year not on file
 */
export function holidayOn(day: Temporal.PlainDate): Holiday | null {
  return yearOf(day.year).byDay.get(day.month * 100 + day.day) ?? null
}

/** Saturday or Sunday, which no list of holidays is needed for. */
export function isWeekend(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek > 5
}

/**
 * Monday to Friday and no public holiday. The chapter uses "business day" without defining it; this is the reading taken.
 *
 * @throws UnknownTime for a weekday in a year not on file
 */
export function isBusinessDay(day: Temporal.PlainDate): boolean {
  return !isWeekend(day) && holidayOn(day) === null
}
