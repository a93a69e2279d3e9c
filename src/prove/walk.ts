/** Walks a machine over every combination of its facts' points, "not known" among them. */
import { Temporal } from 'temporal-polyfill'
import type { Calendar } from '../../machines/kit/deadlines.ts'
import type { Facts, FactValue } from '../../machines/kit/facts.ts'
import { type Procedure, stateNodes } from '../../machines/kit/procedure.ts'
import { type Standing, settle } from '../../machines/kit/settle.ts'
import { leansOn, points } from './points.ts'

/** A place where the machine stands, with the facts that led there. A fact that is `null` was asked for and is not known. */
export interface Place {
  readonly facts: Facts
  readonly standing: Standing
}

/** One place, the ways on from it, and how many combinations of facts end below it. */
export interface Spot extends Place {
  /** For each fact accepted here, in the machine's own order, what each value leads to. */
  readonly ways: readonly { readonly fact: string; readonly to: readonly { value: FactValue; spot: Spot }[] }[]
  readonly combinations: number
  /** The facts known here, those accepted and left unknown set to `null`: a combination of its own. */
  readonly unknown: Facts
}

/** A machine that throws on the way: the facts it throws for. */
export class Stuck extends Error {
  readonly facts: Facts
  constructor(message: string, facts: Facts) {
    super(message)
    this.facts = facts
  }
}

interface Ahead {
  /** The facts that are accepted here or later. */
  readonly asks: ReadonlySet<string>
  /** The days known by now that a guard here or later still looks at, or by which the points of a later day are chosen. */
  readonly reads: ReadonlySet<string>
}

const KIT_GUARDS = new Set(['yes', 'no', 'is', 'atLeast', 'moreThan', 'atMost', 'lessThan'])

/** How often a guard is asked, each time with other facts, to learn which of them it reads. */
const TRIES = 40
const FIRST_DAY = Temporal.PlainDate.from('2025-01-01')
/** Spread over two years by a step that shares no factor with them, so that every order of two days comes up. */
const STEP = 277

/**
 * The facts that a guard of a machine's own looks at, by handing it facts that tell what is read of them. A guard stops at the
 * first condition that fails, so it is asked with many facts.
 */
const readBy = (procedure: Procedure, type: string): string[] => {
  const test: unknown = procedure.machine.implementations.guards[type]
  const names = Object.keys(procedure.facts)
  if (typeof test !== 'function') return names
  const read = new Set(names.filter((name) => String(test).includes(name)))
  for (let turn = 0; turn < TRIES; turn++) {
    const tried = (name: string): FactValue => {
      const fact = procedure.facts[name]
      const number = (turn + 1) * (names.indexOf(name) + 1)
      if (fact?.kind === 'day') return FIRST_DAY.add({ days: (number * STEP) % 730 }).toString()
      if (fact?.kind === 'choice') return Object.keys(fact.choices)[number % Object.keys(fact.choices).length] ?? ''
      if (fact?.kind === 'number') return fact.min + ((fact.max - fact.min) * (number % 7)) / 6
      return number % 2 === 0
    }
    const facts = new Proxy<Record<string, FactValue>>(
      {},
      {
        get: (_, name) => {
          if (typeof name !== 'string' || procedure.facts[name] === undefined) return undefined
          read.add(name)
          return tried(name)
        },
      },
    )
    for (const name of names)
      try {
        test({ event: { type: name, value: tried(name), facts } })
      } catch {
        // An event that never comes to this guard; only what was read is of interest.
      }
  }
  return [...read]
}

/** What can still be asked and read from each state on. */
const looksAhead = (procedure: Procedure): ReadonlyMap<string, Ahead> => {
  const nodes = stateNodes(procedure.machine).filter((node) => node !== procedure.machine.root)
  const found = new Map(
    nodes.map((node) => [node.path.join('.'), { asks: new Set<string>(), reads: new Set<string>() }] as const),
  )
  const reads = new Map<string, readonly string[]>()
  const readsOf = (type: string): readonly string[] => {
    const names = reads.get(type) ?? readBy(procedure, type)
    reads.set(type, names)
    return names
  }
  const rows = procedure.deadlines
  for (let grew = true; grew; ) {
    grew = false
    for (const node of nodes) {
      const own = found.get(node.path.join('.'))
      if (own === undefined) continue
      const before = own.asks.size + own.reads.size
      for (const [event, ways] of node.transitions) {
        own.asks.add(String(event))
        for (const way of ways) {
          const guard = way.guard as { type?: string } | string | undefined
          const type = typeof guard === 'string' ? guard : guard?.type
          if (type !== undefined && !KIT_GUARDS.has(type)) {
            const row = rows[type.replace(/InTime$/, '')]
            for (const name of row === undefined ? readsOf(type) : Object.values(leansOn(row))) own.reads.add(name)
          }
          for (const target of way.target ?? []) {
            const below = found.get(target.path.join('.'))
            for (const name of below?.asks ?? []) own.asks.add(name)
            for (const name of below?.reads ?? []) own.reads.add(name)
          }
        }
      }
      // The points of a day depend on the days it is tied to.
      for (const row of Object.values(rows)) {
        const tied = Object.values(leansOn(row))
        if (tied.some((name) => own.asks.has(name))) for (const name of tied) own.reads.add(name)
      }
      for (const name of procedure.order ?? [])
        if ((procedure.order ?? []).some((other) => own.asks.has(other))) own.reads.add(name)
      if (own.asks.size + own.reads.size > before) grew = true
    }
  }
  return found
}

/**
 * The whole walk as a graph: places that nothing later can tell apart are one, so that it stays small where many days are in
 * play; `combinations` still counts each of them.
 *
 * @throws Stuck with the facts for which the machine throws or does not come to rest
 */
export const walk = (procedure: Procedure, asOf: string, calendar: Calendar): Spot => {
  const ahead = looksAhead(procedure)
  const known = new Map<string, Spot>()
  const keyOf = (state: string, facts: Facts): string => {
    const own = ahead.get(state)
    if (own === undefined) return JSON.stringify([state, facts])
    const kept = Object.keys(procedure.facts).flatMap((name) => {
      const value = facts[name]
      if (value === undefined) return []
      return own.reads.has(name) || own.asks.has(name) ? [[name, value]] : []
    })
    return JSON.stringify([state, kept])
  }
  const go = (facts: Facts, from?: Standing): Spot => {
    let standing: Standing
    try {
      standing = settle(procedure, facts, from)
    } catch (error) {
      if (error instanceof Stuck) throw error
      throw new Stuck(error instanceof Error ? error.message : String(error), facts)
    }
    const key = keyOf(standing.state, facts)
    const same = known.get(key)
    if (same !== undefined) return same
    const ways: { fact: string; to: { value: FactValue; spot: Spot }[] }[] = []
    let unknown = facts
    let combinations = 1
    for (const fact of standing.awaits) {
      if (facts[fact] !== undefined) continue
      const to = points(procedure, fact, unknown, asOf, calendar).map((value) => ({
        value,
        spot: go({ ...unknown, [fact]: value }, standing),
      }))
      combinations += to.reduce((sum, { spot }) => sum + spot.combinations, 0)
      ways.push({ fact, to })
      unknown = { ...unknown, [fact]: null }
    }
    const spot = { facts, standing, ways, combinations, unknown }
    known.set(key, spot)
    return spot
  }
  return go({})
}

/** Every spot of a walk, each once. */
export const spots = (start: Spot): Spot[] => {
  const seen = new Set<Spot>()
  const list = [start]
  for (let spot = list.pop(); spot !== undefined; spot = list.pop()) {
    if (seen.has(spot)) continue
    seen.add(spot)
    for (const { to } of spot.ways) for (const { spot: below } of to) list.push(below)
  }
  return [...seen]
}
