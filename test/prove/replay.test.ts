/** A stored answer is given again byte for byte, or it is said what has changed since. */
import { describe, expect, test } from 'vitest'
import { towns } from '../../machines/index.ts'
import { decide, machineHash } from '../../machines/kit/answer.ts'
import { replay, tell } from '../../src/prove/replay.ts'
import { read } from '../../src/prove/second/table.ts'
import type { Stored } from '../../src/prove/stored.ts'

const asOf = '2026-06-15'
const [town] = towns
const procedure = town?.procedures.find((one) => decide(town, one, {}, { asOf }).kind === 'answer')
if (town === undefined || procedure === undefined) throw new Error('no procedure answers without a fact')

const stored: Stored = {
  sequence: 1,
  turn: { procedure: procedure.id, understood: [], reply: decide(town, procedure, {}, { asOf }) },
  lawHash: town.law.hash,
  machineHash: machineHash(procedure),
  calendarHash: town.calendar.version,
}

describe('replay', () => {
  test('gives the same bytes where nothing has changed', () => {
    const [again] = replay(town, asOf, [stored])
    expect(again).toMatchObject({ same: true, changed: [], fields: [] })
    expect(again === undefined ? '' : tell(again)).toMatch(/byte for byte/)
  })

  test('says which part has changed, and what the answer would be now', () => {
    const reply = { ...stored.turn.reply, headline: 'Something else.' }
    const [again] = replay(town, asOf, [{ ...stored, lawHash: 'earlier', turn: { ...stored.turn, reply } }])
    expect(again).toMatchObject({
      same: false,
      changed: [{ part: 'the law’s text', stored: 'earlier', now: town.law.hash }],
    })
    expect(again?.fields.map(({ field }) => field)).toEqual(['headline'])
  })

  test('a procedure that is gone is said to be', () => {
    const gone = { ...stored, turn: { ...stored.turn, procedure: 'nowhere/gone' } }
    expect(replay(town, asOf, [gone])[0]).toMatchObject({
      same: false,
      changed: [{ part: 'the procedure', now: null }],
    })
  })
})

describe('the second opinion', () => {
  const table: Parameters<typeof read>[0] = [
    { from: ['law/1'], when: { large: true }, is: ['determined', 'must'] },
    { from: ['law/2'], when: { slope: '> 15 and <= 20', soil: ['clay', 'rock'] }, is: ['official-discretion', null] },
    { from: ['law/3'], when: {}, is: ['determined', 'may'] },
  ]
  test('reads the first row that holds, and every row that may hold', () => {
    const says = (facts: Parameters<typeof read>[1]) => [...read(table, facts)].map((one) => JSON.parse(one)[1])
    expect(says({ large: true })).toEqual(['must'])
    expect(says({ large: false, slope: 15, soil: 'clay' })).toEqual(['may'])
    expect(says({ large: false, slope: 20, soil: 'rock' })).toEqual([null])
    expect(says({ large: null, slope: 21 })).toEqual(['must', 'may'])
  })
})
