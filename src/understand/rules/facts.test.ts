import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Fact, FactValue } from '../../../machines/kit/facts.ts'
import { readFacts } from './facts.ts'
import type { ReadOptions } from './session.ts'

const base = { why: 'It decides.', label: 'a fact' }
const yesNo = { ...base, kind: 'yes-no', says: ['it is so', 'it is not so'] } as const

// Facts of a made-up law about docks and boathouses: the readers know no law.
const facts = {
  surveyed: {
    ...yesNo,
    ask: 'Has the dock ever been surveyed?',
    words: { yes: ['survey*', 'inspeccion*|revisad*'], no: ['never surveyed', 'unsurveyed'] },
  },
  leaking: {
    ...yesNo,
    ask: 'Does anything leak into the water?',
    words: { yes: ['leak*', '(oil|fuel) .. (spill*|seep*)', 'gotea*|fuga*'], no: ['bone dry'] },
  },
  selling: {
    ...yesNo,
    ask: 'Is the dock being sold?',
    words: { yes: ['sell|selling|sold|sale', 'vend*|venta'] },
  },
  permitted: {
    ...yesNo,
    ask: 'Was a permit given?',
    words: { yes: ['had a permit|permitted'], only: true },
  },
  kind: {
    ...base,
    kind: 'choice',
    ask: 'What kind of dock is it?',
    choices: { floating: 'A floating dock', fixed: 'A fixed dock on posts', crib: 'A stone crib' },
    words: {
      floating: ['floating', 'flotante'],
      fixed: ['fixed dock', 'on posts|pilings', 'fijo'],
      crib: ['stone crib|crib', 'crib dock'],
    },
  },
  licence: {
    ...base,
    kind: 'choice',
    ask: 'Which licence is it?',
    choices: { full: 'The full licence', trial: 'A trial licence', none: 'No licence at all' },
    words: { full: ['licence', 'full licence'], trial: ['trial licence'], none: ['no licence', 'without .. licence'] },
  },
  toShore: {
    ...base,
    kind: 'number',
    ask: 'How far is it from the shore?',
    unit: 'ft',
    min: 0,
    max: 20000,
    samples: [99, 100, 101],
    words: { near: ['shore|shoreline', 'orilla'] },
  },
  toRoad: {
    ...base,
    kind: 'number',
    ask: 'How far is it from the road?',
    unit: 'ft',
    min: 0,
    max: 20000,
    samples: [49, 50, 51],
    words: { near: ['road|street', 'camino'] },
  },
  slips: {
    ...base,
    kind: 'number',
    ask: 'How many bedrooms?',
    unit: 'bedrooms',
    min: 0,
    max: 40,
    whole: true,
    words: { not: ['add*'] },
  },
  share: {
    ...base,
    kind: 'number',
    ask: 'What share of the dock is replaced?',
    unit: 'percent',
    min: 0,
    max: 100,
    words: { near: ['replac*|redo*', 'planks'] },
  },
  surveyedOn: {
    ...base,
    kind: 'day',
    ask: 'On what day was it surveyed?',
    words: { near: ['survey*', 'inspeccion*'] },
  },
  noticeOn: {
    ...base,
    kind: 'day',
    ask: 'On what day was the notice received?',
    words: { near: ['notice|letter', 'carta|aviso'] },
  },
  closingOn: {
    ...base,
    kind: 'day',
    ask: 'On what day will the sale close?',
    words: { near: ['clos*', 'cierre'], not: ['closing costs'] },
  },
} as const satisfies Record<string, Fact>

const one = {
  filedOn: { ...base, kind: 'day', ask: 'On what day was it filed?', words: { near: ['filed'], sole: true } },
} as const satisfies Record<string, Fact>

// A Wednesday.
const ASOF = '2026-05-20'
const TOWNS = ['Milford', 'Lakeville']
type Told = Record<string, FactValue | null>
const read = (message: string, options: Partial<ReadOptions> = {}) =>
  readFacts(message, facts, { asOf: ASOF, otherTowns: TOWNS, ...options })
const told = (message: string, asked?: string): Told =>
  Object.fromEntries(
    read(message, asked === undefined ? {} : { asked }).readings.map(({ fact, value }) => [fact, value]),
  )
const reply = (asked: string, message: string): FactValue | null | undefined => told(message, asked)[asked]

describe('yes and no, unasked', () => {
  test.each([
    ['The dock was surveyed by the town.', { surveyed: true }],
    ['It has never been surveyed.', { surveyed: false }],
    ['It is unsurveyed.', { surveyed: false }],
    ["It hasn't been surveyed", { surveyed: false }],
    ['it was surveyd', { surveyed: null }],
    ['No leaks at all.', { leaking: false }],
    ['Nothing leaks.', { leaking: false }],
    ['Oil keeps seeping out.', { leaking: true }],
    ['No ha sido inspeccionado.', { surveyed: false }],
    ['Nunca fue inspeccionado.', { surveyed: false }],
    ['Está goteando.', { leaking: true }],
    ['Not sure if it was ever surveyed.', { surveyed: null }],
    ['I have no idea whether they surveyed it.', { surveyed: null }],
    ['No sé si fue inspeccionado.', { surveyed: null }],
    ['I think it was surveyed.', {}],
    ['It has to be surveyed.', {}],
    ['It should have been surveyed.', {}],
    ['Was it surveyed?', {}],
    ['Does it count if it was surveyed in 1999?', { surveyedOn: '1999' }],
    ['Do we need a permit if we sell?', { selling: true }],
    ['We are not selling.', { selling: false }],
    ['My neighbor says it was surveyed.', {}],
    ['In Milford it was surveyed.', {}],
    ['It never had a permit.', {}],
    ['The surveyor says it leaks.', { leaking: true, surveyed: true }],
  ] as [string, Told][])('%s', (message, expected) => {
    const got = told(message)
    if (message.includes('surveyd')) expect(got.surveyed ?? true).toBe(true)
    else expect(got).toEqual(expected)
  })

  it('shows the words', () => {
    const [reading] = read('So: the dock HAS NEVER been surveyed, ok').readings
    expect(reading?.evidence).toBe('NEVER been surveyed')
    expect(read("the dock hasn't been surveyed").readings[0]?.evidence).toBe("hasn't been surveyed")
  })

  it('reports what contradicts itself', () => {
    const { readings, contradictions } = read('It leaks. It is bone dry.')
    expect(readings).toEqual([])
    expect(contradictions).toEqual([{ fact: 'leaking', values: [true, false], evidence: ['leaks', 'bone dry'] }])
  })

  it('tells what it will not read', () => {
    expect(read('I think it was surveyed.').doubts).toEqual(['surveyed'])
  })
})

describe('yes and no, asked', () => {
  test.each([
    ['surveyed', 'yes', true],
    ['surveyed', 'Nope.', false],
    ['surveyed', "it hasn't", false],
    ['surveyed', 'sí', true],
    ['surveyed', 'no, nunca', false],
    ['surveyed', 'not sure', null],
    ['surveyed', "I'm not sure", null],
    ['surveyed', 'creo que no', null],
    ['surveyed', 'not that I know of', null],
    ['surveyed', 'I think it was surveyed', null],
    ['surveyed', 'yes, it was never surveyed', undefined],
    ['surveyed', 'it was surveyed in 2019', true],
    ['surveyed', 'why?', undefined],
    ['surveyed', 'partly', undefined],
    ['surveyed', 'no change', undefined],
    ['leaking', 'no leaks', false],
    ['leaking', 'bone dry', false],
    ['selling', 'no, we are staying', false],
    ['leaking', 'My cousin says yes', undefined],
  ] as const)('%s: %s', (asked, message, expected) => {
    expect(reply(asked, message)).toBe(expected)
  })

  it('reads what else a reply states', () => {
    expect(told('yes, on May 4, 2026, and the letter came May 6, 2026', 'surveyed')).toMatchObject({
      surveyed: true,
      noticeOn: '2026-05-06',
    })
  })
})

describe('choices', () => {
  test.each([
    ['It is a floating dock.', { kind: 'floating' }],
    ['un muelle flotante', { kind: 'floating' }],
    ['It is not floating.', {}],
    ['It used to be floating.', {}],
    ['We have a trial licence.', { licence: 'trial' }],
    ['They gave us a licence.', { licence: 'full' }],
    ['We run it with no licence.', { licence: 'none' }],
    ['Is a floating one better? Ours is on posts.', { kind: 'fixed' }],
    ['Not floating, a stone crib.', { kind: 'crib' }],
    ['It is floating, sorry, I mean on posts.', { kind: 'fixed' }],
    ['A buddy in Lakeville has a floating one.', {}],
  ] as [string, Told][])('%s', (message, expected) => {
    expect(told(message)).toEqual(expected)
  })

  it('names two and reads none', () => {
    const { readings, contradictions } = read('It is floating and it is on posts.')
    expect(readings).toEqual([])
    expect(contradictions[0]?.values).toEqual(['floating', 'fixed'])
  })

  test.each([
    ['kind', 'the second one', 'fixed'],
    ['kind', 'The first', 'floating'],
    ['kind', 'last one', 'crib'],
    ['kind', 'option 3', 'crib'],
    ['kind', 'la primera', 'floating'],
    ['kind', 'A stone crib', 'crib'],
    ['kind', 'stone', 'crib'],
    ['kind', 'posts', 'fixed'],
    ['kind', 'neither', undefined],
    ['kind', 'dock', undefined],
    ['kind', 'not sure', null],
    ['kind', 'no sé', null],
    ['kind', 'not the stone one', undefined],
    ['kind', 'first failure', undefined],
    ['licence', 'the trial one', 'trial'],
    ['licence', 'full', 'full'],
    ['licence', 'no', undefined],
    ['licence', 'none', 'none'],
    ['licence', 'yes', undefined],
  ] as const)('asked %s: %s', (asked, message, expected) => {
    expect(reply(asked, message)).toBe(expected)
  })
})

describe('amounts', () => {
  test.each([
    ['It sits 72 feet from the shore.', { toShore: 72 }],
    ['It is 72 feet from the shore and 40 feet from the road.', { toShore: 72, toRoad: 40 }],
    ['It is about 650 ft from shore.', { toShore: 650 }],
    ['It is half a mile from the shore', { toShore: 2640 }],
    ['It is over half a mile from the shore', { toShore: 2640 }],
    ['It is more than 100 ft from the shore', {}],
    ['It is about 100 ft from the shore', {}],
    ['It is 30 or 40 ft from the shore', {}],
    ['It is 40 yards from the shore', { toShore: 120 }],
    ['It is 40 metres from the shore', { toShore: 131.23 }],
    ['It is 40 feet from the house and on the shore.', {}],
    ['It sits on the shore behind the old one.', {}],
    ['a doscientos pies de la orilla', { toShore: 200 }],
    ['It is 72 feet long.', {}],
    ['My cousin says it is 72 feet from the shore.', {}],
    ['In Milford it must be 72 feet from the shore.', {}],
    ['A two bedroom place', { slips: 2 }],
    ['Tenemos tres recámaras', { slips: 3 }],
    ['adding 2 bedrooms', {}],
    ['Can it be 30 feet from the road?', { toRoad: 30 }],
    ['replacing half of the planks', { share: 50 }],
    ['replacing two of the five planks', { share: 40 }],
    ['replacing about half of it', {}],
    ['It is 30, no wait, 35 feet from the road.', { toRoad: 35 }],
    ['It is 35 feet from the road, not 30 feet.', { toRoad: 35 }],
    ['It is 30 feet from the road. Sorry, 35.', { toRoad: 35 }],
    ['It is 30 feet from the road. Actually the lot is 35 feet wide.', {}],
    ['It is 30 feet from the road. Sorry, it is 35 feet from the shore.', { toRoad: 30, toShore: 35 }],
    ['No idea how far it is from the road', { toRoad: null }],
  ] as [string, Told][])('%s', (message, expected) => {
    expect(told(message)).toEqual(expected)
  })

  test.each([
    ['toShore', '72', 72],
    ['toShore', 'seventy-two feet', 72],
    ['toShore', "72'", 72],
    ['toShore', 'half a mile', 2640],
    ['toShore', 'about 60 ft', 60],
    ['toShore', '1984', 1984],
    ['toShore', '2 or 3 hundred', undefined],
    ['toShore', 'more than 100 feet', undefined],
    ['toShore', 'a 6 inch pipe, 72 feet', undefined],
    ['toShore', 'no idea', null],
    ['toShore', 'no lo sé', null],
    ['toShore', '72 feet I think', null],
    ['toShore', '30 feet. Sorry, 35 feet', 35],
    ['toShore', '30 feet or it may be 35 feet', undefined],
    ['slips', 'three', 3],
    ['slips', 'none', 0],
    ['slips', 'one', 1],
    ['slips', 'the second one', undefined],
    ['slips', 'three?', undefined],
    ['slips', '2.5', undefined],
    ['slips', '99', undefined],
    ['slips', 'still three, no change', 3],
    ['slips', 'My cousin says three', undefined],
    ['share', 'half', 50],
    ['share', '60 percent', 60],
    ['share', 'two of the five planks', 40],
  ] as const)('asked %s: %s', (asked, message, expected) => {
    expect(reply(asked, message)).toBe(expected)
  })

  it('notes what was told as a limit or an about', () => {
    expect(read('It is over half a mile from the shore').readings[0]).toMatchObject({
      bound: 'over',
      evidence: 'half a mile',
    })
    expect(read('about 60 ft', { asked: 'toShore' }).readings[0]).toMatchObject({ approx: true, evidence: '60 ft' })
    expect(read('more than 200 ft', { asked: 'toShore' }).readings[0]).toMatchObject({ bound: 'over', value: 200 })
    expect(read('the shore is at 3 and a half feet', { asked: 'toShore' }).readings[0]?.value).toBe(3.5)
    // Clear of the mark, on its far side; "at least" may be the mark itself.
    expect(
      read('more than 200 ft', { asked: 'toShore', limits: { toShore: [200] } }).readings[0]?.value,
    ).toBeGreaterThan(200)
    expect(read('under 200 ft', { asked: 'toShore', limits: { toShore: [200] } }).readings[0]?.value).toBeLessThan(200)
    expect(read('at least 200 ft', { asked: 'toShore', limits: { toShore: [200] } }).readings).toEqual([])
    expect(read('more than 200 ft', { asked: 'toShore', limits: { toShore: [250] } }).readings).toEqual([])
  })
})

describe('days', () => {
  test.each([
    [
      'Surveyed April 2, 2026; the letter came April 9, 2026.',
      { surveyed: true, surveyedOn: '2026-04-02', noticeOn: '2026-04-09' },
    ],
    ['On 4/2/26 they surveyed it', { surveyed: true, surveyedOn: '2026-04-02' }],
    ['The letter came April 9 and closing is June 30', { noticeOn: '2026-04-09', closingOn: '2026-06-30' }],
    ['The letter is dated April 9, 2026', {}],
    ['We got the notice last Friday', { noticeOn: '2026-05-15' }],
    ['It was surveyed in June 2024', { surveyed: true, surveyedOn: '2024-06' }],
    ['surveyed in June 2024. It was surveyed June 18, 2024.', { surveyed: true, surveyedOn: '2024-06-18' }],
    ['Recibí la carta el 13 de abril de 2026', { noticeOn: '2026-04-13' }],
    ['The notice came in 2025, sorry, 2024', { noticeOn: '2024' }],
    ['The notice was from 2024, not 2025', { noticeOn: '2024' }],
    ['My wife says the notice came June 3, 2025', {}],
    ['A pal in Milford got a notice June 3, 2025', {}],
    ['The notice came before June 3, 2025', {}],
    ['Closing costs rose June 3, 2025', {}],
    ['April 9, 2026', {}],
    ['The notice, April 9, 2026, was short', { noticeOn: '2026-04-09' }],
    ['Me mandaron un aviso, con fecha del 9 de abril de 2026', {}],
    ['Llegó el aviso, el 9 de abril de 2026', { noticeOn: '2026-04-09' }],
    ['I think the notice came April 9, 2026', {}],
  ] as [string, Told][])('%s', (message, expected) => {
    expect(told(message)).toEqual(expected)
  })

  test.each([
    ['noticeOn', 'April 9', '2026-04-09'],
    ['noticeOn', 'the 14th', '2026-05-14'],
    ['closingOn', 'the 28th', '2026-05-28'],
    ['closingOn', 'June 30', '2026-06-30'],
    ['noticeOn', 'last Friday', '2026-05-15'],
    ['noticeOn', 'Friday', '2026-05-15'],
    ['noticeOn', 'ayer', '2026-05-19'],
    ['noticeOn', 'en abril de 2026', '2026-04'],
    ['noticeOn', '2019', '2019'],
    ['noticeOn', 'two weeks ago', undefined],
    ['noticeOn', 'not sure', null],
    ['noticeOn', 'April 9, I think', null],
    ['noticeOn', 'Monday, April 9, 2026', undefined],
    ['noticeOn', 'April 9 or 10', undefined],
    ['noticeOn', 'April 9, 2026?', undefined],
    ['noticeOn', 'it is dated April 9 and it came April 12', '2026-04-12'],
    ['noticeOn', 'June 12', undefined],
    ['noticeOn', 'it came June 12', '2025-06-12'],
    ['noticeOn', 'it was surveyed April 2, 2026, the letter came April 9, 2026', '2026-04-09'],
  ] as const)('asked %s: %s', (asked, message, expected) => {
    expect(reply(asked, message)).toBe(expected)
  })

  it('reports a weekday that does not fit', () => {
    expect(read('The notice came Monday, April 9, 2026.').contradictions).toEqual([
      { fact: 'noticeOn', values: ['2026-04-09'], evidence: ['Monday, April 9, 2026'] },
    ])
  })

  it('takes the only day for the only day wanted', () => {
    const sole = (message: string) => readFacts(message, one, { asOf: ASOF }).readings.map((reading) => reading.value)
    expect(sole('app handed in 3/24/26, when is the hearing?')).toEqual(['2026-03-24'])
    expect(sole('handed in 3/24/26, dug it 3/30/26')).toEqual([])
    expect(sole('the shed is from 1985')).toEqual([])
  })
})

test('a long story with one thing after the other', () => {
  const message =
    'Hi there. We run a small place on Lake Milford with four bedrooms. The dock is floating, sits 72 feet from the shore, and ' +
    "hasn't been surveyed since my uncle died. My brother in law swears you get ninety days and that it leaks. In Lakeville " +
    'they never ask. The notice came Friday, May 8, 2026. Do we have to move it, or can it stay?'
  expect(told(message)).toEqual({ kind: 'floating', slips: 4, toShore: 72, surveyed: false, noticeOn: '2026-05-08' })
})

describe('always', () => {
  const bits = fc.constantFrom(
    'the dock',
    'was',
    'not',
    'never',
    'surveyed',
    'leaks',
    'floating',
    'on posts',
    '72 feet',
    'from the shore',
    'June 3, 2025',
    'the notice came',
    'no',
    'yes',
    "I'm not sure",
    'if',
    ',',
    '.',
    '?',
    'and',
    'but',
    'my neighbor says',
    'in Milford',
    'half of',
    '2 or 3',
    'sí',
    'orilla',
    '\u{1F6A4}',
    'last Tuesday',
    '😀é',
  )
  const messages = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(bits, { maxLength: 25 }).map((words) => words.join(' ')),
  )
  const asked = fc.constantFrom(undefined, ...Object.keys(facts))

  test('evidence is verbatim, and nothing throws', () => {
    fc.assert(
      fc.property(messages, asked, (message, ask) => {
        const result = read(message, ask === undefined ? {} : { asked: ask })
        for (const { evidence, start, end } of result.readings) {
          expect(evidence).toBe(message.slice(start, end))
          expect(evidence.length).toBeGreaterThan(0)
        }
        for (const { evidence } of result.contradictions) for (const words of evidence) expect(message).toContain(words)
      }),
      { numRuns: 800 },
    )
  })

  test('a sentence about another town changes nothing', () => {
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 15 }), (words) => {
        const message = words.join(' ')
        const more = `${message}. In Milford the dock was surveyed June 9, 2024 and it leaks 30 feet from the shore.`
        const plain = (text: string) => read(text).readings.map(({ fact, value }) => [fact, value])
        expect(plain(more)).toEqual(plain(`${message}.`))
      }),
      { numRuns: 300 },
    )
  })

  test('"I\'m not sure" never gives a no', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('surveyed', 'leaking', 'selling', 'permitted'),
        fc.constantFrom("I'm not sure", 'not sure', 'no idea', 'no sé', 'no estoy seguro'),
        fc.constantFrom('', '.', ' about that', ', sorry', '!', ' really'),
        (ask, opening, rest) => {
          expect(told(opening + rest, ask)[ask]).toBeNull()
          expect(told(opening + rest)).toEqual({})
        },
      ),
    )
  })

  test('the same message reads the same', () => {
    fc.assert(
      fc.property(messages, (message) => {
        expect(read(message)).toEqual(read(message))
      }),
      { numRuns: 100 },
    )
  })

  test('a long message is read in little time', () => {
    const message = 'The dock was never surveyed, it sits 72 feet from the shore and the notice came May 8, 2026. '
      .repeat(7)
      .slice(0, 600)
    for (let i = 0; i < 30; i++) read(message)
    // The processor's own time: the machine may be at other things.
    const before = process.cpuUsage()
    for (let i = 0; i < 30; i++) read(message)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 30_000).toBeLessThan(25)
  })

  test('a very long one does not hang', () => {
    for (const piece of ['a', '1', ' ', 'no ', 'June 1 ', ', and the ', '((((', '30-', 'one two ', "n't ", '\n']) {
      const start = performance.now()
      read(piece.repeat(Math.ceil(8000 / piece.length)))
      expect(performance.now() - start).toBeLessThan(4000)
    }
  })
})

// A made-up law about ice houses, for what is said in more roundabout ways.
const icehouse = {
  changes: {
    ...base,
    kind: 'choice',
    ask: 'What is being changed?',
    choices: { chimney: 'A new chimney', door: 'A door moved', floor: 'The floor relaid', none: 'Nothing of these' },
    words: {
      chimney: ['chimney|flue', 'chimenea'],
      door: ['door|doors', 'puerta'],
      floor: ['(relay|replace) .. floor'],
      none: ['no change*', 'neither'],
    },
  },
  part: {
    ...base,
    kind: 'choice',
    ask: 'Which part is broken?',
    choices: { hatch: 'Only the hatch', vault: 'The whole vault' },
    words: { hatch: ['hatch', 'trampilla'], vault: ['vault', 'boveda'] },
  },
  unasked: {
    ...yesNo,
    ask: 'Was it built without leave?',
    words: { yes: ['nobody allowed', 'without leave'], no: ['(warden) allowed', 'had leave'] },
  },
  thawing: { ...yesNo, ask: 'Does it thaw?', words: { yes: ['thaw*|melt*', 'derrite*'] } },
  onIsland: {
    ...yesNo,
    ask: 'Is it on the island?',
    words: { yes: ['(on|over) .. island', 'encima de la isla|islita'] },
  },
  blasting: { ...yesNo, ask: 'Will there be blasting?', words: { yes: ['blast*', 'dinamitar'] } },
  cabins: { ...yesNo, ask: 'Is it a cabin?', words: { yes: ['cabin|cabins'] } },
  granted: { ...yesNo, ask: 'Was it granted?', words: { yes: ['granted'], only: true } },
  depth: {
    ...base,
    kind: 'number',
    ask: 'How deep is it?',
    unit: 'ft',
    min: 0,
    max: 90,
    words: { near: ['deep|depth'] },
  },
  toPier: {
    ...base,
    kind: 'number',
    ask: 'How far is it from the pier?',
    unit: 'ft',
    min: 0,
    max: 20000,
    samples: [199, 200, 201],
    words: { near: ['pier', 'muelle'] },
  },
  wall: { ...base, kind: 'number', ask: 'How thick is it?', unit: 'in', min: 0, max: 99, words: { near: ['thick*'] } },
  barrels: { ...base, kind: 'number', ask: 'How many gallons?', unit: 'gal', min: 0, max: 90000, words: {} },
  sawdust: {
    ...base,
    kind: 'number',
    ask: 'What share is sawdust?',
    unit: 'percent',
    min: 0,
    max: 100,
    samples: [49, 50, 51],
    words: { near: ['sawdust'] },
  },
  orderOn: { ...base, kind: 'day', ask: 'On what day was the order received?', words: { near: ['order', 'orden'] } },
  leaveOn: {
    ...base,
    kind: 'day',
    ask: 'On what day was leave given?',
    words: { near: ['leave', 'given'], not: ['melt*'] },
  },
  weighedOn: { ...base, kind: 'day', ask: 'On what day was it weighed?', words: { near: ['weigh*'] } },
} as const satisfies Record<string, Fact>

const ice = (message: string, asked?: string): Told =>
  Object.fromEntries(
    readFacts(message, icehouse, {
      asOf: ASOF,
      otherTowns: TOWNS,
      ...(asked === undefined ? {} : { asked }),
    }).readings.map(({ fact, value }) => [fact, value]),
  )

describe('a bare word picks no choice but its own', () => {
  test.each([
    ['no', undefined],
    ['Nope', undefined],
    ['yes', undefined],
    ['never', undefined],
    ['no, a thing in the yard', undefined],
    ['no, just the flue', 'chimney'],
    ['no change to the doors', undefined],
    ['no change to the doors, only a flue', 'chimney'],
    ['no change of mind, a door', undefined],
    ['neither of us lives there', undefined],
    ['nothing yet', undefined],
    ['none', 'none'],
    ['None of them.', 'none'],
    ['none of these, thanks', 'none'],
    ['neither', 'none'],
    ['nothing', 'none'],
    ['no change', 'none'],
    ['ninguno', 'none'],
    ['Ninguna de esas', 'none'],
  ])('%s', (message, value) => {
    expect(ice(message, 'changes').changes).toBe(value)
  })

  test('unasked, "neither" is no choice', () => {
    expect(ice('Neither of us has been there')).toEqual({})
  })
})

describe('a bare word and what follows it', () => {
  test.each([
    ['unasked', 'no, nobody allowed it', undefined],
    ['unasked', 'yes, nobody allowed it', true],
    ['unasked', 'no, the warden allowed it', false],
    ['thawing', 'yes, it never thaws', undefined],
    ['thawing', 'yes, it never did', undefined],
    ['thawing', 'yes, nobody has seen that', undefined],
    ['thawing', 'no, it never thaws', false],
    ['granted', 'yes, it was never granted', undefined],
    ['thawing', 'tampoco', false],
    ['thawing', 'Se derrite', true],
    ['thawing', 'si se derrite', true],
    ['thawing', 'sí se derrite', true],
    ['thawing', 'si no se derrite', undefined],
    ['thawing', 'no, nunca', false],
  ])('asked %s: %s', (asked, message, value) => {
    expect(ice(message, asked)[asked]).toBe(value)
  })
})

describe('lengths told in two', () => {
  test.each([
    ['It is 4 ft 3 in deep.', 4.25],
    ['It is 4\'3" deep.', 4.25],
    ['4 feet and 9 inches deep', 4.75],
    ['seven foot six deep', 7.5],
    ['a hole 2 pies 6 pulgadas, deep', undefined],
    ['It is 4 ft by 3 in, no idea how deep', undefined],
  ])('%s', (message, depth) => {
    expect(ice(message).depth ?? undefined).toBe(depth)
  })

  test.each([
    ['5 ft 6', 5.5],
    ['5 ft, 6 in', 5.5],
    ['9 in', 0.75],
    ['40 inches', 3.33],
    ['47.99 inches', undefined],
    ['I said 9, it is 19', 19],
    ['5 feet, 2 of us measured', 5],
  ])('asked for feet: %s', (message, depth) => {
    expect(ice(message, 'depth').depth).toBe(depth)
  })

  test('a mile and some feet', () => {
    expect(ice('1 mile 500 ft from the pier')).toEqual({ toPier: 5780 })
    expect(ice('more than a mile from the pier')).toEqual({ toPier: 5280 })
    expect(ice('it is 6 ft deep and 9 inches thick')).toEqual({ depth: 6, wall: 9 })
    expect(ice('a tres cuartos de milla del muelle')).toEqual({ toPier: 3960 })
  })
})

describe('doubt over a whole sentence', () => {
  test.each([
    'We keep arguing whether it thaws.',
    'Can not tell you if it thaws.',
    'It may or may not thaw.',
    'Nobody has told us whether it thaws.',
    'It is not settled yet whether it thaws.',
  ])('%s', (message) => {
    expect(ice(message)).toEqual({ thawing: null })
  })

  test.each([
    'Whether it thaws or the hatch is broken, nobody can say.',
    'Whether the vault or the hatch is broken, no one knows.',
  ])('nothing is stated: %s', (message) => {
    expect(Object.values(ice(message)).filter((value) => value !== null)).toEqual([])
  })

  test.each([
    'One mason says the hatch, another says the vault.',
    'My sister thinks he said the hatch alone.',
    '"The vault is done for", those were his words, but I have my doubts.',
    "'Replace the vault' is how she put it, though we are not convinced.",
    'He may or may not mend the hatch.',
  ])('nothing is read: %s', (message) => {
    expect(ice(message)).toEqual({})
  })

  test('what stands beside a doubt stays', () => {
    expect(ice('No idea if it thaws but the hatch is broken.')).toEqual({ thawing: null, part: 'hatch' })
    expect(ice('Whether or not it thaws, the hatch must go.')).toEqual({ part: 'hatch' })
    expect(ice('The warden wrote "the vault is cracked".')).toEqual({ part: 'vault' })
  })
})

describe('what is said of others is no fact here', () => {
  test.each([
    'Our builder always does cabins.',
    'My uncle usually puts up cabins.',
    'Most people here have cabins.',
    'Everybody around here has cabins.',
    'In a normal cabin it thaws.',
    'As a rule it thaws.',
    'Typically the vault is 9 ft deep.',
  ])('%s', (message) => {
    expect(ice(message)).toEqual({})
  })

  test('what is said of this place is', () => {
    expect(ice('Ours usually thaws.')).toEqual({ thawing: true })
    expect(ice('It always thaws in March.')).toMatchObject({ thawing: true })
    expect(ice('The neighbor has a cabin.')).toEqual({ cabins: true })
  })
})

describe('Spanish', () => {
  test.each([
    ['Está encima de la isla, no vamos a dinamitar.', { onIsland: true, blasting: false }],
    ['Está encima de la isla no vamos a dinamitar', { onIsland: true, blasting: false }],
    ['Encima de la isla. No se derrite.', { onIsland: true, thawing: false }],
    ['Tampoco se derrite.', { thawing: false }],
    ['Nunca se derrite.', { thawing: false }],
    ['Ni la trampilla ni la bóveda.', {}],
    ['mil ochocientos galones', { barrels: 1800 }],
    ['tres mil quinientos galones', { barrels: 3500 }],
    ['La orden llegó el cinco de mayo de 2026', { orderOn: '2026-05-05' }],
    ['La orden llegó el 5 de mayo', { orderOn: '2026-05-05' }],
    ['a veinticinco pies del muelle', { toPier: 25 }],
  ])('%s', (message, want) => {
    expect(ice(message)).toEqual(want)
  })
})

describe('which day is whose', () => {
  test.each([
    ['The order reached us May 4, 2026.', { orderOn: '2026-05-04' }],
    ['The order was postmarked May 1, 2026 and reached us May 4, 2026.', { orderOn: '2026-05-04' }],
    ['They mailed the order May 1, 2026.', {}],
    ['The order dated May 1, 2026 came in May 4, 2026.', { orderOn: '2026-05-04' }],
    ['The order from the man who weighed it came May 4, 2026.', { orderOn: '2026-05-04' }],
    ['The order said that the roof fell in on May 4, 2026.', {}],
    ['After the order we hauled it out on May 4, 2026.', {}],
    ['On May 4, 2026 we hauled it out before they weighed it.', {}],
    ['The man who weighed it left on May 4, 2026.', {}],
    ['Weighed May 4, 2026 order May 9, 2026', { weighedOn: '2026-05-04', orderOn: '2026-05-09' }],
    ['Last year they weighed it, on June 3, 2025.', { weighedOn: '2025-06-03' }],
    ['Weighed in April, I mean it was weighed April 7, 2026.', { weighedOn: '2026-04-07' }],
    ['The order came in April. We got the order May 4, 2026.', { orderOn: '2026-05-04' }],
  ])('%s', (message, want) => {
    expect(ice(message)).toEqual(want)
  })

  test.each([
    ['leaveOn', 'it was given May 4, 2026 and says nothing about when it melts', '2026-05-04'],
    ['leaveOn', 'it melts May 4, 2026', undefined],
    ['leaveOn', 'it expires May 4, 2027', undefined],
    ['weighedOn', 'the order came May 4, 2026', undefined],
    ['weighedOn', 'that was on May 4, 2026, a rainy day', '2026-05-04'],
    ['orderOn', 'we got it March 4, 2026', '2026-03-04'],
    ['orderOn', 'it is dated May 4, 2026', undefined],
  ])('asked %s: %s', (asked, message, value) => {
    expect(ice(message, asked)[asked]).toBe(value)
  })
})

describe('amounts in replies', () => {
  test.each([
    ['toPier', 'about 80 I paced it', 80],
    ['toPier', '80 give or take, the barn is 30', undefined],
    ['toPier', '80 at the corner, 95 at the step', undefined],
    ['toPier', '80 feet from the pier, 30 feet from the barn', 80],
    ['toPier', '40 and 40', undefined],
    ['toPier', '40 ft, maybe 2 beds', 40],
    ['sawdust', 'exactly 50 percent', 50],
    ['sawdust', '50 percent on the nose', 50],
    ['sawdust', '49%', 49],
    ['sawdust', 'about 50 percent', undefined],
  ])('asked %s: %s', (asked, message, value) => {
    expect(ice(message, asked)[asked]).toBe(value)
  })
})

test('a choice that is asked about and another that is told', () => {
  expect(ice('The hatch is broken. Must I replace the vault?')).toEqual({})
  expect(ice('The hatch is broken, not the vault. Must I replace the vault?')).toEqual({ part: 'hatch' })
  expect(ice('Must I replace the hatch?')).toEqual({ part: 'hatch' })
})

test('a message full of days is read in little time', () => {
  for (const piece of [
    '3/3/26 ',
    'june 3 ',
    'the order came May 4, 2026, ',
    'on May 4, 2026 and 4/5/2026 last June ',
  ]) {
    const message = piece.repeat(Math.ceil(8000 / piece.length)).slice(0, 8000)
    ice(message)
    // The processor's own time, and of a few runs the least: the machine may be at other things.
    const times = [1, 2, 3].map(() => {
      const before = process.cpuUsage()
      ice(message)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    })
    expect(Math.min(...times), piece).toBeLessThan(150)
  }
})

describe('words that belong to something else', () => {
  const well = {
    renewed: { ...yesNo, ask: 'Is the tank renewed?', words: { yes: ['(replac*|renew*) (the|our)? tank'] } },
    pit: { ...yesNo, ask: 'Was a pit dug?', words: { yes: ['(dug|dig) .. (pit|one)'] } },
    water: {
      ...base,
      kind: 'choice',
      ask: 'What water is it?',
      choices: { steady: 'A steady brook', dry: 'One that dries up' },
      words: { steady: ['brook'], dry: ['brook .. dries'] },
    },
    gap: { ...base, kind: 'number', ask: 'How many months apart?', unit: 'months', min: 1, max: 120, words: {} },
    line: {
      ...base,
      kind: 'number',
      ask: 'How many feet is it from the water to the property line?',
      unit: 'ft',
      min: 0,
      max: 9000,
      words: {},
    },
    flow: { ...base, kind: 'number', ask: 'What is the flow?', unit: 'gpd', min: 0, max: 90_000, words: {} },
    letter: {
      ...base,
      kind: 'day',
      ask: 'On what day is the letter dated? (If none came, say that you do not know.)',
      words: { near: ['letter'] },
    },
  } as const satisfies Record<string, Fact>
  const said = (message: string, asked?: string): Told =>
    Object.fromEntries(
      readFacts(message, well, { asOf: '2026-05-20', ...(asked !== undefined && { asked }) }).readings.map(
        ({ fact, value }) => [fact, value],
      ),
    )
  test.each([
    ['We replace the tank.', undefined, { renewed: true }],
    ['We replace the tank lid.', undefined, {}],
    ["they dug one at the neighbor's", 'pit', {}],
    ['they dug one last week', 'pit', { pit: true }],
    ['A brook behind us dries up in August. The brook is close.', undefined, { water: 'dry' }],
    ['twice a year', 'gap', { gap: 6 }],
    ['anualmente', 'gap', { gap: 12 }],
    ['it touches the lake', 'line', { line: 0 }],
    ['1000 feet from the road and right at the lake', 'line', {}],
    ['no, about 30 feet', 'line', { line: 30 }],
    ['unos 850 galones', 'flow', { flow: 850 }],
    ['the tank holds 850 gallons', 'flow', {}],
    ['no letter ever came', 'letter', { letter: null }],
  ] as [string, string | undefined, Told][])('%s', (message, asked, expected) => {
    expect(said(message, asked)).toEqual(expected)
  })
})

describe('what a reply takes back', () => {
  test.each([
    ["47 ft to the shore, but that's the old one. The new one would be further", 'toShore'],
    ['no thats the thing, it is complicated but yes it was surveyed for us', 'surveyed'],
    ['yes it leaks they say, but no, not that I saw', 'leaking'],
  ] as const)('%s', (message, asked) => {
    expect(read(message, { asked }).readings.filter(({ fact }) => fact === asked)).toEqual([])
  })

  test.each([
    ['47 ft to the shore, and the old one is gone', 'toShore', 47],
    ['no, but yes to the road question', 'surveyed', null],
    ['no, never', 'surveyed', false],
  ] as const)('and what it does not: %s', (message, asked, value) => {
    const found = read(message, { asked }).readings.find(({ fact }) => fact === asked)
    expect(found?.value ?? null).toBe(value)
  })
})

// Facts of a made-up law about a mill.
const mill = {
  grows: {
    ...base,
    kind: 'number',
    ask: 'By what percent does the mill grow?',
    unit: 'percent',
    min: 0,
    max: 1000,
    samples: [50],
    words: {},
  },
  frozen: {
    ...yesNo,
    ask: 'Is the mill pond frozen?',
    words: { yes: ['pond .. frozen'], no: ['pond .. open'] },
  },
  across: {
    ...yesNo,
    ask: 'Would any part of it lie across the line?',
    words: { yes: ['(on|across) the neighbor* (land|line)'], only: true },
  },
  crossed: {
    ...yesNo,
    ask: 'Is it over the race?',
    words: { yes: ['(over|on|across) the race'], no: ['away from the race'] },
  },
  built: {
    ...base,
    kind: 'choice',
    ask: 'When was it built: before June 1, 1980, on that day, or after it?',
    choices: { before: 'Before June 1, 1980', on: 'On June 1, 1980', after: 'After June 1, 1980' },
    words: { before: ['long ago'], on: ['that very day'], after: ['lately'] },
  },
  part: {
    ...base,
    kind: 'choice',
    ask: 'Which part is replaced?',
    choices: { wheel: 'The wheel', cover: 'The cover of the wheel' },
    words: { wheel: ['whole wheel'], cover: ['cover'] },
  },
  stoppedOn: {
    ...base,
    kind: 'day',
    ask: 'On what day did the mill stop?',
    words: { near: ['stop*', 'came in'] },
  },
} as const satisfies Record<string, Fact>

describe('a mill: growth, times, echoes and plans', () => {
  const said = (message: string, asked?: keyof typeof mill): Readonly<Record<string, FactValue | null>> =>
    Object.fromEntries(
      readFacts(message, mill, { asOf: '2026-06-15', ...(asked && { asked }) }).readings.map(({ fact, value }) => [
        fact,
        value,
      ]),
    )
  test.each([
    ['We go from 1,200 sq ft to 2,100.', undefined, { grows: 75 }],
    ['Adding 600 square feet to our 1,200 sq ft mill.', undefined, { grows: 50 }],
    ['Adding about 600 square feet to our 1,200 sq ft mill.', undefined, {}],
    ['The mill went from 12 to 14 hands.', undefined, {}],
    ["it's 1,000 now and we'd add 480", 'grows', { grows: 48 }],
    ['double', 'grows', { grows: 100 }],
    ['40 percent, from 1,000 sq ft to 1,400', 'grows', { grows: 40 }],
    ['not frozen', 'frozen', { frozen: false }],
    ['not shallow', 'frozen', {}],
    ["it would lie across the neighbor's line", 'across', { across: true }],
    ["it would not lie across the neighbor's line", 'across', {}],
    ['Can I park on the race?', undefined, { crossed: true }],
    ['Is it ok to drive across the race?', undefined, { crossed: true }],
    ['Can I get a permit to drive across the race?', undefined, {}],
    ['Does anybody drive across the race?', undefined, {}],
    ['1979', 'built', { built: 'before' }],
    ['1980', 'built', {}],
    ['June 1, 1980', 'built', { built: 'on' }],
    ['in the nineties', 'built', { built: 'after' }],
    ['the eighties', 'built', {}],
    ['after 1990', 'built', { built: 'after' }],
    ['before June 1, 1980', 'built', { built: 'before' }],
    ['before 1990', 'built', {}],
    ['after 1975', 'built', {}],
    ['I drove by and saw it stop on the 7th', 'stoppedOn', { stoppedOn: '2026-06-07' }],
    ['The whole wheel, not just the cover.', undefined, { part: 'wheel' }],
    ['sorry I said the 3rd, it came in June 4', 'stoppedOn', { stoppedOn: '2026-06-04' }],
    ['he put it in a letter to all of us, no', 'crossed', { crossed: false }],
    ['from what I know of it, no', 'crossed', {}],
  ] as [string, keyof typeof mill | undefined, Record<string, FactValue>][])('%s', (message, asked, expected) => {
    expect(said(message, asked)).toEqual(expected)
  })
})

describe('a correction of what is known', () => {
  const put = (message: string, known: Record<string, FactValue | null>, asked?: string): Told =>
    Object.fromEntries(
      read(message, { known, ...(asked === undefined ? {} : { asked }) }).readings.map(({ fact, value }) => [
        fact,
        value,
      ]),
    )

  test.each([
    ['sorry, it was May 11 not 12', { noticeOn: '2026-05-12' }, 'surveyedOn', { noticeOn: '2026-05-11' }],
    ['perdón, fue el 11 de mayo, no el 12', { noticeOn: '2026-05-12' }, 'surveyedOn', { noticeOn: '2026-05-11' }],
    ['it was May 11, not May 12', { noticeOn: '2026-05-12' }, undefined, { noticeOn: '2026-05-11' }],
    ['it was June 11, not June 12', { noticeOn: '2025-06-12' }, 'surveyedOn', { noticeOn: '2025-06-11' }],
    ['sorry, it was 70 feet, not 60', { toRoad: 60 }, 'surveyed', { toRoad: 70 }],
    ['no son 60 pies, son 70', { toRoad: 60 }, 'surveyed', { toRoad: 70 }],
    // Known for two facts, the denied value says nothing.
    ['it was May 11, not May 12', { noticeOn: '2026-05-12', closingOn: '2026-05-12' }, undefined, {}],
    // Another fact is known, so that what is put right may be that one.
    ['sorry, May 11', { noticeOn: '2026-05-12' }, 'surveyedOn', {}],
    [
      'sorry, it was surveyed May 11',
      { noticeOn: '2026-05-12' },
      'surveyedOn',
      { surveyedOn: '2026-05-11', surveyed: true },
    ],
    ['May 11', { noticeOn: '2026-05-12' }, 'surveyedOn', { surveyedOn: '2026-05-11' }],
    // Known to the month, a day says more of the same.
    ['sorry, May 11', { noticeOn: '2026-05-12', surveyedOn: '2026-05' }, 'surveyedOn', { surveyedOn: '2026-05-11' }],
    ['sorry, May 11', {}, 'surveyedOn', { surveyedOn: '2026-05-11' }],
  ] as const)('%s %j %s', (message, known, asked, readings) => {
    expect(put(message, known, asked)).toEqual(readings)
  })

  test('without what is known, it is never read for the day that is asked', () => {
    expect(reply('surveyedOn', 'sorry, it was May 11 not 12')).toBe(undefined)
  })
})

test.each([
  ['a bit under 80 feet, 76 by the plans', 76],
  ['about 80 feet (76 exactly)', 76],
  ['about 80 feet, 20 of it grass', 80],
  ['over 60 feet, 55 of it paved', 60],
])('a rough amount and the exact one: %s', (message, feet) => {
  expect(reply('toRoad', message)).toBe(feet)
})

test.each([
  ['about three quarters of the planks are replaced', 75],
  ['three quarters of the planks are replaced', 75],
  ['roughly half of the planks are replaced', undefined],
])('a rough share: %s', (message, share) => {
  const { readings } = read(message, { limits: { share: [50] } })
  expect(readings.find(({ fact }) => fact === 'share')?.value).toBe(share)
})

test('in Spanish, what "sale" comes out', () => {
  expect(told('Cuando llueve el agua sale por el patio de la casa').selling).toBe(undefined)
  expect(told('It is a sale of the dock').selling).toBe(true)
})

test.each([
  ['1200 plus 600', undefined],
  // Half is a share; the 300 is none.
  ['half of 300', 50],
  ['35', 35],
  ['it is 35, built in 1984', 35],
])('a bare amount beside what is none: %s', (message, share) => {
  expect(reply('share', message)).toBe(share)
})
