import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { UnknownTime } from '../kit/deadlines.ts'
import { FIRST_YEAR, holidayOn, isBusinessDay, LAST_YEAR, publicHolidays } from './holidays.ts'

const on = (text: string) => Temporal.PlainDate.from(text)
const weekdays = (year: number) =>
  publicHolidays(year)
    .filter(({ date }) => date.dayOfWeek < 6)
    .map(({ date }) => date.toString().slice(5))
    .join(' ')

describe('§ 24: the public holidays', () => {
  test.each([
    [2025, '01-01 01-20 02-12 02-17 05-26 06-19 07-04 09-01 10-13 11-04 11-11 11-27 12-25'],
    [2026, '01-01 01-19 02-12 02-16 05-25 06-19 09-07 10-12 11-03 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-12 02-15 05-31 07-05 09-06 10-11 11-02 11-11 11-25'],
    [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-07 11-23 12-25'],
    [2029, '01-01 01-15 02-12 02-19 05-28 06-19 07-04 09-03 10-08 11-06 11-12 11-22 12-25'],
  ])('%i, the ones on a weekday', (year, days) => {
    expect(weekdays(year)).toBe(days)
  })

  test('a Sunday holiday makes the Monday one as well; both are listed', () => {
    expect(holidayOn(on('2027-07-04'))?.name).toBe('Independence Day')
    expect(holidayOn(on('2027-07-05'))?.name).toBe('the day after Independence Day')
    expect(holidayOn(on('2027-07-06'))).toBeNull()
    expect(holidayOn(on('2023-02-13'))?.name).toBe("the day after Lincoln's Birthday")
    expect(holidayOn(on('2023-01-02'))?.name).toBe("the day after New Year's Day")
    expect(holidayOn(on('2022-12-26'))?.name).toBe('the day after Christmas Day')
  })

  test('a Saturday holiday moves neither back nor on', () => {
    expect(holidayOn(on('2026-07-03'))).toBeNull()
    expect(holidayOn(on('2026-07-04'))?.name).toBe('Independence Day')
    expect(isBusinessDay(on('2026-07-03'))).toBe(true)
    expect(isBusinessDay(on('2026-07-06'))).toBe(true)
    expect(isBusinessDay(on('2021-12-31'))).toBe(true)
  })

  test('Flag Day is the second Sunday of June and takes no Monday', () => {
    expect(holidayOn(on('2026-06-14'))?.name).toBe('Flag Day')
    expect(isBusinessDay(on('2026-06-15'))).toBe(true)
    expect(holidayOn(on('2025-06-08'))?.name).toBe('Flag Day')
    expect(holidayOn(on('2025-06-14'))).toBeNull()
  })

  test('Election Day is the Tuesday after the first Monday of November, in odd years too, and never November 1', () => {
    expect(holidayOn(on('2022-11-01'))).toBeNull()
    expect(holidayOn(on('2022-11-08'))?.name).toBe('Election Day')
    expect(holidayOn(on('2027-11-02'))?.name).toBe('Election Day')
  })

  test('Juneteenth begins with 2021: the law that added it came after June 19, 2020', () => {
    expect(holidayOn(on('2020-06-19'))).toBeNull()
    expect(holidayOn(on('2021-06-19'))?.name).toBe('Juneteenth')
    expect(holidayOn(on('2022-06-20'))?.name).toBe('the day after Juneteenth')
  })

  test.each([FIRST_YEAR - 1, LAST_YEAR + 1, 2026.5, Number.NaN])('%d is refused by name', (year) => {
    expect(() => publicHolidays(year)).toThrow(UnknownTime)
    expect(() => publicHolidays(year)).toThrow(`holidays of ${year} are not on file`)
  })

  test('the first and the last year on file are served', () => {
    expect(publicHolidays(FIRST_YEAR).length).toBeGreaterThanOrEqual(13)
    expect(publicHolidays(LAST_YEAR).length).toBeGreaterThanOrEqual(14)
  })

  test('a weekend needs no list; a weekday of an unknown year does', () => {
    expect(isBusinessDay(on('1996-06-15'))).toBe(false)
    expect(() => isBusinessDay(on('1996-06-14'))).toThrow(UnknownTime)
  })

  test('in every year: in order, no day twice, fourteen named days, Mondays added to Sundays only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2021, max: LAST_YEAR }), (year) => {
        const all = publicHolidays(year)
        const texts = all.map(({ date }) => date.toString())
        expect(texts).toEqual([...new Set(texts)].sort())
        const added = all.filter(({ name }) => name.startsWith('the day after'))
        expect(all.length - added.length).toBe(14)
        for (const { date } of added) expect(date.dayOfWeek).toBe(1)
        const sundays = all.filter(({ date, name }) => date.dayOfWeek === 7 && name !== 'Flag Day')
        expect(added.length).toBe(sundays.length)
      }),
    )
  })
})
