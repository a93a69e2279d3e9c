/** The second opinion: it counts on its own, agrees with every machine it has a table for, and notices where one is changed. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isCite } from '../../laws/corpus.ts'
import { towns } from '../../machines/index.ts'
import { stateNodes } from '../../machines/kit/procedure.ts'
import { differences, tableOf } from '../../src/prove/second/compare.ts'
import { counted, isBusinessDay, nearestBusinessDay } from '../../src/prove/second/days.ts'
import { endsOf, readRows, type Table, tableSchema, workedOut } from '../../src/prove/second/table.ts'

const all = towns.flatMap((town) =>
  town.procedures.flatMap((procedure) => {
    const table = tableOf(procedure.id)
    return table === null ? [] : [{ id: procedure.id, town, procedure, table }]
  }),
)
const outcomesOf = ({ machine }: (typeof towns)[number]['procedures'][number]): number =>
  stateNodes(machine).filter((node) => (node.meta as { status?: string } | undefined)?.status !== undefined).length

describe('its own days', () => {
  test.each([
    ['2026-05-04', 62, 'days', '2026-07-05'],
    ['2026-06-16', -10, 'days', '2026-06-06'],
    ['2024-02-29', 2, 'years', '2026-02-28'],
    ['2026-01-31', 1, 'months', '2026-02-28'],
    ['2026-11-30', 3, 'months', '2027-02-28'],
    ['2026-02-06', 7, 'business days', '2026-02-19'],
    ['2026-10-29', 7, 'business days', '2026-11-10'],
  ] as const)('%s, %d %s: %s', (from, amount, unit, end) => {
    expect(counted(from, amount, unit)).toBe(end)
  })

  test('weekends, holidays and the Monday after a holiday on a Sunday are no business days; a Saturday moves nothing', () => {
    const closed = ['2026-07-04', '2026-06-19', '2026-11-03', '2027-07-05', '2029-11-12', '2026-02-12', '2026-05-25']
    expect(closed.filter(isBusinessDay)).toEqual([])
    expect(['2026-07-03', '2027-06-18', '2026-06-15', '2026-11-27'].filter((day) => !isBusinessDay(day))).toEqual([])
    expect(nearestBusinessDay('2026-07-04', 1)).toBe('2026-07-06')
    expect(nearestBusinessDay('2026-07-05', -1)).toBe('2026-07-03')
  })
})

describe('its tables', () => {
  const table: Table = tableSchema.parse({
    periods: {
      hear: { from: ['law/1'], span: '62 days', after: 'filed', moves: true },
      publish: { from: ['law/2'], span: '5 days', before: 'hearing', moves: false },
      decide: { from: ['law/3'], span: '30 days', after: 'hearing', unless: 'agreed', moves: true },
      window: { from: ['law/4'], span: '3 years', before: 'hearing', moves: false, begins: true },
    },
    quantities: {
      rows: [
        { from: ['law/5'], when: { rooms: '<= 2' }, is: 2 },
        { from: ['law/5'], when: {}, is: 'rooms' },
      ],
    },
    amounts: { load: ['*', 130, 'rows'] },
    rows: [
      { from: ['law/1'], when: { hearing: 'after hear' }, is: ['determined', 'must-not'] },
      { from: ['law/4'], when: { paper: 'from window' }, is: ['determined', 'need-not'] },
      { from: ['law/1'], when: {}, is: ['determined', 'must'] },
    ],
  })

  test('an end moves on where the law lets it, and a notice never does', () => {
    const ends = (id: string, facts: Parameters<typeof endsOf>[1]) => {
      const one = table.periods?.[id]
      return one === undefined ? null : endsOf(one, facts)
    }
    expect(ends('hear', { filed: '2026-05-04' })).toEqual({
      counted: '2026-07-05',
      date: '2026-07-06',
      planBy: '2026-07-03',
    })
    expect(ends('publish', { hearing: '2026-07-09' })).toEqual({
      counted: '2026-07-04',
      date: '2026-07-04',
      planBy: '2026-07-03',
    })
    expect(ends('decide', { hearing: '2026-06-01', agreed: '2026-08-01' })?.date).toBe('2026-08-01')
    expect(ends('decide', { hearing: '2026-06-01', agreed: '2026-06-20' })?.date).toBe('2026-07-01')
    expect(ends('window', { hearing: '2026-06-15' })?.date).toBe('2023-06-15')
    expect(ends('hear', {})).toBeNull()
  })

  test('the first row that holds decides, and what is open leaves the rows below it open too', () => {
    const says = (facts: Parameters<typeof readRows>[1]) => readRows(table, facts).map(({ is }) => is[1])
    expect(says({ filed: '2026-05-04', hearing: '2026-07-07', paper: '2026-01-01' })).toEqual(['must-not'])
    expect(says({ filed: '2026-05-04', hearing: '2026-07-06', paper: '2023-07-06' })).toEqual(['need-not'])
    expect(says({ filed: '2026-05-04', hearing: '2026-07-06', paper: '2023-07-05' })).toEqual(['must'])
    expect(says({ hearing: '2026-07-06', paper: '2023-07-05' })).toEqual(['must-not', 'must'])
  })

  test('amounts are worked out from what is known', () => {
    expect([1, 2, 6].map((rooms) => workedOut(table, ['*', 130, 'rows'], { rooms }))).toEqual([260, 260, 780])
    expect(workedOut(table, ['*', 130, 'rows'], {})).toBeNull()
    expect(() => workedOut(table, ['/', 1, 2], {})).toThrow('no operation')
  })

  test('every sentence a table is written from stands in the law', () => {
    const refs = all.flatMap(({ table: one }) =>
      [...one.rows, ...Object.values(one.periods ?? {}), ...Object.values(one.quantities ?? {}).flat()].flatMap(
        ({ from }) => from,
      ),
    )
    expect(refs.filter((ref) => !isCite(ref))).toEqual([])
  })

  test('the sixteen procedures with the most outcomes have one', () => {
    const sizes = towns
      .flatMap(({ procedures }) => procedures)
      .map((one) => ({ id: one.id, outcomes: outcomesOf(one) }))
    sizes.sort((a, b) => b.outcomes - a.outcomes)
    const least = sizes[15]?.outcomes ?? 0
    const wanted = sizes.filter(({ outcomes }, at) => at < 16 && outcomes > least)
    expect(wanted.filter(({ id }) => tableOf(id) === null)).toEqual([])
    expect(all.length).toBeGreaterThanOrEqual(16)
  })

  test('it shares nothing with the machines', () => {
    const folder = join(import.meta.dirname, '../../src/prove/second')
    const own = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'compare.ts')
    const imports = own.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from),
    )
    expect([...new Set(imports)].sort()).toEqual(['./days.ts', 'zod'])
  })
})

describe('machine and table', () => {
  test.each(all)(
    '$id: they agree',
    ({ town, procedure, table }) => {
      const found = differences(town, procedure, table)
      expect(found?.differ).toEqual([])
      expect(found?.compared).toBeGreaterThan(0)
    },
    60_000,
  )

  test('a verdict, a sentence, a period or an amount that is another is noticed', () => {
    const dated = all.find(({ table }) => Object.values(table.periods ?? {}).some(({ moves }) => moves))
    const summed = all.find(({ table }) => table.amounts !== undefined)
    if (dated === undefined || summed === undefined)
      throw new Error('no table with a period that moves, or with amounts')
    const told = ({ town, procedure }: (typeof all)[number], table: Table) =>
      differences(town, procedure, table)?.differ.length ?? 0
    const { table } = dated
    const last = table.rows.at(-1)
    if (last === undefined) throw new Error('the table is empty')
    const lastRow = (change: Partial<typeof last>): Table => ({
      ...table,
      rows: [...table.rows.slice(0, -1), { ...last, ...change }],
    })
    expect(told(dated, lastRow({ is: ['determined', 'must-not-be'] }))).toBeGreaterThan(0)
    expect(told(dated, lastRow({ from: ['nowhere/1#1'] }))).toBeGreaterThan(0)
    const periods = Object.fromEntries(
      Object.entries(table.periods ?? {}).map(([id, one]) => [id, { ...one, moves: !one.moves }]),
    )
    expect(told(dated, { ...table, periods })).toBeGreaterThan(0)
    const amounts = Object.fromEntries(Object.keys(summed.table.amounts ?? {}).map((id) => [id, 1]))
    expect(told(summed, { ...summed.table, amounts })).toBeGreaterThan(0)
  }, 60_000)
})
