import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import type { Facts, FactValue } from './facts.ts'
import type { Meta, Outcome } from './outcome.ts'
import type { Procedure } from './procedure.ts'

/** One step of a machine: the fact that moved it, and where to. */
export interface Step {
  readonly fact: string
  readonly value: FactValue
  readonly state: string
  readonly cite: readonly string[]
}

/** Where a procedure stands for some facts. */
export interface Standing {
  /** The state's name, dotted where states nest. */
  readonly state: string
  /** What holds here; absent where the machine only waits for a fact. */
  readonly outcome: Outcome | null
  /** The facts this state still accepts, the first to be asked for first. */
  readonly awaits: readonly string[]
  readonly steps: readonly Step[]
  /** Facts that states on the way here accepted, and that were not given. */
  readonly passed: ReadonlySet<string>
  /** The machine's own standing, to go on from; never stored. */
  readonly snapshot: AnyMachineSnapshot
}

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/

/** A value that a guard can be asked about: known, and for a day a whole one. */
export const isKnown = (procedure: Procedure, name: string, value: FactValue | null | undefined): value is FactValue =>
  value !== null && value !== undefined && (procedure.facts[name]?.kind !== 'day' || WHOLE_DAY.test(String(value)))

/**
 * The facts as a guard may see them: reading one that is not known is a fault of the machine, never a "no". Only a day that
 * would extend a deadline (`orBy`) may be absent: no agreement is known of, and the law's own day holds.
 */
const guarded = (procedure: Procedure, facts: Facts): Facts => {
  const extensions = new Set(Object.values(procedure.deadlines).map((row) => row.orBy))
  return new Proxy(facts, {
    get(target, name) {
      if (typeof name !== 'string') return Reflect.get(target, name)
      const value = target[name]
      if (!isKnown(procedure, name, value) && extensions.has(name)) return undefined
      if (!isKnown(procedure, name, value))
        throw new Error(
          `${procedure.id}: a guard reads ${name}, which is not known there: await it in an earlier state`,
        )
      return value
    },
  })
}

const nameOf = (snapshot: AnyMachineSnapshot): string => {
  const path = (value: unknown): string =>
    typeof value === 'string'
      ? value
      : Object.entries(value as Record<string, unknown>)
          .map(([key, inner]) => (Object.keys(inner as object).length === 0 ? key : `${key}.${path(inner)}`))
          .join('+')
  return path(snapshot.value)
}

// XState keeps the nodes of the resting configuration here; the public `getNextTransitions` would need a live system.
const nodesOf = (snapshot: AnyMachineSnapshot) => [...snapshot._nodes].sort((a, b) => b.path.length - a.path.length)

/**
 * Runs a procedure's machine from the start, or on from an earlier standing of it: each known fact that the resting state
 * accepts is sent, in the order in which the state names them, until none is left. Pure: no clock, no timers, nothing kept.
 *
 * @param from where the machine stood for a part of these facts
 * @throws when a guard reads a fact that is not known, or the machine does not come to rest
 */
export const settle = (procedure: Procedure, facts: Facts, from?: Standing): Standing => {
  const seen = guarded(procedure, facts)
  let snapshot = from?.snapshot ?? (initialTransition(procedure.machine)[0] as AnyMachineSnapshot)
  const steps: Step[] = [...(from?.steps ?? [])]
  const used = new Set(steps.map((step) => step.fact))
  const passed = new Set(from?.passed)
  for (let turn = 0; turn < 100; turn++) {
    const nodes = nodesOf(snapshot)
    const awaits = nodes.flatMap((node) => node.ownEvents as string[]).filter((name) => !used.has(name))
    const next = awaits.find((name) => isKnown(procedure, name, facts[name]))
    if (next === undefined) {
      const meta = nodes.map((node) => node.meta as Meta | undefined).find((m) => m?.status !== undefined)
      return {
        state: nameOf(snapshot),
        outcome: meta?.status === undefined ? null : meta,
        awaits,
        steps,
        passed,
        snapshot,
      }
    }
    const value = facts[next] as FactValue
    for (const name of awaits) if (name !== next) passed.add(name)
    used.add(next)
    const [after] = transition(procedure.machine, snapshot, { type: next, value, facts: seen }) as [
      AnyMachineSnapshot,
      unknown,
    ]
    if (nameOf(after) === nameOf(snapshot))
      throw new Error(`${procedure.id}: ${nameOf(snapshot)} awaits ${next} but has no way on for ${String(value)}`)
    snapshot = after
    const metas = nodesOf(snapshot).map((node) => node.meta as Meta | undefined)
    steps.push({ fact: next, value, state: nameOf(snapshot), cite: metas.flatMap((meta) => meta?.cite ?? []) })
  }
  throw new Error(`${procedure.id}: the machine does not come to rest`)
}
