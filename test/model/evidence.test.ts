import { describe, expect, test } from 'vitest'
import type { FactValue } from '../../machines/kit/facts.ts'
import { together, witness } from '../../src/understand/model/evidence.ts'
import { objectIn } from '../../src/understand/model/json.ts'
import { mask } from '../../src/understand/model/mask.ts'
import { rules } from '../../src/understand/rules/index.ts'
import { facts, over, reading, writes } from './sample.ts'

const check = (message: string, fact: string, value: FactValue | null, quote: string) =>
  witness({ message, sent: mask(message), facts, reading }).check({ fact, value, quote })

describe('what a message bears out is taken', () => {
  test.each<[string, string, FactValue | null, string]>([
    [
      'Last year we built our new garage right over the tank.',
      'garage',
      true,
      'built our new garage right over the tank',
    ],
    ['We have not built any garage over the tank.', 'garage', false, 'not built any garage over the tank'],
    [
      'From the tank it is 62 feet over to the well.',
      'wellDistance',
      62,
      'From the tank it is 62 feet over to the well',
    ],
    ['WE  BUILT the\n garage over the TANK', 'garage', true, 'we built the garage over the tank'],
    [
      "We've built our neighbors' shed; we built the garage over the tank",
      'garage',
      true,
      'built the garage over the tank',
    ],
  ])('%j: %s = %j', (message, fact, value, quote) => {
    const taken = check(message, fact, value, quote)
    expect(taken).toMatchObject({ fact, value })
    expect(message).toContain(taken?.evidence)
  })
})

describe('what it does not bear out is dropped', () => {
  const built = 'We built our garage over the tank.'
  test.each<[string, string, string, FactValue | null, string]>([
    ['words that are not there', built, 'garage', true, 'we erected a garage over the tank'],
    ['half a word', built, 'garage', true, 'uilt our garage over the tank'],
    ['no words', built, 'garage', true, ' '],
    ['marks alone', built, 'garage', true, '.'],
    ['a fact that nobody asked about', built, 'constructor', true, built],
    ['a value of another kind', built, 'garage', 'yes', 'built our garage over the tank'],
    ['a choice that is none', 'It is restaurant cooking grease', 'kitchen', '__proto__', 'restaurant cooking grease'],
    ['the contrary of the words', built, 'garage', false, 'built our garage over the tank'],
    [
      'a denial taken for a yes',
      'We never built a garage over that tank.',
      'garage',
      true,
      'built a garage over that tank',
    ],
    ['words about something else', 'We built a porch on the house.', 'garage', true, 'built a porch on the house'],
    ['a question', 'May a garage be built over a tank?', 'garage', true, 'garage be built over a tank'],
    ['an if', 'If we built the garage over the tank, we would ask.', 'garage', true, 'built the garage over the tank'],
    ['a claim', 'My neighbor says they built a garage over the tank.', 'garage', true, 'built a garage over the tank'],
    ['a guess', 'I think they built the garage over the tank.', 'garage', true, 'built the garage over the tank'],
    ['another town', 'In Elsewhere they built a garage over the tank.', 'garage', true, 'built a garage over the tank'],
    [
      'a definition',
      'Built means that a garage is built over the tank.',
      'garage',
      true,
      'garage is built over the tank',
    ],
    [
      'what the law says',
      'The law says a garage built over the tank is fine.',
      'garage',
      true,
      'garage built over the tank',
    ],
    [
      'a value the quote does not hold',
      'From the tank it is 62 feet to the well',
      'wellDistance',
      64,
      'it is 62 feet to the well',
    ],
    [
      'a value cut out of a longer one',
      'From the tank it is 162 feet to the well',
      'wellDistance',
      62,
      '62 feet to the well',
    ],
    ['an amount denied', 'From the tank to the well is not 62 feet', 'wellDistance', 62, '62 feet'],
    ['a range', 'From the tank over to the well is 60 or 70 feet', 'wellDistance', 60, '60 or 70 feet'],
    [
      'a limit that the law compares with',
      'From tank over to well is over 80 feet',
      'wellDistance',
      80,
      'From tank over to well is over 80 feet',
    ],
    [
      'one of two amounts',
      'From the tank to our well it is 62 feet or so they wrote 64 feet',
      'wellDistance',
      62,
      '62 feet',
    ],
    ['another unit', 'From the tank over to the well is 62 steps', 'wellDistance', 62, '62 steps'],
    ['a day that is another', 'They told us the closing comes July 3, 2026', 'closing', '2026-07-04', 'July 3, 2026'],
    [
      'a day of something else',
      'The party is on July 3, 2026',
      'closing',
      '2026-07-03',
      'The party is on July 3, 2026',
    ],
    ['no doubt', built, 'garage', null, 'built our garage over the tank'],
    [
      'doubt about something else',
      'We have no idea what to cook tonight.',
      'garage',
      null,
      'no idea what to cook tonight',
    ],
  ])('%s', (_, message, fact, value, quote) => {
    expect(check(message, fact, value, quote)).toBeNull()
  })

  test('nothing that the law itself is written in', () => {
    const law = 'No garage may be built over the tank.'
    expect(check('Is a permit needed for our place?', 'garage', false, law)).toBeNull()
  })
})

test('where the rules and a model differ, neither is taken', () => {
  const one = { fact: 'a', value: true, evidence: 'x' }
  const other = { fact: 'b', value: 4, evidence: 'y' }
  expect(together([one, other], [{ ...one, value: false }])).toEqual([other])
  expect(together([one], [{ ...one, evidence: 'z' }, other])).toEqual([one, other])
  expect(together([], [one, { ...one, value: false }])).toEqual([])
})

test('what the rules read stays, a model adds to it', async () => {
  const message = 'Dish water only goes in. Last year we built our new garage right over the tank.'
  const quote = 'built our new garage right over the tank'
  const plain = await rules.read(message, facts, reading)
  expect(plain.map(({ fact }) => fact)).toEqual(['kitchen'])
  const read = await over(writes({ facts: { garage: { value: true, quote } } })).read(message, facts, reading)
  expect(read).toEqual([...plain, { fact: 'garage', value: true, evidence: quote }])
})

describe('what leaves is masked', () => {
  test.each([
    ['call me at 585-555-0134 please', 'call me at ############ please'],
    ['(315) 555-0199 or 555-0187', '##### ######## or ########'],
    ['write to pat.doe@example.org', 'write to ###################'],
    ['we live at 1420 Old Mill Road and', 'we live at #### ### #### #### and'],
    ['12B Heron Ln, Apt 4', '### ##### ### ### #'],
    ['vivo en calle Nueva 45', 'vivo en ##### ##### ##'],
    ['PO Box 77, NY 14590', '## ### ##, ## #####'],
  ])('%j', (message, masked) => {
    expect(mask(message)).toBe(masked)
  })

  test.each([
    'the tank is 100 feet from the lake road',
    'it is 62 ft off the county road',
    'closing is 2026-07-03, built 1984',
    'a 1500 gallon tank, 3 bedrooms, $500 a day',
    'October 30, 2026 on the dot',
    '120 gpd per bedroom on a trail lot',
  ])('%j is left as it is', (message) => {
    expect(mask(message)).toBe(message)
  })

  test('a quote of masked words is told in the person’s own', () => {
    const message = 'At 14 Mill Road we built the garage over the tank'
    expect(check(message, 'garage', true, 'At ## #### #### we built the garage over the tank')?.evidence).toBe(message)
  })
})

describe('the object in what a model wrote', () => {
  const told = { facts: { a: { value: '}"{', quote: 'x' } } }
  const text = JSON.stringify(told)
  test.each([
    text,
    `\n\n ${text} \n`,
    `\`\`\`json\n${text}\n\`\`\``,
    `Sure! Here is what I found: ${text} I hope {this} helps.`,
    `{"thinking": "none"} ${text}`,
    JSON.stringify(text),
  ])('%j', (written) => {
    expect(objectIn(written, 'facts')).toEqual(told)
  })
  test.each([
    text.slice(0, -1),
    text.slice(0, 20),
    '',
    '[]',
    'null',
    '{"other":1}',
    '{'.repeat(5000),
    ' '.repeat(5000),
  ])('is not made up from %j', (written) => {
    expect(objectIn(written, 'facts')).toBeNull()
  })
})
