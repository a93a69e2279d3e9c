import { Temporal } from 'temporal-polyfill'
import type { Fact, Facts, FactValue } from './facts.ts'
import { COMPARISONS } from './guards.ts'
import { type Procedure, stateNodes } from './procedure.ts'
import { isKnown, type Standing, settle } from './settle.ts'

/** What the machine does for each value of a fact that is not known; a leaf is where it then rests. */
export type Tree =
  | { readonly kind: 'leaf'; readonly facts: Facts; readonly standing: Standing }
  | {
      readonly kind: 'fork'
      readonly fact: string
      readonly facts: Facts
      readonly tried: readonly FactValue[]
      readonly cases: readonly { values: readonly FactValue[]; tree: Tree }[]
    }

const limitsOf = new WeakMap<Procedure, Map<string, number[]>>()

/** The numbers that the machine's guards compare each fact with. */
export const limits = (procedure: Procedure): ReadonlyMap<string, readonly number[]> => {
  const known = limitsOf.get(procedure)
  if (known !== undefined) return known
  const found = new Map<string, number[]>()
  for (const node of stateNodes(procedure.machine))
    for (const [event, ways] of node.transitions)
      for (const way of ways) {
        const guard = way.guard as { type?: string; params?: unknown } | undefined
        if (guard?.type === undefined || !Object.hasOwn(COMPARISONS, guard.type)) continue
        const row = procedure.values[String(guard.params)]
        if (row !== undefined) found.set(String(event), [...(found.get(String(event)) ?? []), row.amount])
      }
  limitsOf.set(procedure, found)
  return found
}

const moved = new Map<string, string>()

/** A day so many days away. Looking for the edge of a period asks for the same days again and again, and counting is slow. */
const dayFrom = (anchor: string, days: number): string => {
  const key = `${anchor} ${days}`
  const known = moved.get(key)
  if (known !== undefined) return known
  if (moved.size > 20_000) moved.clear()
  const day = Temporal.PlainDate.from(anchor).add({ days }).toString()
  moved.set(key, day)
  return day
}

const monthOrYear = (text: string): [first: string, last: string] | null => {
  if (/^\d{4}-\d{2}$/.test(text)) {
    const month = Temporal.PlainYearMonth.from(text)
    return [`${text}-01`, `${text}-${month.daysInMonth}`]
  }
  if (/^\d{4}$/.test(text)) return [`${text}-01-01`, `${text}-12-31`]
  return null
}

type Tie = Partial<
  Readonly<Record<'after' | 'before' | 'met' | 'within' | 'atLeast' | 'expires' | 'notBefore', string>>
>

/** The row's period as a span of days, generous: it only bounds a search. */
const spanOf = (row: Tie): number => {
  const [count = '0', unit = 'days'] = String(row.within ?? row.atLeast ?? row.expires ?? row.notBefore ?? '').split(
    ' ',
  )
  return (
    Number(count) * (unit.startsWith('year') ? 366 : unit.startsWith('month') ? 31 : unit.startsWith('week') ? 7 : 2) +
    20
  )
}

/** The rows whose guard compares this day with another one that is known. */
export const ties = (
  procedure: Procedure,
  name: string,
  isThere: (fact: string) => boolean,
): [id: string, row: Tie, other: string][] =>
  Object.entries(procedure.deadlines as Readonly<Record<string, Tie>>).flatMap(([id, row]) => {
    const trigger = row.after ?? row.before
    if (
      row.met === undefined ||
      trigger === undefined ||
      procedure.machine.implementations.guards[`${id}InTime`] === undefined
    )
      return []
    const other = row.met === name ? trigger : trigger === name ? row.met : undefined
    return other !== undefined && other !== name && isThere(other) ? [[id, row, other]] : []
  })

/** True where the row's guard holds for these facts. */
export const inTimeFor = (procedure: Procedure, id: string, facts: Facts): boolean => {
  const guard = procedure.machine.implementations.guards[`${id}InTime`] as unknown
  if (typeof guard !== 'function') throw new Error(`${procedure.id}: the deadline ${id} has no guard`)
  return guard({ event: { facts } }) === true
}

/** Days on both sides of every deadline that ties this day to one that is known: the two neighbours between which its guard turns. */
const daysToTry = (procedure: Procedure, name: string, facts: Facts, asOf: string): string[] => {
  const partial = typeof facts[name] === 'string' ? monthOrYear(facts[name]) : null
  const days: string[] = partial === null ? [asOf] : [...partial]
  for (const [id, row, other] of ties(procedure, name, (fact) => isKnown(procedure, fact, facts[fact]))) {
    const anchor = String(facts[other])
    const holds = (shift: number) => inTimeFor(procedure, id, { ...facts, [name]: dayFrom(anchor, shift) })
    // A window has two edges, one on each side of the day it is counted from.
    for (const side of [-spanOf(row), spanOf(row)]) {
      let [near, far] = [0, side]
      const here = holds(near)
      if (here === holds(far)) continue
      while (Math.abs(far - near) > 1) {
        const middle = Math.trunc((near + far) / 2)
        if (holds(middle) === here) near = middle
        else far = middle
      }
      days.push(dayFrom(anchor, near), dayFrom(anchor, far))
    }
  }
  const order = procedure.order ?? []
  const place = order.indexOf(name)
  // Days written YYYY-MM-DD sort as text.
  const possible = days.filter(
    (day) =>
      (partial === null || (day >= partial[0] && day <= partial[1])) &&
      order.every((other, at) => {
        if (place < 0 || at === place || !isKnown(procedure, other, facts[other])) return true
        return at < place ? String(facts[other]) <= day : String(facts[other]) >= day
      }),
  )
  if (possible.length > 0) return possible.sort()
  // Not one of these days can follow and precede the days that are known: then the nearest of those can.
  const others = (from: number, to: number) =>
    order.slice(from, to).flatMap((other) => (isKnown(procedure, other, facts[other]) ? [String(facts[other])] : []))
  const bound = others(0, place).sort().at(-1) ?? others(place + 1, order.length).sort()[0]
  return partial === null && bound !== undefined ? [bound] : days.sort()
}

/**
 * The values to try for a fact that is not known: each choice, yes and no, each side of each numeric limit, each side of each
 * date limit. In order, without repeats.
 */
export const samples = (procedure: Procedure, name: string, facts: Facts, asOf: string): FactValue[] => {
  const fact = procedure.facts[name] as Fact
  switch (fact.kind) {
    case 'yes-no':
      return [true, false]
    case 'choice':
      return Object.keys(fact.choices)
    case 'number': {
      const step = fact.whole === true ? 1 : 0.1
      const tried = [
        ...(limits(procedure).get(name) ?? []).flatMap((n) => [n - step, n, n + step]),
        ...(fact.samples ?? []),
      ]
      const inside = tried.map((n) => Math.round(n * 10) / 10).filter((n) => n >= fact.min && n <= fact.max)
      return [...new Set(inside.length > 0 ? inside : [fact.min])].sort((a, b) => a - b)
    }
    case 'day':
      return [...new Set(daysToTry(procedure, name, facts, asOf))]
  }
}

/**
 * Runs the machine over every value of the facts it asks for that are not known (or only to the month or year), and returns
 * the tree of where it comes to rest. Values of one fact that lead to the same end are one case.
 */
export const explore = (procedure: Procedure, facts: Facts, asOf: string, from?: Standing): Tree => {
  const standing = settle(procedure, facts, from)
  const name = standing.awaits[0]
  if (standing.outcome !== null || name === undefined) return { kind: 'leaf', facts, standing }
  const cases: { values: FactValue[]; tree: Tree; key: string }[] = []
  const tried = samples(procedure, name, facts, asOf)
  for (const value of tried) {
    // A fact that an earlier state would have taken leads another way: then the machine is run from the start.
    const tree = explore(procedure, { ...facts, [name]: value }, asOf, standing.passed.has(name) ? undefined : standing)
    const key = keyOf(procedure, tree)
    const same = cases.find((known) => known.key === key)
    if (same === undefined) cases.push({ values: [value], tree, key })
    else same.values.push(value)
  }
  const [only] = cases
  if (cases.length === 1 && only !== undefined) return only.tree
  return { kind: 'fork', fact: name, facts, tried, cases: cases.map(({ values, tree }) => ({ values, tree })) }
}

/** Two trees with one key end the same way for the same facts. The days tried differ with the day they are counted from. */
const keyOf = (procedure: Procedure, tree: Tree): string => {
  if (tree.kind === 'leaf') return tree.standing.state
  const cases = tree.cases.map(({ values, tree: inner }) => {
    const key = keyOf(procedure, inner)
    return procedure.facts[tree.fact]?.kind === 'day' ? key : `${values.map(String).join(',')}:${key}`
  })
  return `${tree.fact}(${cases.join(';')})`
}

export const leaves = (tree: Tree): Extract<Tree, { kind: 'leaf' }>[] =>
  tree.kind === 'leaf' ? [tree] : tree.cases.flatMap((c) => leaves(c.tree))

/** The facts on which the tree forks, in the order in which they would be asked for. */
export const forks = (tree: Tree): string[] =>
  tree.kind === 'leaf' ? [] : [...new Set([tree.fact, ...tree.cases.flatMap((c) => forks(c.tree))])]
