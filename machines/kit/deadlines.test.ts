import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { initialTransition, setup, transition } from 'xstate'
import {
  type Calendar,
  type Count,
  type Deadline,
  inTime,
  type Period,
  parseDay,
  parsePeriod,
  reckon,
  UnknownTime,
  writeDay,
  writeSpan,
} from './deadlines.ts'
import type { Facts } from './facts.ts'

/** A calendar of a made-up state: days only, and an act due on a Sunday moves to the Monday. */
const plain: Calendar = {
  name: 'Plain',
  version: 'plain-1',
  count: (from, span, direction) =>
    at(from.add({ days: direction === 'after' ? span.number : -span.number }), 'state/count'),
  roll: (day) => at(day.dayOfWeek === 7 ? day.add({ days: 1 }) : day, 'state/roll'),
  stay: (day, why) => at(day, `state/${why}`),
  plan: (day) => at(day, 'state/plan'),
}
function at(day: Temporal.PlainDate, ref: string): Count {
  return { day, steps: [`${ref}.`], citations: [ref] }
}

type Fact = 'filed' | 'hearing' | 'decided' | 'extendedTo'
type Cite = 'law/1' | 'law/2'
const base = { label: 'Act', actor: 'board', cite: 'law/1' } as const
const labels = { filed: 'the day the application was filed', extendedTo: 'the day the applicant agreed to' }

const table = {
  hearing: { ...base, within: '6 days', after: 'filed', met: 'hearing' },
  publish: { ...base, atLeast: '5 days', before: 'hearing' },
  decide: { ...base, within: '6 days', after: 'hearing', orBy: 'extendedTo', met: 'decided', cite: ['law/1', 'law/2'] },
  file: { ...base, immediately: true, after: 'decided', met: 'decided' },
} as const satisfies { [id: string]: Deadline<Fact, Cite> }

describe('the days that facts hold', () => {
  test.each(['2026-05-25', '2028-02-29', '2000-02-29', '0001-01-01'])('%s is a day', (text) => {
    const parsed = parseDay(text)
    expect(parsed.ok && parsed.day.toString()).toBe(text)
  })

  test.each([
    '2026-02-29',
    '2026-02-30',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-05-00',
    '2026-13',
  ])('%s does not exist', (text) => expect(parseDay(text)).toMatchObject({ ok: false, problem: 'not-a-day' }))

  test.each(['', 'soon', '05/25/2026', '2026-5-25', '2026-05-25T10:00', ' 2026-05-25', '26', 2026, true, Number.NaN])(
    '%o is no day',
    (value) => expect(parseDay(value)).toMatchObject({ ok: false, problem: 'not-a-day' }),
  )

  test('a month or a year is a day not fully known; nothing is nothing', () => {
    expect(parseDay('2026-05')).toMatchObject({ problem: 'not-a-full-day' })
    expect(parseDay('2026')).toMatchObject({ problem: 'not-a-full-day' })
    expect(parseDay(null)).toMatchObject({ problem: 'unknown' })
    expect(parseDay(undefined)).toMatchObject({ problem: 'unknown' })
  })

  test('however many are read, each is read right', () => {
    let day = Temporal.PlainDate.from('2000-01-01')
    for (let i = 0; i < 5_000; i++, day = day.add({ days: 1 })) {
      const parsed = parseDay(day.toString())
      if (!parsed.ok || !parsed.day.equals(day)) throw new Error(day.toString())
    }
  })

  test('a day is written one way', () => {
    expect(writeDay(Temporal.PlainDate.from('2026-05-25'))).toBe('Monday, May 25, 2026')
  })
})

describe('periods', () => {
  test('are taken apart and written', () => {
    expect(parsePeriod('62 days')).toEqual({ number: 62, unit: 'days' })
    expect(parsePeriod('1 business day')).toEqual({ number: 1, unit: 'business days' })
    expect(writeSpan(parsePeriod('1 years'))).toBe('1 year')
    expect(writeSpan(parsePeriod('7 working days'))).toBe('7 working days')
  })

  test.each<Period>(['0 days', '-5 days', '2.5 days', '1e3 days'])('%s has no rule', (period) => {
    expect(() => parsePeriod(period)).toThrow(UnknownTime)
    expect(() => parsePeriod(period)).toThrow(period)
  })

  test('what the law does not know does not compile', () => {
    const rows: Deadline<Fact, Cite>[] = [
      // @ts-expect-error an unknown unit
      { ...base, within: '3 fortnights', after: 'filed' },
      // @ts-expect-error a bare number
      { ...base, within: 62, after: 'filed' },
      // @ts-expect-error counted from a fact that the procedure does not have
      { ...base, within: '62 days', after: 'applied' },
      // @ts-expect-error a section that is not in the corpus
      { ...base, within: '62 days', after: 'filed', cite: 'law/3' },
      // @ts-expect-error two kinds of row in one
      { ...base, within: '62 days', after: 'filed', expires: '5 years' },
      // @ts-expect-error a day that no year has
      { ...base, day: '13-01', inYearOf: 'filed' },
    ]
    expect(rows).toHaveLength(6)
    // @ts-expect-error the row has no fact that meets it
    expect(inTime(table, plain).publishInTime).toBeUndefined()
    // @ts-expect-error "immediately" has no day to be judged by
    expect(inTime(table, plain).fileInTime).toBeUndefined()
  })
})

describe('a row reckoned', () => {
  test('carries the rule, the receipt in order and each reference once', () => {
    expect(
      reckon({ ...table.hearing, note: 'Filed where is not said.' }, { filed: '2026-05-04' }, plain, labels),
    ).toEqual({
      edge: 'latest',
      counted: '2026-05-10',
      date: '2026-05-11',
      planBy: '2026-05-10',
      rule: 'within 6 days after the day the application was filed',
      steps: [
        'The count starts from the day the application was filed: Monday, May 4, 2026.',
        'state/count.',
        'state/roll.',
        'state/plan.',
        'Filed where is not said.',
      ],
      citations: ['law/1', 'state/count', 'state/roll', 'state/plan'],
    })
  })

  test.each([{}, { filed: null }, { filed: undefined }, { filed: '2026-05' }, { filed: '2026' }])(
    'has no day from %o',
    (facts) => {
      const row = reckon(table.hearing, facts, plain, labels)
      expect([row.counted, row.date, row.planBy]).toEqual([null, null, null])
      expect(row.rule).toBe('within 6 days after the day the application was filed')
      expect(row.citations).toEqual(['law/1'])
      expect(row.steps).toHaveLength(1)
    },
  )

  test.each(['2026-02-30', 'soon', true, 20260504])('stops at %o, which is no day', (filed) => {
    expect(() => reckon(table.hearing, { filed }, plain)).toThrow(UnknownTime)
  })

  test.each<[Deadline<Fact, Cite>, 'latest' | 'earliest', string]>([
    [
      { ...base, within: '62 days', after: 'filed' },
      'latest',
      'within 62 days after the day the application was filed',
    ],
    [
      { ...base, atLeast: '1 day', before: 'filed' },
      'latest',
      'at least 1 day before the day the application was filed',
    ],
    [
      { ...base, expires: '5 years', after: 'filed' },
      'latest',
      'expires 5 years after the day the application was filed',
    ],
    [
      { ...base, notBefore: '5 days', after: 'filed' },
      'earliest',
      'no sooner than 5 days after the day the application was filed',
    ],
    [
      { ...base, within: '3 years', before: 'filed' },
      'earliest',
      'within 3 years before the day the application was filed',
    ],
    [
      { ...base, day: '08-31', inYearOf: 'filed' },
      'latest',
      'by August 31 of the year of the day the application was filed',
    ],
    [{ ...base, immediately: true }, 'latest', 'immediately'],
    [{ ...base, immediately: true, after: 'filed' }, 'latest', 'immediately after the day the application was filed'],
    [
      { ...base, within: '1 week', after: 'extendedTo' },
      'latest',
      'within 1 week after the day the applicant agreed to',
    ],
    [{ ...base, within: '1 week', after: 'hearing' }, 'latest', 'within 1 week after the day of "hearing"'],
  ])('%o: its edge and its rule', (row, edge, rule) => {
    expect(reckon(row, {}, plain, labels)).toMatchObject({ edge, rule, counted: null })
  })

  test.each<[Deadline<Fact, Cite>, string]>([
    [{ ...base, within: '6 days', after: 'filed' }, 'state/roll'],
    [{ ...base, atLeast: '6 days', before: 'filed' }, 'state/notice'],
    [{ ...base, expires: '6 days', after: 'filed' }, 'state/expiry'],
    [{ ...base, notBefore: '6 days', after: 'filed' }, 'state/earliest'],
    [{ ...base, within: '6 days', before: 'filed' }, 'state/window'],
    [{ ...base, day: '08-31', inYearOf: 'filed' }, 'state/calendar-day'],
  ])('%o moves, or stays for its own reason', (row, why) => {
    expect(reckon(row, { filed: '2026-05-04' }, plain).citations.at(-2)).toBe(why)
  })

  test('"immediately" has no date even where its day is known', () => {
    const row = reckon(table.file, { decided: '2026-05-04' }, plain)
    expect([row.counted, row.date, row.planBy]).toEqual([null, null, null])
  })

  test('a day named for a year that lacks it is a fault of the table', () => {
    const row: Deadline<Fact, Cite> = { ...base, day: '02-29', inYearOf: 'filed' }
    expect(reckon(row, { filed: '2028-05-01' }, plain).date).toBe('2028-02-29')
    expect(() => reckon(row, { filed: '2026-05-01' }, plain)).toThrow(UnknownTime)
  })
})

describe('a later day agreed on', () => {
  const decide = (facts: { [fact: string]: string | null }) => {
    const { counted, date, steps } = reckon(table.decide, facts, plain, labels)
    return { counted, date, last: steps.at(-1), text: steps.join(' ') }
  }
  // The hearing is on a Monday; six days on is a Sunday, May 10, and the Monday after it is May 11.
  const hearing = '2026-05-04'

  test('takes the place of the day counted, and does not move', () => {
    expect(decide({ hearing, extendedTo: '2026-05-24' })).toMatchObject({ counted: '2026-05-24', date: '2026-05-24' })
    expect(decide({ hearing, extendedTo: '2026-05-12' })).toMatchObject({ counted: '2026-05-12', date: '2026-05-12' })
  })

  test('takes nothing away where it is no later', () => {
    expect(decide({ hearing, extendedTo: '2026-05-11' })).toMatchObject({ counted: '2026-05-10', date: '2026-05-11' })
    expect(decide({ hearing, extendedTo: '2026-05-06' }).text).toContain('is not later')
  })

  test('stands alone where the first day is unknown; is none where unknown; has no date as a month', () => {
    expect(decide({ hearing: null, extendedTo: '2026-05-24' }).date).toBe('2026-05-24')
    expect(decide({ hearing, extendedTo: null }).date).toBe('2026-05-11')
    expect(decide({ hearing, extendedTo: '2026-06' }).date).toBeNull()
  })

  test('moves the guard with it', () => {
    const { decideInTime } = inTime(table, plain)
    const judge = (decided: string, extendedTo?: string) =>
      decideInTime({ event: { facts: { hearing, decided, extendedTo } } })
    expect([judge('2026-05-11'), judge('2026-05-12')]).toEqual([true, false])
    expect([judge('2026-05-24', '2026-05-24'), judge('2026-05-25', '2026-05-24')]).toEqual([true, false])
  })
})

describe('guards', () => {
  test('one for each row with a fact that meets it, "immediately" aside', () => {
    expect(Object.keys(inTime(table, plain))).toEqual(['hearingInTime', 'decideInTime'])
  })

  test('the last day is in time, the next is not', () => {
    const { hearingInTime } = inTime(table, plain)
    const judge = (hearing: string) => hearingInTime({ event: { facts: { filed: '2026-05-04', hearing } } })
    expect([judge('2026-05-11'), judge('2026-05-12')]).toEqual([true, false])
  })

  test.each([
    {},
    { hearing: '2026-05-11' },
    { filed: '2026-05-04' },
    { filed: '2026-05', hearing: '2026-05-11' },
    { filed: '2026-05-04', hearing: '2026' },
  ])('asked with %o, a guard tells the maintainer', (facts) =>
    expect(() => inTime(table, plain).hearingInTime({ event: { facts } })).toThrow(/hearingInTime.*earlier state/),
  )

  test('steer a machine as they are', () => {
    const machine = setup({
      types: { events: {} as { type: 'hearing'; facts: Facts } },
      guards: inTime(table, plain),
    }).createMachine({
      initial: 'filed',
      states: {
        filed: { on: { hearing: [{ guard: 'hearingInTime', target: 'heard' }, { target: 'heardLate' }] } },
        heard: {},
        heardLate: {},
      },
    })
    const [start] = initialTransition(machine)
    const stand = (hearing: string) =>
      transition(machine, start, { type: 'hearing', facts: { filed: '2026-05-04', hearing } })[0].value
    expect([stand('2026-05-11'), stand('2026-05-12')]).toEqual(['heard', 'heardLate'])
  })
})
