import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type InTimeGuard, inTime, reckon } from '../../machines/kit/deadlines.ts'
import { CALENDAR_VERSION, newYork, publicHolidays } from '../../machines/ny/index.ts'
import { KINDS, MOST, row, seeded, UNITS } from './compare.ts'
import { naive, squares, works } from './naive.ts'

type Guards = { readonly [name: string]: InTimeGuard | undefined }

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
