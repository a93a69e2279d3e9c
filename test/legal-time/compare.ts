/** What the comparisons of the two reckonings share. */
import { expect } from 'vitest'
import { type Deadline, type MonthDay, type Period, reckon, type TimeUnit } from '../../machines/kit/deadlines.ts'
import { newYork } from '../../machines/ny/index.ts'
import { type NaiveKind, naive, squares } from './naive.ts'

export const UNITS: readonly TimeUnit[] = ['days', 'business days', 'working days', 'weeks', 'months', 'years']
export const KINDS: readonly NaiveKind[] = [
  'within-after',
  'at-least-before',
  'expires',
  'not-before',
  'within-before',
  'day',
]
export const MOST: { readonly [U in TimeUnit]: number } = {
  days: 130,
  'business days': 12,
  'working days': 12,
  weeks: 20,
  months: 30,
  years: 6,
}

/** A small seeded generator (mulberry32), so that a difference can be found again. */
export function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below)
  }
}

const DAYS_OF_A_YEAR: readonly MonthDay[] = [
  '01-01',
  '02-12',
  '02-28',
  '05-31',
  '06-19',
  '08-31',
  '11-03',
  '12-25',
  '12-31',
]
const LABELS = { t: 'the first day' }

export function row(kind: NaiveKind, period: Period, day: MonthDay): Deadline<'t' | 'm', 'law/1'> {
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

/** Compares so many random computations over these kinds of row; the same seed gives the same ones. */
export function compare(kinds: readonly NaiveKind[], computations: number, seed: number): void {
  const pick = seeded(seed)
  const first = squares.findIndex((square) => square.text === '2012-01-01')
  const last = squares.findIndex((square) => square.text === '2093-12-31')
  const differences: unknown[] = []
  const tally = new Map<string, number>()
  for (let i = 0; i < computations; i++) {
    const kind = kinds[pick(kinds.length)] ?? 'day'
    const unit = UNITS[pick(UNITS.length)] ?? 'days'
    // One count in eight is of two days, the length that has a rule of its own.
    const number = unit === 'days' && pick(8) === 0 ? 2 : 1 + pick(MOST[unit])
    const t = squares[first + pick(last - first)]?.text ?? ''
    const day = DAYS_OF_A_YEAR[pick(DAYS_OF_A_YEAR.length)] ?? '01-01'
    const period: Period = `${number} ${unit}`
    const mine = reckon(row(kind, period, day), { t }, newYork, LABELS)
    const theirs = naive(kind, t, number, unit, day)
    if (mine.counted !== theirs.counted || mine.date !== theirs.date || mine.planBy !== theirs.planBy) {
      differences.push({ kind, period, t, day, mine, theirs })
    }
    const key = `${kind} ${unit}`
    tally.set(key, (tally.get(key) ?? 0) + 1)
  }
  expect(differences.slice(0, 5)).toEqual([])
  expect(tally.size).toBe(kinds.length * UNITS.length)
  expect(Math.min(...tally.values())).toBeGreaterThan(computations / tally.size / 2)
}
