import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cutClauses } from './clauses.ts'
import { fold, readText } from './text.ts'

const TOWNS = ['Milford', 'Lakeville'].map(fold)
const cut = (message: string) => cutClauses(readText(message), TOWNS)
const texts = (message: string): string[] =>
  cut(message).map((clause) => message.slice(clause.start, clause.end).trim())
const marked = (message: string, mark: 'question' | 'claim' | 'elsewhere' | 'hypothetical'): string[] =>
  cut(message)
    .filter((clause) => clause[mark])
    .map((clause) => message.slice(clause.start, clause.end).trim())
const doubts = (message: string): string[] => cut(message).map((clause) => clause.doubt)

describe('cuts', () => {
  test.each([
    ['The roof leaks. It is old.', 2],
    ['It is 40 ft. from the barn', 1],
    ['It is 1,200 sq. ft. in all', 1],
    ['We close Oct 30, 2026', 1],
    ['We close Friday, Oct 30', 1],
    ['We sold it, and we left', 2],
    ['It failed but we fixed it', 2],
    ['the pump died because it was old', 2],
    ['one line\nAnother line', 2],
    ['first; second', 2],
    ['the barn is old and the house is new', 2],
    ['el pozo es viejo pero la casa es nueva', 2],
  ])('%s', (message, count) => {
    expect(texts(message)).toHaveLength(count)
  })
})

describe('questions', () => {
  test.each([
    ['Do we need a permit?', ['Do we need a permit?']],
    ['We have a barn. Is it too close?', ['Is it too close?']],
    ['we have a barn, is it too close', ['is it too close']],
    ['Our barn is old, do we have to move it?', ['do we have to move it?']],
    ['So no permit, right?', ['So no permit,', 'right?']],
    ['¿Puedo vender la casa?', ['¿Puedo vender la casa?']],
    ['how long do i have', ['how long do i have']],
    ["I don't know if we need a permit", ["I don't know", 'if we need a permit']],
    ['We sold the barn.', []],
  ])('%s', (message, expected) => {
    expect(marked(message, 'question')).toEqual(expected)
  })
})

describe('doubts', () => {
  test.each([
    ["I'm not sure it was built", ['strong']],
    ['no idea whether they came', ['strong', 'strong']],
    ["I can't remember the year", ['strong']],
    ['no sé cuándo fue', ['strong']],
    ['I think it was built', ['weak']],
    ['maybe it was built', ['weak']],
    ['quizás fue en mayo', ['weak']],
    ['It was built in May, I think', ['weak', 'weak']],
    ['It was built in May. Not sure though.', ['weak', 'strong']],
    ['It was built', ['none']],
  ])('%s', (message, expected) => {
    expect(doubts(message)).toEqual(expected)
  })
})

describe('what others say', () => {
  test.each([
    'My neighbor says you get thirty days.',
    "Buyer's agent insists the seller pays.",
    'My brother in law swears it is ten days.',
    'I was told it takes a month.',
    'They say it is fine.',
    'My wife thinks it was June.',
    'The lender told us it is stale.',
    'Mi vecino dice que son diez días.',
    'Dice mi primo que no hace falta.',
    'Me dijeron que no hace falta.',
    'According to my cousin it is fine.',
  ])('is a claim: %s', (message) => {
    expect(marked(message, 'claim')).toHaveLength(cut(message).length)
  })

  test.each([
    'The inspector says the pipe is broken.',
    'Our engineer told us it is 40 feet.',
    'The report says the pipe is broken.',
    'I was told by the town that it failed.',
    'My wife and I are moving.',
    'We told our neighbor about the barn.',
    'El inspector dice que no pasa.',
  ])('is a finding or no saying at all: %s', (message) => {
    expect(marked(message, 'claim')).toEqual([])
  })

  it('ends where the person takes up their own word again', () => {
    expect(marked('My neighbor says ten days but the letter is dated June 3.', 'claim')).toEqual([
      'My neighbor says ten days',
    ])
    expect(marked('It is ten days, my cousin says.', 'claim')).toEqual(['It is ten days,', 'my cousin says.'])
    expect(marked('My cousin says ten days. He is sure. We are not.', 'claim')).toEqual([
      'My cousin says ten days.',
      'He is sure.',
    ])
  })
})

describe('other towns', () => {
  test.each([
    ['In Milford you get sixty days.', 1],
    ['A pal over in Milford did this and was fine.', 1],
    ['We are on Lakeville Creek.', 0],
    ['We are on Lake Milford.', 0],
    ['Our house is on Milford Road.', 0],
    ['Milfordshire is far.', 0],
  ])('%s', (message, count) => {
    expect(marked(message, 'elsewhere').length > 0 ? 1 : 0).toBe(count)
  })

  it('reaches no further than the comparison', () => {
    expect(marked('Must it be pumped every 3 years like they say over in Milford?', 'elsewhere')).toEqual([
      'like they say over in Milford?',
    ])
  })
})

test('a shortened word before a question ends the sentence', () => {
  expect(marked('The agent claims it expired after 2 yrs. must we have it inspected again', 'claim')).toEqual([
    'The agent claims it expired after 2 yrs.',
  ])
})

test.each(['if we sell the barn', 'what if it breaks', 'in case it fails', 'si vendemos la casa'])(
  'an if: %s',
  (message) => {
    expect(marked(message, 'hypothetical')).toEqual([message])
  },
)

test('clauses hold every word once, in order', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.lorem({ mode: 'sentences', maxCount: 5 })), (message) => {
      const text = readText(message)
      const clauses = cutClauses(text, TOWNS)
      const words = clauses.flatMap((clause) =>
        Array.from({ length: clause.last - clause.first }, (_, i) => clause.first + i),
      )
      expect(words).toEqual(text.words.map((_, i) => i))
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['the same kind of cover', 'none'],
  ['it is kind of old', 'weak'],
  ['nobody told me to hire an engineer', 'none'],
  ['nobody told me how old it is', 'strong'],
  ['the engineer never said', 'strong'],
  ['a tank from the 70s, dont know if it was ever legal', 'none'],
  ['a tank from the 70s, not sure though', 'weak'],
] as const)('how sure "%s" is', (message, doubt) => {
  expect(cutClauses(readText(message))[0]?.doubt).toBe(doubt)
})

test('what a neighbor did is not told of the neighbor’s property', () => {
  const others = (message: string) => cutClauses(readText(message)).map((clause) => clause.others)
  expect(others('They came because my neighbor complained. My land is dry.')).not.toContain(true)
  expect(others('My neighbor has a new tank. My land is dry.')).toContain(true)
})

test('a word cut short is no "would"', () => {
  expect(readText("rec'd and insp'd, she'd go").words.map((word) => word.text)).toEqual(
    'recd and inspd she would go'.split(' '),
  )
})
