/** Holds a machine against the second opinion. Node only: the tables stand beside the machines. */
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { reckon } from '../../../machines/kit/deadlines.ts'
import { samples } from '../../../machines/kit/explore.ts'
import type { Facts, FactValue, NumberFact } from '../../../machines/kit/facts.ts'
import type { Outcome } from '../../../machines/kit/outcome.ts'
import type { Procedure } from '../../../machines/kit/procedure.ts'
import * as say from '../../../machines/kit/say.ts'
import { settle } from '../../../machines/kit/settle.ts'
import type { Town } from '../../../machines/kit/town.ts'
import { AS_OF } from '../checks.ts'
import { spots, walk } from '../walk.ts'
import { isBusinessDay, shifted } from './days.ts'
import { endsOf, type Known, type Period, readRows, type Table, tableSchema, triggerOf, workedOut } from './table.ts'

/** How many differences of one procedure are told. */
const MOST = 8
/** Up to how many combinations all are held against the table. */
const ALL = 20_000
/** How many are drawn where there are more. */
const DRAWN = 8_000
/** The days from which every period is counted: three years on, a leap day among them. */
const SWEPT = { from: '2026-01-01', days: 1096 }

/** What was compared, and what differs, in words. */
export interface Comparison {
  /** Sets of facts for which the table has one answer, and the machine must have the same. */
  readonly compared: number
  /** Sets of facts that leave the table open, and the machine must say one of the things it leaves open. */
  readonly open: number
  /** Amounts worked out on both sides. */
  readonly sums: number
  /** Days from which a period was counted on both sides. */
  readonly days: number
  readonly differ: readonly string[]
}

const tables = new Map<string, Table | null>()

/** The table of a procedure; null where it has none. @throws where a table does not fit its shape */
export const tableOf = (id: string): Table | null => {
  const known = tables.get(id)
  if (known !== undefined) return known
  const file = new URL(`../../../machines/${id}.second.yaml`, import.meta.url)
  const found = existsSync(file) ? tableSchema.parse(parse(readFileSync(file, 'utf8'), { schema: 'core' })) : null
  tables.set(id, found)
  return found
}

const tests = (table: Table, name: string): string[] =>
  table.rows.flatMap(({ when }) => [when[name] ?? []].flat().map(String))

const anchored = new WeakMap<Period, readonly string[]>()

/** Days to count from whose period ends on a business day, on a weekend and on a holiday that is a weekday. */
const triggers = (one: Period): readonly string[] => {
  const known = anchored.get(one)
  if (known !== undefined) return known
  const found = new Map<string, string>()
  for (let ahead = 0; ahead < 400 && found.size < 3; ahead++) {
    const day = shifted(AS_OF, ahead)
    const end = endsOf(one, { [triggerOf(one)]: day })?.counted
    if (end === undefined) break
    const weekend = isBusinessDay(end) ? null : [1, 2].some((back) => !isBusinessDay(shifted(end, back)))
    const kind = weekend === null ? 'open' : weekend ? 'weekend' : 'holiday'
    if (!found.has(kind)) found.set(kind, day)
  }
  anchored.set(one, [...found.values()])
  return [...found.values()]
}

/** Both sides of every bound that the table sets an amount, beside those that the machine compares it with. */
const amounts = (table: Table, procedure: Procedure, name: string, fact: NumberFact): FactValue[] => {
  const step = fact.whole ? 1 : 0.1
  const bounds = tests(table, name)
    .flatMap((text) => text.split(' and '))
    .map((part) => Number(part.trim().split(' ')[1]))
  return [...samples(procedure, name, {}, AS_OF).map(Number), ...bounds.flatMap((n) => [n - step, n, n + step])]
    .map((n) => Math.round(n * 10) / 10)
    .filter((n) => n >= fact.min && n <= fact.max)
}

/** Both sides of every end that a day is held against, and days to count from. */
const days = (table: Table, name: string, facts: Facts): string[] => {
  const used = tests(table, name).map((text) => text.split(' ')[1] ?? '')
  const found = Object.entries(table.periods ?? {}).flatMap(([id, one]) => {
    if (triggerOf(one) === name) return triggers(one)
    const ends = used.includes(id) || one.unless === name ? endsOf(one, facts) : null
    return ends === null
      ? []
      : [ends.counted, ends.date, ends.planBy].flatMap((day) => [-1, 0, 1].map((by) => shifted(day, by)))
  })
  return found.length > 0 ? found : [AS_OF]
}

const inOrder = (procedure: Procedure, facts: Facts): boolean => {
  const days = (procedure.order ?? []).map((name) => facts[name]).filter((day) => typeof day === 'string')
  return days.every((day, at) => at === 0 || String(days[at - 1]) <= day)
}

/** Every combination of points where they are few, as many drawn from them where they are not: the same at every run. */
function* combinations(procedure: Procedure, table: Table): Generator<Facts> {
  const names = Object.keys(procedure.facts)
  // Only a day's points turn on the other facts.
  const fixed = new Map(
    Object.entries(procedure.facts).map(([name, fact]) => [
      name,
      fact.kind === 'day'
        ? []
        : fact.kind === 'number'
          ? amounts(table, procedure, name, fact)
          : samples(procedure, name, {}, AS_OF),
    ]),
  )
  const choices = (name: string, facts: Facts): (FactValue | null)[] => [
    null,
    ...new Set(procedure.facts[name]?.kind === 'day' ? days(table, name, facts) : fixed.get(name)),
  ]
  function* every(at: number, facts: Facts): Generator<Facts> {
    const name = names[at]
    if (name === undefined) return yield facts
    for (const value of choices(name, facts)) yield* every(at + 1, { ...facts, [name]: value })
  }
  const first: Facts[] = []
  for (const facts of every(0, {})) if (first.push(facts) > ALL) break
  if (first.length <= ALL) return yield* first
  let seed = 1
  const draw = (below: number): number => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  for (let left = DRAWN; left > 0; left--) {
    let facts: Facts = {}
    for (const name of names) {
      const from = choices(name, facts)
      facts = { ...facts, [name]: from[draw(from.length)] ?? null }
    }
    yield facts
  }
}

const citesAt = (outcome: Outcome, steps: readonly { cite: readonly string[] }[]): ReadonlySet<string> =>
  new Set([
    ...outcome.cite,
    ...(outcome.readings ?? []).map(({ of }) => of),
    ...(outcome.duties ?? []).flatMap(({ cite }) => cite),
    ...steps.flatMap(({ cite }) => cite),
  ])

/** The machine's deadlines on every day of three years; a period on either side that has no twin is a difference. */
const compareDays = (town: Town, procedure: Procedure, table: Table, differ: (what: string) => void): number => {
  let swept = 0
  const periods = table.periods ?? {}
  for (const [id, row] of Object.entries(procedure.deadlines))
    if (row.immediately !== true && periods[id] === undefined) differ(`the table has no period ${id}`)
  for (const [id, one] of Object.entries(periods)) {
    const row = procedure.deadlines[id]
    if (row === undefined) {
      differ(`the machine has no deadline ${id}`)
      continue
    }
    const cites = new Set([row.cite].flat())
    for (const ref of one.from) if (!cites.has(ref)) differ(`the deadline ${id} does not cite ${ref}`)
    const edge = one.begins ? 'earliest' : 'latest'
    for (let at = 0; at < SWEPT.days; at++) {
      const day = shifted(SWEPT.from, at)
      const facts: Known = { [triggerOf(one)]: day }
      const mine = endsOf(one, facts)
      const its = reckon(row, facts, town.calendar)
      swept++
      if (its.edge !== edge || its.counted !== mine?.counted || its.date !== mine.date || its.planBy !== mine.planBy) {
        differ(
          `${id} from ${day} is ${JSON.stringify([its.edge, its.counted, its.date, its.planBy])}, and the table says ${JSON.stringify([edge, mine])}`,
        )
        break
      }
    }
  }
  return swept
}

/**
 * Every place at which machine and table decide differently, or the machine does not cite what the table stands on; null where
 * a procedure has no table. Compared are the places of the walk, the combinations of all the facts' points, those of both
 * sides, and every deadline counted from every day of three years.
 *
 * @throws where the table does not fit its shape
 */
export const differences = (
  town: Town,
  procedure: Procedure,
  table: Table | null = tableOf(procedure.id),
): Comparison | null => {
  if (table === null) return null
  const told = new Set<string>()
  const differ = new Map<string, string>()
  const tell = (key: string, what: string) => {
    if (differ.size < MOST && !differ.has(key)) differ.set(key, what)
  }
  let compared = 0
  let open = 0
  let sums = 0
  const hold = (facts: Facts): void => {
    if (!inOrder(procedure, facts)) return
    const { outcome, state, steps } = settle(procedure, facts)
    if (outcome === null) return
    const own = JSON.stringify([outcome.status, outcome.verdict])
    const rows = readRows(table, facts)
    const says = [...new Set(rows.map(({ is }) => JSON.stringify(is)))]
    const key = `${state} ${says.join()}`
    // A machine may state the rule while a fact is open that the table asks for; the rule must be one the table could give.
    if (says.length > 1) open++
    else compared++
    if (!says.includes(own)) {
      tell(key, `${state} is ${own}, and the table says ${says.join(' or ') || 'nothing'} for ${JSON.stringify(facts)}`)
      return
    }
    for (const id of table.amounts === undefined ? [] : (outcome.values ?? [])) {
      const value = procedure.values[id]
      if (value?.times === undefined) continue
      const sum = table.amounts?.[id]
      const [its, mine] = [say.workedOut(value, facts), sum === undefined ? undefined : workedOut(table, sum, facts)]
      sums++
      if (its !== mine)
        tell(`${id}`, `${state}: ${id} is ${its}, and the table says ${mine} for ${JSON.stringify(facts)}`)
    }
    if (rows.length > 1 || told.has(`${state} ${table.rows.indexOf(rows[0] as (typeof rows)[0])}`)) return
    const [one] = rows
    if (one === undefined) return
    told.add(`${state} ${table.rows.indexOf(one)}`)
    const cites = citesAt(outcome, steps)
    for (const ref of one.from)
      if (!cites.has(ref)) tell(`${state} ${ref}`, `${state} does not cite ${ref} for ${JSON.stringify(facts)}`)
  }
  try {
    for (const { unknown } of spots(walk(procedure, AS_OF, town.calendar))) hold(unknown)
    for (const facts of combinations(procedure, table)) hold(facts)
  } catch (error) {
    tell('walk', `the machine cannot be walked: ${error instanceof Error ? error.message : String(error)}`)
  }
  const swept = compareDays(town, procedure, table, (what) => tell(what, what))
  return { compared, open, sums, days: swept, differ: [...differ.values()] }
}
