import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { type Deadline, inTime, parseDay, reckon, type TimeUnit, UnknownTime } from '../kit/deadlines.ts'
import { newYork, todayInNewYork } from './index.ts'

type F = 'start' | 'done' | 'agreed'
const base = { label: 'Act', actor: 'town', cite: 'law/1' } as const
const within = (period: `${number} ${TimeUnit}`): Deadline<F> => ({
  ...base,
  within: period,
  after: 'start',
  met: 'done',
})
const atLeast = (period: `${number} ${TimeUnit}`): Deadline<F> => ({
  ...base,
  atLeast: period,
  before: 'start',
  met: 'done',
})
const expires = (period: `${number} ${TimeUnit}`): Deadline<F> => ({
  ...base,
  expires: period,
  after: 'start',
  met: 'done',
})
const notBefore = (period: `${number} ${TimeUnit}`): Deadline<F> => ({
  ...base,
  notBefore: period,
  after: 'start',
  met: 'done',
})
const window = (period: `${number} ${TimeUnit}`): Deadline<F> => ({
  ...base,
  within: period,
  before: 'start',
  met: 'done',
})

const days = (row: Deadline<F>, start: string) => {
  const { counted, date, planBy } = reckon(row, { start }, newYork)
  return [counted, date, planBy]
}
const steps = (row: Deadline<F>, start: string) => reckon(row, { start }, newYork).steps.join('\n')
const next = (day: string, by: number) => Temporal.PlainDate.from(day).add({ days: by }).toString()
const guard = (row: Deadline<F>) => {
  const guards: {
    readonly [name: string]: ((args: { event: { facts: { [fact: string]: string } } }) => boolean) | undefined
  } = inTime({ it: row }, newYork)
  return (start: string, done: string) => guards.itInTime?.({ event: { facts: { start, done } } })
}

describe('periods of the four laws', () => {
  test.each([
    [
      'Gorham § 56.601.2: a permit within 30 days of the notice',
      within('30 days'),
      '2026-06-04',
      '2026-07-04',
      '2026-07-06',
      '2026-07-03',
    ],
    [
      'Huron § 10(D)(2): a hearing within 62 days of the filing',
      within('62 days'),
      '2026-05-04',
      '2026-07-05',
      '2026-07-06',
      '2026-07-03',
    ],
    [
      'Huron § 8(D)(2)(c): a repeat failure put right within 45 days',
      within('45 days'),
      '2026-05-05',
      '2026-06-19',
      '2026-06-22',
      '2026-06-18',
    ],
    [
      'Huron § 8(H): the report within 15 days of the inspection',
      within('15 days'),
      '2026-11-27',
      '2026-12-12',
      '2026-12-14',
      '2026-12-11',
    ],
    [
      'chapter 202: the report within 10 days of the inspection',
      within('10 days'),
      '2026-06-25',
      '2026-07-05',
      '2026-07-06',
      '2026-07-03',
    ],
    [
      'Chester § 5.090: to court within 60 days of the decision',
      within('60 days'),
      '2026-05-06',
      '2026-07-05',
      '2026-07-06',
      '2026-07-03',
    ],
    [
      'Chester § 5.030.B: 60 days from a letter of June 1',
      within('60 days'),
      '2026-06-01',
      '2026-07-31',
      '2026-07-31',
      '2026-07-31',
    ],
    [
      'Chester § 5.030.B: 60 days from a letter of June 15',
      within('60 days'),
      '2026-06-15',
      '2026-08-14',
      '2026-08-14',
      '2026-08-14',
    ],
    [
      'Chester § 5.030.B: 60 days from a letter of June 30',
      within('60 days'),
      '2026-06-30',
      '2026-08-29',
      '2026-08-31',
      '2026-08-28',
    ],
    [
      'Gorham § 56.402.3: notice within 7 working days',
      within('7 working days'),
      '2026-02-06',
      '2026-02-19',
      '2026-02-19',
      '2026-02-19',
    ],
    [
      'Gorham § 56.701.2: notice within 7 business days',
      within('7 business days'),
      '2026-10-29',
      '2026-11-10',
      '2026-11-10',
      '2026-11-10',
    ],
  ])('%s', (_, row, start, counted, date, planBy) => {
    expect(days(row, start)).toEqual([counted, date, planBy])
    expect(guard(row)(start, date)).toBe(true)
    expect(guard(row)(start, next(date, 1))).toBe(false)
  })

  test.each([
    [
      'published at least 5 days before a hearing on June 16',
      atLeast('5 days'),
      '2026-06-16',
      '2026-06-11',
      '2026-06-11',
    ],
    [
      'mailed at least 10 days before a hearing on June 16',
      atLeast('10 days'),
      '2026-06-16',
      '2026-06-06',
      '2026-06-05',
    ],
    [
      'published at least 5 days before a hearing on July 9',
      atLeast('5 days'),
      '2026-07-09',
      '2026-07-04',
      '2026-07-03',
    ],
    [
      'mailed at least 10 days before a hearing on July 9',
      atLeast('10 days'),
      '2026-07-09',
      '2026-06-29',
      '2026-06-29',
    ],
    ['mailed 13 days before a hearing on November 23', atLeast('13 days'), '2026-11-23', '2026-11-10', '2026-11-10'],
  ])('notice %s: never later than plain counting', (_, row, hearing, date, planBy) => {
    expect(days(row, hearing)).toEqual([date, date, planBy])
    expect(guard(row)(hearing, date)).toBe(true)
    expect(guard(row)(hearing, next(date, 1))).toBe(false)
  })

  test('the second date where the town office works on the holiday that was skipped', () => {
    expect(steps(within('7 working days'), '2026-02-06')).toContain(
      'A town office may work on Thursday, February 12, 2026. If it does, the count reaches Wednesday, February 18, 2026 instead.',
    )
    expect(steps(within('7 business days'), '2026-10-29')).toContain(
      'A town office may work on Tuesday, November 3, 2026. If it does, the count reaches Monday, November 9, 2026 instead.',
    )
    expect(steps(within('7 business days'), '2026-05-20')).not.toContain('may work')
    expect(steps(within('3 business days'), '2023-02-10')).toContain('Monday, February 13, 2023. If it does')
  })

  test('an August 31 that the law names stays where it is', () => {
    const row: Deadline<F> = { ...base, day: '08-31', inYearOf: 'start' }
    expect(days(row, '2026-06-01')).toEqual(['2026-08-31', '2026-08-31', '2026-08-31'])
    expect(days(row, '2025-06-02')).toEqual(['2025-08-31', '2025-08-31', '2025-08-29'])
    expect(steps(row, '2025-06-02')).toContain('does not move it')
  })
})

describe('§ 20: days', () => {
  test('the first day is left out, the last is in', () => {
    expect(days(within('1 days'), '2026-03-02')).toEqual(['2026-03-03', '2026-03-03', '2026-03-03'])
    expect(steps(within('1 days'), '2026-03-02')).toContain('left out (General Construction Law § 20)')
  })

  test.each([
    ['a plain Tuesday', '2026-03-03', '2026-03-05', '2026-03-05'],
    ['a Friday: Saturday and Sunday lie in between', '2026-03-06', '2026-03-10', '2026-03-10'],
    [
      'a Thursday: the Saturday is the last day, so it moves and is not skipped',
      '2026-03-05',
      '2026-03-07',
      '2026-03-09',
    ],
    ['a Saturday', '2026-03-07', '2026-03-10', '2026-03-10'],
    ['the Sunday before Memorial Day', '2026-05-24', '2026-05-27', '2026-05-27'],
    ['the day before Thanksgiving', '2026-11-25', '2026-11-28', '2026-11-30'],
  ])('two days from %s', (_, start, counted, date) => {
    expect(days(within('2 days'), start).slice(0, 2)).toEqual([counted, date])
  })

  test('two days back skip in between as well; one and three days do not', () => {
    expect(days(atLeast('2 days'), '2026-03-09')).toEqual(['2026-03-05', '2026-03-05', '2026-03-05'])
    expect(days(atLeast('1 days'), '2026-03-09')[0]).toBe('2026-03-08')
    expect(days(atLeast('3 days'), '2026-03-09')[0]).toBe('2026-03-06')
    expect(days(within('3 days'), '2026-03-06').slice(0, 2)).toEqual(['2026-03-09', '2026-03-09'])
  })

  test('nothing is done in a time that runs out, so two days of it are two days', () => {
    expect(days(expires('2 days'), '2026-03-06').slice(0, 2)).toEqual(['2026-03-08', '2026-03-08'])
  })

  test('days with 23 and 25 hours are days', () => {
    expect(days(within('1 days'), '2026-03-07')[0]).toBe('2026-03-08')
    expect(days(within('30 days'), '2026-10-15')[0]).toBe('2026-11-14')
  })

  test('a year end and a leap day are counted through', () => {
    expect(days(within('15 days'), '2026-12-18').slice(0, 2)).toEqual(['2027-01-02', '2027-01-04'])
    expect(days(within('1 days'), '2028-02-28')[0]).toBe('2028-02-29')
    expect(days(within('1 days'), '2027-02-28')[0]).toBe('2027-03-01')
    expect(days(within('62 days'), '2028-01-01')[0]).toBe('2028-03-03')
  })
})

describe('§ 25-a: the end of a period moves', () => {
  test('over a weekend and a holiday in one go, each named', () => {
    expect(days(within('10 days'), '2026-05-13')).toEqual(['2026-05-23', '2026-05-26', '2026-05-22'])
    const receipt = steps(within('10 days'), '2026-05-13')
    expect(receipt).toContain('Saturday, May 23, 2026 is no business day')
    expect(receipt).toContain('Monday, May 25, 2026 is Memorial Day')
    expect(receipt).toContain('Tuesday, May 26, 2026 (General Construction Law § 25-a)')
  })

  test('over a Sunday holiday and its Monday', () => {
    expect(days(within('10 days'), '2027-06-24')).toEqual(['2027-07-04', '2027-07-06', '2027-07-02'])
  })

  test("on Lincoln's Birthday and on Election Day", () => {
    expect(days(within('10 days'), '2026-02-02')).toEqual(['2026-02-12', '2026-02-13', '2026-02-11'])
    expect(days(within('10 days'), '2026-10-24')).toEqual(['2026-11-03', '2026-11-04', '2026-11-02'])
  })

  test('in weeks, months and years as in days; over the end of a year', () => {
    expect(days(within('2 weeks'), '2026-06-20').slice(0, 2)).toEqual(['2026-07-04', '2026-07-06'])
    expect(days(within('1 months'), '2026-06-04').slice(0, 2)).toEqual(['2026-07-04', '2026-07-06'])
    expect(days(within('2 years'), '2024-07-04').slice(0, 2)).toEqual(['2026-07-04', '2026-07-06'])
    expect(days(within('1 days'), '2027-12-31').slice(0, 2)).toEqual(['2028-01-01', '2028-01-03'])
  })

  test('never for what runs out, waits or looks back', () => {
    expect(days(expires('5 years'), '2021-07-04')).toEqual(['2026-07-04', '2026-07-04', '2026-07-03'])
    expect(days(notBefore('5 days'), '2026-06-29')).toEqual(['2026-07-04', '2026-07-04', '2026-07-06'])
    expect(days(window('3 years'), '2029-07-04')).toEqual(['2026-07-04', '2026-07-04', '2026-07-06'])
  })

  test('a Friday before a Saturday holiday is a business day, and the receipt says which day is surer', () => {
    expect(steps(within('30 days'), '2026-06-04')).toContain('Thursday, July 2, 2026 is surer')
    expect(steps(within('29 days'), '2026-06-04')).toContain('Thursday, July 2, 2026 is surer')
    expect(steps(within('28 days'), '2026-06-04')).not.toContain('surer')
  })
})

describe('§§ 30 and 58: months and years', () => {
  test.each([
    [within('1 months'), '2026-01-31', '2026-02-28'],
    [within('1 months'), '2028-01-31', '2028-02-29'],
    [within('1 months'), '2026-02-28', '2026-03-28'],
    [within('4 months'), '2026-10-31', '2027-02-28'],
    [atLeast('1 months'), '2026-03-31', '2026-02-28'],
    [within('1 years'), '2028-02-29', '2029-02-28'],
    [within('4 years'), '2028-02-29', '2032-02-29'],
    [within('1 years'), '2027-02-28', '2028-02-28'],
    [window('1 years'), '2028-02-29', '2027-02-28'],
    [expires('5 years'), '2021-06-15', '2026-06-15'],
    [expires('1 years'), '2026-12-31', '2027-12-31'],
  ])('%o from %s', (row, start, counted) => {
    expect(days(row, start)[0]).toBe(counted)
  })

  test('each side of a certificate of five years and of a window of three', () => {
    expect(guard(expires('5 years'))('2021-06-15', '2026-06-15')).toBe(true)
    expect(guard(expires('5 years'))('2021-06-15', '2026-06-16')).toBe(false)
    expect(guard(window('3 years'))('2026-06-15', '2023-06-15')).toBe(true)
    expect(guard(window('3 years'))('2026-06-15', '2023-06-14')).toBe(false)
    expect(guard(window('3 years'))('2026-06-15', '2026-06-15')).toBe(true)
    expect(guard(window('3 years'))('2026-06-15', '2026-06-16')).toBe(false)
    expect(guard(notBefore('5 days'))('2026-06-01', '2026-06-06')).toBe(true)
    expect(guard(notBefore('5 days'))('2026-06-01', '2026-06-05')).toBe(false)
  })
})

describe('what is not known', () => {
  test('an act due in a year without a list stops, and says which year', () => {
    expect(() => days(within('62 days'), '1996-05-01')).toThrow('holidays of 1996 are not on file')
    expect(() => days(within('3 business days'), '2101-05-02')).toThrow(UnknownTime)
    expect(() => days(within('30 days'), '2100-12-15')).toThrow('2101')
  })

  test('a certificate that ran out long ago has its day and no day to plan on', () => {
    const old = reckon(expires('5 years'), { start: '1996-06-15' }, newYork)
    expect([old.counted, old.date, old.planBy]).toEqual(['2001-06-15', '2001-06-15', null])
    expect(old.steps.at(-1)).toContain('not on file')
    expect(guard(expires('5 years'))('1996-06-15', '2001-06-16')).toBe(false)
    expect(days(expires('1 years'), '2004-01-01')).toEqual(['2005-01-01', '2005-01-01', null])
    expect(days(expires('5 years'), '2000-06-15')).toEqual(['2005-06-15', '2005-06-15', '2005-06-15'])
    expect(() => days(expires('5 years'), '2099-06-15')).toThrow(UnknownTime)
  })
})

describe('today in New York', () => {
  test.each([
    ['2026-01-15T04:59:59Z', '2026-01-14'],
    ['2026-01-15T05:00:00Z', '2026-01-15'],
    ['2026-07-15T03:59:59Z', '2026-07-14'],
    ['2026-07-15T04:00:00Z', '2026-07-15'],
    ['2026-03-08T04:59:59Z', '2026-03-07'],
    ['2026-03-09T03:59:59Z', '2026-03-08'],
    ['2026-11-01T03:59:59Z', '2026-10-31'],
    ['2026-11-02T04:59:59Z', '2026-11-01'],
    ['2027-01-01T04:59:59Z', '2026-12-31'],
  ])('%s is %s there', (instant, day) => {
    expect(todayInNewYork(Temporal.Instant.from(instant))).toBe(day)
  })

  test('without a moment it is the clock that is asked', () => {
    expect(todayInNewYork()).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })
})

describe('for any day and any period', () => {
  const anyDay = fc
    .integer({ min: 0, max: 32_000 })
    .map((n) => Temporal.PlainDate.from('2008-01-01').add({ days: n }).toString())
  const anyPeriod = fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom<TimeUnit>('days', 'business days', 'weeks', 'months'))
    .map(([number, unit]): `${number} ${TimeUnit}` => `${number} ${unit}`)
  const business = (day: string | null) => {
    const parsed = parseDay(day)
    return parsed.ok && newYork.plan(parsed.day, 'on or before').day?.toString() === day
  }

  test('the lawful day of an act is a business day, never before the day counted, and the plan never after it', () => {
    fc.assert(
      fc.property(anyDay, anyPeriod, (start, period) => {
        const { counted, date, planBy } = reckon(within(period), { start }, newYork)
        expect(business(date) && business(planBy)).toBe(true)
        expect(String(counted) <= String(date) && String(planBy) <= String(counted) && String(counted) > start).toBe(
          true,
        )
        if (business(counted)) expect([date, planBy]).toEqual([counted, counted])
      }),
    )
  })

  test('more days are never an earlier day, and a later start never an earlier end', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 3, max: 200 }), fc.integer({ min: 1, max: 40 }), (start, number, more) => {
        const plain = String(days(within(`${number} days`), start)[1])
        expect(String(days(within(`${number + more} days`), start)[1]) >= plain).toBe(true)
        expect(String(days(within(`${number} days`), next(start, more))[1]) >= plain).toBe(true)
      }),
    )
  })

  test('notice counted back and the same days counted forward are one distance', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 3, max: 200 }), (hearing, number) => {
        const last = String(days(atLeast(`${number} days`), hearing)[1])
        expect(days(notBefore(`${number} days`), last)[1]).toBe(hearing)
      }),
    )
  })

  test('a receipt names every reference of the state by its section', () => {
    fc.assert(
      fc.property(anyDay, anyPeriod, (start, period) => {
        const { citations, steps } = reckon(within(period), { start }, newYork)
        expect(citations[0]).toBe('law/1')
        const text = steps.join(' ')
        for (const section of ['20', '24', '25-a', '30', '58']) {
          expect(text.includes(`General Construction Law § ${section}`)).toBe(citations.includes(`ny/gcl.${section}`))
        }
      }),
    )
  })
})
