/** Faults planted in invented machines: the proof finds each, and finds nothing in the sound machine they are made from. */

import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { stateLaws } from '../../laws/index.ts'
import type { Law, Provision } from '../../laws/types.ts'
import { type Deadline, inTime } from '../../machines/kit/deadlines.ts'
import type { Fact } from '../../machines/kit/facts.ts'
import { atLeast, guards, is } from '../../machines/kit/guards.ts'
import type { Value } from '../../machines/kit/outcome.ts'
import { type Procedure, procedure } from '../../machines/kit/procedure.ts'
import type { Town } from '../../machines/kit/town.ts'
import { newYork } from '../../machines/ny/index.ts'
import { AS_OF, prove, unaccounted } from '../../src/prove/checks.ts'
import { differs, mutants, remade } from '../../src/prove/mutate.ts'

const cite = 'ny/gcl.20#1'
const provision = (ref: string, sentences: readonly string[]): Provision => ({
  ref,
  label: ref,
  heading: null,
  numbering: null,
  note: null,
  text: sentences.join(' '),
  sentences,
  parent: null,
  children: [],
})

const [state] = Object.values(stateLaws)
if (state === undefined) throw new Error('no state law is on file')
const law: Law = {
  ...state,
  town: 'hollow',
  provisions: [
    // An answer quotes the corpus, which holds no invented law; the figures are held against these words.
    provision('ny/gcl.20', ['A house of five (5) bedrooms or more is heard within thirty (30) days.']),
    provision('hollow/1', ['Short title.', 'Clay is slow.']),
  ],
  defects: [],
  ledger: [{ ref: 'hollow/1#1', reason: 'A title.' }],
}

const facts = {
  hasPermit: {
    kind: 'yes-no',
    ask: 'Is there a permit?',
    why: 'It ends the matter.',
    label: 'whether there is a permit',
    says: ['there is a permit', 'there is no permit'],
    words: {},
  },
  bedrooms: {
    kind: 'number',
    unit: 'bedrooms',
    min: 1,
    max: 20,
    whole: true,
    ask: 'How many bedrooms?',
    why: 'Large houses are heard.',
    label: 'the number of bedrooms',
    words: {},
  },
  soil: {
    kind: 'choice',
    choices: { sand: 'sand', clay: 'clay', rock: 'rock' },
    ask: 'Which soil?',
    why: 'Clay is slow.',
    label: 'the soil',
    words: { sand: [], clay: [], rock: [] },
  },
  applied: {
    kind: 'day',
    ask: 'When?',
    why: 'The time runs from it.',
    label: 'the day of the application',
    words: { near: [] },
  },
  heard: {
    kind: 'day',
    ask: 'When is it heard?',
    why: 'It must be in time.',
    label: 'the day of the hearing',
    words: { near: [] },
  },
} as const satisfies Record<string, Fact>

const hear: Deadline = {
  label: 'Hear the owner',
  actor: 'board',
  within: '30 days',
  after: 'applied',
  met: 'heard',
  cite,
}
const large: Value = { label: 'A large house', amount: 5, unit: 'bedrooms', cite }

const says = (status: string, verdict: string | null, headline: string, more: object = {}) => ({
  meta: { status, verdict, headline, text: headline, cite: [cite], ...more },
})

/** The sound machine's states. A test changes one. */
const states = {
  permit: { on: { hasPermit: [{ guard: 'yes', target: 'done' }, { target: 'size' }] } },
  size: { on: { bedrooms: [{ guard: atLeast('large'), target: 'day' }, { target: 'soil' }] } },
  soil: { on: { soil: [{ guard: is('clay'), target: 'slow' }, { target: 'small' }] } },
  day: { on: { applied: 'hearing' } },
  hearing: { on: { heard: [{ guard: 'hearInTime', target: 'inTime' }, { target: 'late' }] } },
  done: says('determined', 'need-not', 'Nothing is needed.'),
  small: says('determined', 'may', 'The house may be built.'),
  slow: says('official-discretion', null, 'The board decides.'),
  inTime: says('determined', 'must', 'The hearing is in time.', { also: ['hear'] }),
  late: says('law-silent', null, 'The hearing is late.', { also: ['hear'] }),
}

interface Parts {
  readonly states?: Record<string, object>
  readonly values?: Record<string, Value>
  readonly deadlines?: Record<string, Deadline>
  readonly facts?: Record<string, Fact>
  readonly ifTold?: Procedure['ifTold']
}

const invented = (parts: Parts = {}): Procedure => {
  const values = parts.values ?? { large }
  const deadlines = parts.deadlines ?? { hear }
  const named: Readonly<Record<string, (...args: never[]) => boolean>> = guards(values)
  const blank: AnyStateMachine = createMachine({
    id: 'hollow/permit',
    initial: 'permit',
    states: { ...states, ...parts.states },
  })
  const machine: AnyStateMachine = blank.provide({
    guards: { ...named, ...inTime(deadlines, newYork) },
  })
  return procedure({
    id: 'hollow/permit',
    title: 'A permit',
    act: 'get a permit',
    kind: 'determination',
    facts: parts.facts ?? facts,
    deadlines,
    values,
    order: ['applied', 'heard'],
    ...(parts.ifTold && { ifTold: parts.ifTold }),
    words: { asks: [], examples: [] },
    machine,
  })
}

const town = (...procedures: Procedure[]): Town => ({
  id: 'hollow',
  name: 'Hollow',
  county: 'Nowhere County',
  aliases: [],
  law,
  calendar: newYork,
  facts,
  procedures,
  contact: 'the Town Clerk',
  notice: 'Invented.',
  subject: [],
})

const faultsOf = (one: Procedure) => prove(town(one), one).faults
const found = (parts: Parts) => faultsOf(invented(parts)).map(({ check, what }) => `${check}: ${what}`)

describe('the proof', () => {
  test('finds nothing in a sound machine, and counts what it walked', () => {
    const sound = invented()
    const { faults, counts } = prove(town(sound), sound)
    expect(faults).toEqual([])
    expect(counts).toMatchObject({ states: 10, outcomes: 5 })
    expect(counts.combinations).toBeGreaterThan(20)
    expect(counts.sides).toBe(8)
  })

  test('a limit off by one stands in no sentence cited for it', () => {
    expect(found({ values: { large: { ...large, amount: 6 } } })).toContainEqual(
      expect.stringMatching(/^figures: the value large is 6/),
    )
  })

  test('a period off by a day stands in no sentence cited for it', () => {
    expect(found({ deadlines: { hear: { ...hear, within: '31 days' } as Deadline } })).toContainEqual(
      expect.stringMatching(/^figures: the deadline hear is 31 days/),
    )
  })

  test('an unreachable state', () => {
    expect(found({ states: { attic: says('determined', 'must', 'Never said.') } })).toContainEqual(
      expect.stringMatching(/^reached: .*attic/),
    )
  })

  test('overlapping guards', () => {
    const overlapping = {
      on: {
        soil: [
          { guard: is('clay', 'sand'), target: 'slow' },
          { guard: is('sand'), target: 'done' },
          { target: 'small' },
        ],
      },
    }
    expect(found({ states: { soil: overlapping } })).toContainEqual(
      expect.stringMatching(/^exclusive: soil: for soil = sand slow and done are both open/),
    )
  })

  test('a dead end, with the facts that lead into it', () => {
    const faults = faultsOf(invented({ states: { soil: { on: { soil: [{ guard: is('clay'), target: 'slow' }] } } } }))
    expect(faults).toContainEqual(
      expect.objectContaining({ check: 'rests', facts: expect.objectContaining({ hasPermit: false, soil: 'sand' }) }),
    )
  })

  test('an uncited outcome, and a sentence that is not there', () => {
    expect(found({ states: { small: says('determined', 'may', 'It may be built.', { cite: [] }) } })).toContainEqual(
      'cited: the outcome small cites nothing',
    )
    expect(
      found({ states: { small: says('determined', 'may', 'It may be built.', { cite: ['hollow/1#9'] }) } }),
    ).toContainEqual(expect.stringMatching(/^cited: there is no hollow\/1#9/))
    expect(
      found({ states: { small: says('determined', 'may', 'It may be built.', { cite: ['vale/1#1'] }) } }),
    ).toContainEqual(expect.stringMatching(/^cited: vale\/1#1 is no sentence of this town/))
  })

  test('a sentence in no ledger', () => {
    expect(unaccounted(town(invented()))).toEqual(['hollow/1#2'])
  })

  test('a fact asked for nothing', () => {
    expect(found({ states: { soil: { on: { soil: 'small' } } } })).toContainEqual(
      'matters: soil on soil: whatever the answer, nothing changes',
    )
    const idle: Fact = { ...facts.hasPermit, label: 'whether it rains' }
    expect(found({ facts: { ...facts, rain: idle } })).toContainEqual(
      expect.stringMatching(/^matters: rain: no state asks/),
    )
  })

  test('an “unknown” taken for a “no”', () => {
    const answering = { ...says('determined', 'may', 'The house may be built.'), on: states.soil.on }
    expect(found({ states: { soil: answering } })).toContainEqual(
      expect.stringMatching(
        /^unknown: soil: while soil is not known, the answer is the one for sand, rock, and clay would change it/,
      ),
    )
  })

  test('a fact taken if told is declared, and the answer without it names what it would change', () => {
    const why = 'Clay is rare.'
    const soil = {
      ...says('determined', 'may', 'The house may be built, unless the soil is clay.'),
      on: states.soil.on,
    }
    const declared = { soil: { why, names: { clay: 'unless the soil is clay' } } }
    expect(found({ states: { soil }, ifTold: declared })).toEqual([])
    expect(found({ states: { soil }, ifTold: { soil: { why } } })).toEqual([
      'ifTold: soil: the answer without soil has no words declared for clay',
    ])
    expect(found({ states: { soil }, ifTold: { soil: { why, names: { clay: 'unless it rains' } } } })).toEqual([
      'ifTold: soil: the answer without soil does not say “unless it rains”',
    ])
    const elsewhere = { ...states.slow.meta, cite: ['hollow/1#2'] }
    expect(found({ states: { soil, slow: { meta: elsewhere } }, ifTold: declared })).toContainEqual(
      'ifTold: soil: soil = clay leads to what no sentence cited without it speaks of',
    )
    const names = { clay: 'unless the soil is clay', sand: 'unless' }
    expect(found({ states: { soil }, ifTold: { soil: { why, names } } })).toEqual([
      'ifTold: soil = sand is declared to lead elsewhere, and does not',
    ])
    expect(found({ ifTold: { soil: { why } } })).toEqual([
      'ifTold: soil is declared to be taken if told, and no resting state hears it',
    ])
    expect(() => invented({ ifTold: { weather: { why } } })).toThrow(/weather is taken if told, and is no fact/)
  })

  test('a fact told later that leads elsewhere than told at first', () => {
    const either = {
      on: {
        hasPermit: [{ guard: 'yes', target: 'done' }, { target: 'size' }],
        soil: [{ guard: is('clay'), target: 'slow' }, { target: 'permitLater' }],
      },
    }
    const later = { on: { hasPermit: [{ guard: 'yes', target: 'small' }, { target: 'size' }] } }
    expect(found({ states: { permit: either, permitLater: later } })).toContainEqual(
      'order: permitLater: told later, hasPermit leads to small, and to done if told at first',
    )
  })

  test('a deadline that nothing uses', () => {
    const unused: Deadline = { ...hear, met: undefined, label: 'Never shown' }
    expect(found({ deadlines: { hear, unused } })).toContainEqual('deadlines: the deadline unused is nowhere used')
  })

  test('a guard that takes a late day to be in time', () => {
    const one = invented()
    const late: Procedure = { ...one, machine: one.machine.provide({ guards: { hearInTime: () => true } }) }
    const faults = faultsOf(late).filter(({ check }) => check === 'deadlines')
    expect(faults.map(({ what }) => what)).toContainEqual(
      expect.stringMatching(/beyond its day .* taken to be in time/),
    )
    expect(faults[0]).toHaveProperty('facts')
  })
})

describe('planted changes', () => {
  test('each limit, period, edge, guard and way is changed once at a time', () => {
    const kinds = mutants(invented(), newYork).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['limit', 'period', 'edge', 'guard', 'target']))
    expect(kinds.filter((kind) => kind === 'limit')).toHaveLength(2)
  })

  test('a dropped guard is noticed by the proof alone', () => {
    const dropped = mutants(invented(), newYork).filter(({ kind }) => kind === 'guard')
    for (const { what, make } of dropped) expect(faultsOf(make()), what).not.toEqual([])
  })

  test('a change that nobody can meet is told from one that somebody can', () => {
    const one = invented()
    const other = (...sandy: string[]) => {
      const soil = { on: { soil: [{ guard: is(...sandy), target: 'small' }, { target: 'slow' }] } }
      return remade(one, newYork, { config: { id: one.id, initial: 'permit', states: { ...states, soil } } })
    }
    expect(differs(town(one), one, other('sand', 'rock'), AS_OF)).toBeNull()
    expect(differs(town(one), one, other('sand'), AS_OF)).toMatchObject({ soil: 'rock' })
  })
})
