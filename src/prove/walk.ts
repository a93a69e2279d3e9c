/** Walks a machine over every combination of its facts' points, "not known" among them. */
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

/** What can still be asked and read from each state on. */
const looksAhead = (procedure: Procedure): ReadonlyMap<string, Ahead> => {
  const nodes = stateNodes(procedure.machine).filter((node) => node !== procedure.machine.root)
  const found = new Map(
    nodes.map((node) => [node.path.join('.'), { asks: new Set<string>(), reads: new Set<string>() }] as const),
  )
  const everything = Object.keys(procedure.facts)
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
            for (const name of row === undefined ? everything : Object.values(leansOn(row))) own.reads.add(name)
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
