import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  type Deadline,
  type InTimeGuard,
  inTime,
  type MonthDay,
  type Period,
  reckon,
  type TimeUnit,
} from '../../machines/kit/deadlines.ts'
import { CALENDAR_VERSION, newYork, publicHolidays } from '../../machines/ny/index.ts'
import { type NaiveKind, naive, squares, works } from './naive.ts'

const COMPUTATIONS = 1_000_000
const UNITS: readonly TimeUnit[] = ['days', 'business days', 'working days', 'weeks', 'months', 'years']
const KINDS: readonly NaiveKind[] = ['within-after', 'at-least-before', 'expires', 'not-before', 'within-before', 'day']
const MOST: { readonly [U in TimeUnit]: number } = {
  days: 130,
  'business days': 12,
  'working days': 12,
  weeks: 20,
  months: 30,
  years: 6,
}

/** A small seeded generator (mulberry32), so that a difference can be found again. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below)
  }
}

const LABELS = { t: 'the first day' }

type Guards = { readonly [name: string]: InTimeGuard | undefined }

function row(kind: NaiveKind, period: Period, day: MonthDay): Deadline<'t' | 'm', 'law/1'> {
  const rest = { label: 'Act', actor: 'town', cite: 'law/1', met: 'm' } as const
  switch (kind) {
    case 'within-after':
      return { ...rest, within: period, after: 't' }
    case 'at-least-before':
      return { ...rest, atLeast: period, before: 't' }
    case 'expires':
      return { ...rest, expires: period, after: 't' }
    case 'not-before':
      return { ...rest, notBefore: period, after: 't' }
    case 'within-before':
      return { ...rest, within: period, before: 't' }
    case 'day':
      return { ...rest, day, inYearOf: 't' }
  }
}

describe('two reckonings that share nothing', () => {
  test('agree on every public holiday and every business day of 2005 to 2100', () => {
    const holidays = new Set<string>()
    for (let year = 2005; year <= 2100; year++)
      for (const { date } of publicHolidays(year)) holidays.add(date.toString())
    const differ = squares.filter((square) => square.free !== holidays.has(square.text))
    expect(differ).toEqual([])
    const off = squares.filter((square, index) => {
      const plan = reckon({ ...row('expires', '1 day', '01-01') }, { t: before(index) }, newYork).planBy
      return index > 3 && (plan === square.text) !== works(index)
    })
    expect(off).toEqual([])
  })

  test(`agree on ${COMPUTATIONS.toLocaleString('en-US')} random computations over all kinds of row and all units`, () => {
    const pick = seeded(20_260_704)
    const first = squares.findIndex((square) => square.text === '2012-01-01')
    const last = squares.findIndex((square) => square.text === '2093-12-31')
    const differences: unknown[] = []
    const tally = new Map<string, number>()
    for (let i = 0; i < COMPUTATIONS; i++) {
      const kind = KINDS[pick(KINDS.length)] ?? 'day'
      const unit = UNITS[pick(UNITS.length)] ?? 'days'
      // One count in eight is of two days, the length that has a rule of its own.
      const number = unit === 'days' && pick(8) === 0 ? 2 : 1 + pick(MOST[unit])
      const t = squares[first + pick(last - first)]?.text ?? ''
      const day = (squares[pick(365)]?.text.slice(5) ?? '01-01') as MonthDay
      const period: Period = `${number} ${unit}`
      const mine = reckon(row(kind, period, day), { t }, newYork, LABELS)
      const theirs = naive(kind, t, number, unit, day)
      if (mine.counted !== theirs.counted || mine.date !== theirs.date || mine.planBy !== theirs.planBy) {
        differences.push({ kind, period, t, day, mine, theirs })
      }
      const key = kind === 'day' ? kind : `${kind} ${unit}`
      tally.set(key, (tally.get(key) ?? 0) + 1)
    }
    expect(differences.slice(0, 5)).toEqual([])
    expect(tally.size).toBe(5 * UNITS.length + 1)
    expect(Math.min(...tally.values())).toBeGreaterThan(20_000)
  })

  test('agree on which side of its date an act lies', () => {
    const pick = seeded(7)
    for (let i = 0; i < 20_000; i++) {
      const kind = KINDS[pick(KINDS.length)] ?? 'day'
      const unit = UNITS[pick(UNITS.length)] ?? 'days'
      const number = 1 + pick(MOST[unit])
      const t = squares[4_000 + pick(25_000)]?.text ?? ''
      const { date } = naive(kind, t, number, unit, '08-31')
      const index = squares.findIndex((square) => square.text === date) + pick(3) - 1
      const m = squares[index]?.text ?? ''
      const guards: Guards = inTime({ it: row(kind, `${number} ${unit}`, '08-31') }, newYork)
      const guard = guards.itInTime
      const earliest = kind === 'not-before' || kind === 'within-before'
      const inside = earliest ? m >= date && (kind === 'not-before' || m <= t) : m <= date
      expect([kind, number, unit, t, m, guard?.({ event: { facts: { t, m } } })]).toEqual([
        kind,
        number,
        unit,
        t,
        m,
        inside,
      ])
    }
  })
})

function before(index: number): string {
  return squares[index === 0 ? 0 : index - 1]?.text ?? ''
}

test('the name of the calendar changes with its days', () => {
  const hash = createHash('sha256')
  for (let year = 2005; year <= 2100; year++) {
    for (const { date, name } of publicHolidays(year)) hash.update(`${date.toString()} ${name}\n`)
  }
  expect(CALENDAR_VERSION.split('-').at(-1)).toBe(hash.digest('hex').slice(0, 8))
})
