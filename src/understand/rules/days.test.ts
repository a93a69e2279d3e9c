import { en } from 'chrono-node'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it, test } from 'vitest'
import { readDays, resolveDay } from './days.ts'
import { tenseOf } from './tense.ts'

// A Wednesday.
const ASOF = '2026-05-20'
const read = (message: string, asOf = ASOF): (string | null)[] =>
  readDays(message, asOf).map((mention) => resolveDay(mention, asOf))
const trouble = (message: string): (string | null)[] => readDays(message, ASOF).map((mention) => mention.trouble)

describe('a day told in full', () => {
  test.each([
    ['served on March 3, 2026', '2026-03-03'],
    ['served 3 March 2026', '2026-03-03'],
    ['served the 3rd of March, 2026', '2026-03-03'],
    ["served March 3rd '26", '2026-03-03'],
    ['served Mar. 3 2026', '2026-03-03'],
    ['served 3/3/26', '2026-03-03'],
    ['served 03-03-2026', '2026-03-03'],
    ['served 2026-03-03', '2026-03-03'],
    ['served 11/2/19', '2019-11-02'],
    ['served 6/1/87', '1987-06-01'],
    ['served 25/3/26', '2026-03-25'],
    ['Tuesday, March 3, 2026', '2026-03-03'],
    ['served Febuary 3, 2026', '2026-02-03'],
    ['Septmber 9, 2025', '2025-09-09'],
    ['el 3 de marzo de 2026', '2026-03-03'],
    ['el martes 3 de marzo del 2026', '2026-03-03'],
    ['marzo 3 de 2026', '2026-03-03'],
    ['el primero de mayo de 2026', '2026-05-01'],
    ['February 29, 2024', '2024-02-29'],
  ])('%s', (message, day) => {
    expect(read(message)).toEqual([day])
  })
})

describe('a month or a year', () => {
  test.each([
    ['inspected in October 2023', '2023-10'],
    ['inspected Oct 2023', '2023-10'],
    ['early October of 2023', '2023-10'],
    ['en octubre del 2023', '2023-10'],
    ['octubre de 2023', '2023-10'],
    ['passed 10/2023', '2023-10'],
    ['it went in in 1991', '1991'],
    ['built 1991', '1991'],
    ['es de 1991', '1991'],
    ['last month', '2026-04'],
    ['next month', '2026-06'],
    ['el mes pasado', '2026-04'],
    ['el mes que viene', '2026-06'],
    ['last year', '2025'],
    ['el año pasado', '2025'],
    ['it was done last August', '2025-08'],
    ['it was done last fall', '2025'],
    ['this summer', '2026'],
    ['we close in July', '2026-07'],
    ['it was dug in November', '2025-11'],
    ['this June', '2026-06'],
  ])('%s', (message, value) => {
    expect(read(message)).toEqual([value])
  })
})

describe('a day told from today', () => {
  test.each([
    ['it came yesterday', '2026-05-19'],
    ['it came today', '2026-05-20'],
    ['tomorrow', '2026-05-21'],
    ['the day before yesterday', '2026-05-18'],
    ['three days ago', '2026-05-17'],
    ['last Monday', '2026-05-18'],
    ['it came Friday', '2026-05-15'],
    ['we close on Friday', '2026-05-22'],
    ['next Tuesday', '2026-05-26'],
    ['it came on the 14th', '2026-05-14'],
    ['it came on the 28th', '2026-04-28'],
    ['closing is the 28th', '2026-05-28'],
    ['the 3rd of last month', '2026-04-03'],
    ['it was filed April 8', '2026-04-08'],
    ['it was filed October 8', '2025-10-08'],
    ['we close Feb 4', '2027-02-04'],
    ['the hearing is Thursday, June 4', '2026-06-04'],
    ['ayer', '2026-05-19'],
    ['anteayer', '2026-05-18'],
    ['hoy', '2026-05-20'],
    ['hace cuatro días', '2026-05-16'],
    ['el lunes pasado', '2026-05-18'],
    ['la recibí el 14', '2026-05-14'],
    ['filed 4/27', '2026-04-27'],
  ])('%s', (message, day) => {
    expect(read(message)).toEqual([day])
  })

  it('does not hang on the tense where a year lies between', () => {
    expect(read('May 4')).toEqual(['2026-05-04'])
    expect(read('October 30')).toEqual([null])
  })
})

describe('no certain day', () => {
  test.each([
    'two weeks ago',
    'a few years ago',
    'next Friday',
    'last week',
    'last April',
    'hace dos meses',
    'the 14th',
    'Monday',
    'June 12 or 13',
    'June 12-14',
    'between May 1 and May 9',
    'about May 4, 2026',
    'before May 4, 2026',
    'since 2019',
    'Monday, March 3, 2026',
    'June 31, 2026',
    'not May 4, 2026',
    'antes del 4 de mayo de 2026',
    'it came a week ago Tuesday',
    'it came the Friday before the fair',
    'July 4th weekend',
  ])('%s', (message) => {
    const days = read(message)
    expect(days.length).toBeGreaterThan(0)
    expect(days.every((day) => day === null)).toBe(true)
  })

  test.each([
    ['Monday, March 3, 2026', 'contradictory'],
    ['April 31, 2026', 'contradictory'],
    ['June 12 or 13', 'range'],
    ['before March 3, 2026', 'bound'],
    ['around March 3, 2026', 'vague'],
    ['not March 3, 2026', 'denied'],
    ['it did not get here until March 3, 2026', null],
  ])('%s: %s', (message, why) => {
    expect(trouble(message)).toEqual([why])
  })

  it('leaves the 14th open where the day told before points elsewhere', () => {
    expect(read('She ruled on March 9, 2026. The letter did not reach us till the 14th.')).toEqual(['2026-03-09', null])
  })

  it('leaves the year open beside a date of another year', () => {
    expect(read('It was inspected in April 2024 and the paper was dated April 8.')).toEqual(['2024-04', null])
  })
})

describe('what is no day', () => {
  test.each([
    'call 585-555-0142',
    '14 March Rd',
    'under § 202-6, 56.304 and 75-A',
    'a fine of $2019',
    'she was born in 1950',
    'we may 3 of us sell',
    'two or three years',
    'march 20 feet back',
    'every Tuesday',
    'the second Thursday',
    'the 9th falls on a Sunday',
    'a 6/12 pitch',
    'Local Law No. 1 of 2002',
    'in the 1950s',
    '1,984 square feet',
    'the second one',
    '3/4 inch stone',
  ])('%s', (message) => {
    expect(read(message)).toEqual([])
  })
})

test.each([
  ['On what day was the notice received?', 'past'],
  ['When did the board decide?', 'past'],
  ['On what day will the deed be signed?', 'future'],
  ['What is the date?', null],
] as const)('tenseOf(%s)', (question, tense) => {
  expect(tenseOf(question)).toBe(tense)
})

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => Temporal.PlainDate.from('1985-01-01').add({ days }))

test('reads every day of the calendar as an independent reader does', () => {
  const names = 'January February March April May June July August September October November December'.split(' ')
  fc.assert(
    fc.property(anyDay, fc.constantFrom('long', 'slash', 'iso'), (day, style) => {
      const written =
        style === 'iso'
          ? day.toString()
          : style === 'slash'
            ? `${day.month}/${day.day}/${day.year}`
            : `${names[day.month - 1]} ${day.day}, ${day.year}`
      const message = `it was signed on ${written} by her`
      expect(read(message)).toEqual([day.toString()])
      const other = en.strict.parse(message, { instant: new globalThis.Date(0), timezone: 0 })[0]?.start
      expect([other?.get('year'), other?.get('month'), other?.get('day')]).toEqual([day.year, day.month, day.day])
    }),
    { numRuns: 150 },
  )
})

test('a weekday that does not fit is never read', () => {
  const names = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 7 }), (day, weekday) => {
      const message = `it was signed ${names[weekday - 1]} ${day.month}/${day.day}/${day.year}`
      expect(read(message)).toEqual([weekday === day.dayOfWeek ? day.toString() : null])
    }),
    { numRuns: 150 },
  )
})

test('any text: spans lie in the text and values are days', () => {
  const pieces = fc.constantFrom(
    'June',
    'the',
    '14th',
    '2024',
    ',',
    ' ',
    'last',
    'Tuesday',
    '3/24',
    '/26',
    'mayo',
    'de',
    'ago',
    '12',
    '.',
    'not',
    '31',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces, { maxLength: 12 }).map((words) => words.join(' ')),
      ),
      (message) => {
        for (const mention of readDays(message, ASOF)) {
          expect(mention.start).toBeLessThan(mention.end)
          expect(mention.end).toBeLessThanOrEqual(message.length)
          const value = resolveDay(mention, ASOF, 'past')
          if (value !== null) expect(value).toMatch(/^\d{4}(-\d\d(-\d\d)?)?$/)
        }
      },
    ),
    { numRuns: 400 },
  )
})

describe('days that hang on what stands beside them', () => {
  test.each([
    ['it was the 13th, not November 3, 2025', '2025-11-13'],
    ['fue el 13, no el 3 de noviembre de 2025', '2025-11-13'],
  ])('%s', (message, day) => {
    expect(read(message)).toContain(day)
  })

  test('a past act does not put the day it is done for into the past', () => {
    expect(read('notices were mailed May 11 for the May 29 hearing')).toEqual(['2026-05-11', '2026-05-29'])
  })

  test.each([
    ['I saw it driving by yesterday', '2026-06-14'],
    ['the report was not filed until June 9', '2026-06-09'],
    ["it's on the 28th", '2026-06-28'],
    ['la audiencia terminó el 5 de junio', '2026-06-05'],
    ['la audiencia está fijada para el 20 de junio', '2026-06-20'],
  ])('%s', (message, day) => {
    expect(readDays(message, '2026-06-15').map((mention) => resolveDay(mention, '2026-06-15'))).toEqual([day])
  })

  test('a feast of last year is no whole year', () => {
    expect(read('on easter last year')).toEqual([])
  })
})

test('a question about either tense gives no hint', () => {
  expect(tenseOf('On what day is (or was) the hearing?')).toBe(null)
  expect(tenseOf('On what day was the hearing?')).toBe('past')
})

describe('a day with a name', () => {
  test.each([
    ['the day before thanksgiving last year', '2025-11-26'],
    ['it came the Friday after Thanksgiving', '2025-11-28'],
    ['he ruled on Columbus Day', '2025-10-13'],
    ["it was mailed on New Year's Eve", '2025-12-31'],
    ["we got it on President's Day", '2026-02-16'],
    ['the hearing will be on Memorial Day', '2026-05-25'],
    ['it was Monday, Columbus Day 2025', '2025-10-13'],
    ['on Christmas Eve 2024', '2024-12-24'],
    ['recibimos la carta el Día del Trabajo de 2025', '2025-09-01'],
    ['llegó el día después de Navidad', '2025-12-26'],
    ['este próximo Día de Acción de Gracias', '2026-11-26'],
    ['the second Tuesday of May 2026', '2026-05-12'],
    ['the last Monday in March 2026', '2026-03-30'],
    ['el segundo martes de mayo de 2026', '2026-05-12'],
  ])('%s', (message, day) => {
    expect(read(message)).toEqual([day])
  })

  test.each([
    ['we close by Labor Day', 'bound'],
    ['sometime before Christmas', 'bound'],
    ['around Thanksgiving', 'vague'],
    ['over Labor Day weekend', 'vague'],
    ['the week before Christmas', 'vague'],
    ['it came two days before Christmas', 'vague'],
    ['Friday, Columbus Day 2025', 'contradictory'],
  ])('no day: %s', (message, why) => {
    expect(trouble(message)).toEqual([why])
  })

  test('a name that is part of something else is no day', () => {
    expect(read('the Christmas tree is over the field')).toEqual([])
  })

  test('close behind, the last one may be the one before', () => {
    expect(read('last Columbus Day', '2026-10-20')).toEqual([null])
    expect(read('this past Columbus Day', '2026-10-20')).toEqual(['2026-10-12'])
  })
})

describe('a weekday beyond the nearest', () => {
  test.each([
    ['she stamped it the Friday before last', '2026-05-08'],
    ['el viernes antepasado', '2026-05-08'],
    ['a week ago Friday', '2026-05-08'],
    ['the meeting is a week from Tuesday', '2026-06-02'],
    ['the Tuesday before last', null],
    ['a week ago Tuesday', null],
    ['a week ago', null],
    ['el viernes pasado, el 15', '2026-05-15'],
    ['it came in Friday after 5', '2026-05-15'],
    ['the Friday after the hearing', null],
  ])('%s', (message, day) => {
    expect(read(message)).toEqual([day])
  })
})

describe('a year that is not written out', () => {
  test.each([
    ['the septic is from 98', '1998'],
    ["it was put in in '05", '2005'],
    ["the fall of '87", '1987'],
    ['es del 98', '1998'],
    ['it was dug in 72 or 73', null],
    ['May 12 of last year', '2025-05-12'],
    ['el 12 de mayo del año pasado', '2025-05-12'],
    ['in October of last year', '2025-10'],
    ['they come this coming June', '2026-06'],
    ['this coming May', null],
  ])('%s', (message, day) => {
    expect(read(message)).toEqual([day])
  })

  test.each([
    '98 feet from the lake',
    'from 98 feet',
    "it is 5'10 tall",
    'from 60 to 75 feet',
    'in 60 days',
    'es de 60',
  ])('no year: %s', (message) => {
    expect(read(message)).toEqual([])
  })
})

test.each([
  ['firmamos el 15 de junio', '2026-06-15'],
  ['firmamos el 15 de abril', '2026-04-15'],
  ['to be handed over on or about June 4, 2026', '2026-06-04'],
  ['about June 4, 2026', null],
  ['the note came by email on Friday', '2026-05-15'],
])('the words around a day: %s', (message, day) => {
  expect(read(message)).toEqual([day])
})

describe('days of one sentence', () => {
  test.each([
    ['published December 3, 2026, mailed December 4', ['2026-12-03', '2026-12-04']],
    ['mailed January 5 for the hearing on January 12, 2027', ['2027-01-05', '2027-01-12']],
    ['the C of O is dated Aug 14, 2023, we close September 5', ['2023-08-14', null]],
    ['denied us May 11, and the clerk filed it the 14th', ['2026-05-11', '2026-05-14']],
    ['nos negó el 11 de mayo y lo archivó el 14', ['2026-05-11', '2026-05-14']],
    ['denied us April 28, filed it the 3rd', ['2026-04-28', null]],
    ['denied us April 28. He filed it the 3rd', ['2026-04-28', '2026-05-03']],
    ['the notice ran May 28', [null]],
    ['it was moved a week from tomorrow', ['2026-05-28']],
    ['on the last day of April 2026', ['2026-04-30']],
    ['exactly two weeks ago', ['2026-05-06']],
    ['hace una semana exacta', ['2026-05-13']],
    ['on May 31, 2026, a Sunday', ['2026-05-31']],
    ['on May 31, 2026, a Monday', [null]],
    ['it was to be May 4, 2026 but came May 11, 2026', [null, '2026-05-11']],
    ['complaint logged 5/3', ['2026-05-03']],
    ['28/4', ['2026-04-28']],
    ['31 March', ['2026-03-31']],
  ])('%s', (message, days) => {
    expect(read(message)).toEqual(days)
  })

  test('a share is no day', () => {
    expect(read('last year we replaced 3/4 and left the rest')).toEqual(['2025'])
  })
})
