/** Machines changed by one small fault each, to see whether the proof or a worked case notices. */
import { type AnyStateMachine, createMachine } from 'xstate'
import { decide } from '../../machines/kit/answer.ts'
import { type Calendar, type Deadline, inTime, type Period, parsePeriod } from '../../machines/kit/deadlines.ts'
import type { Facts } from '../../machines/kit/facts.ts'
import { guards } from '../../machines/kit/guards.ts'
import type { Value } from '../../machines/kit/outcome.ts'
import { procedure as declare, type Procedure, stateNodes } from '../../machines/kit/procedure.ts'
import { settle } from '../../machines/kit/settle.ts'
import type { Town } from '../../machines/kit/town.ts'
import { asked } from './checks.ts'
import { points } from './points.ts'
import { type Spot, Stuck, spots, walk } from './walk.ts'

export type Kind = 'limit' | 'period' | 'edge' | 'guard' | 'target'

/** One faulty machine. `make` throws where the kit itself refuses it. */
export interface Mutant {
  readonly kind: Kind
  readonly what: string
  readonly make: () => Procedure
}

interface Way {
  target?: string | string[]
  guard?: string | { type: string; params?: unknown }
}
type Ways = string | Way | (string | Way)[]
interface State {
  meta?: unknown
  on?: Record<string, Ways>
}
interface Config {
  id?: string
  initial?: string
  states?: Record<string, State>
}

interface Changes {
  readonly config?: Config
  readonly values?: Readonly<Record<string, Value>>
  readonly deadlines?: Readonly<Record<string, Deadline>>
}

// Machines are plain data, their guards named: a copy through text loses nothing.
const copy = (config: unknown) => JSON.parse(JSON.stringify(config))

/**
 * A procedure with another machine, other amounts or other deadlines, its guards made anew from them.
 *
 * @throws where the kit refuses it
 */
export const remade = (procedure: Procedure, calendar: Calendar, changes: Changes): Procedure => {
  const values = changes.values ?? procedure.values
  const deadlines = changes.deadlines ?? procedure.deadlines
  const blank: AnyStateMachine = createMachine(copy(changes.config ?? copy(procedure.machine.config)))
  const machine: AnyStateMachine = blank.provide({
    guards: { ...procedure.machine.implementations.guards, ...guards(values), ...inTime(deadlines, calendar) },
  })
  return declare({ ...procedure, machine, values, deadlines })
}

const OTHER_EDGE: Readonly<Record<string, string>> = {
  atLeast: 'moreThan',
  moreThan: 'atLeast',
  atMost: 'lessThan',
  lessThan: 'atMost',
  yes: 'no',
  no: 'yes',
}

const waysOf = (ways: Ways): Way[] => [ways].flat().map((way): Way => (typeof way === 'string' ? { target: way } : way))

const typeOf = (way: Way): string | undefined => (typeof way.guard === 'string' ? way.guard : way.guard?.type)

/** Everything that a machine does from a state on, so that two states alike in it cannot be told apart by anyone. */
const sameFrom = (config: Config, a: string, b: string): boolean => {
  const { meta: metaA, on: onA } = config.states?.[a] ?? {}
  const { meta: metaB, on: onB } = config.states?.[b] ?? {}
  return JSON.stringify([metaA, onA]) === JSON.stringify([metaB, onB])
}

/** Every mutant of a procedure: each limit and period shifted by one, each edge swapped, each guard dropped, each way led astray. */
export const mutants = (procedure: Procedure, calendar: Calendar): Mutant[] => {
  const found: Mutant[] = []
  const config: Config = copy(procedure.machine.config)
  const make = (changes: Changes) => () => remade(procedure, calendar, changes)
  for (const [id, row] of Object.entries(procedure.values))
    for (const by of [-1, 1])
      found.push({
        kind: 'limit',
        what: `${id}: ${row.amount} becomes ${row.amount + by}`,
        make: make({ values: { ...procedure.values, [id]: { ...row, amount: row.amount + by } } }),
      })
  for (const [id, row] of Object.entries(procedure.deadlines))
    for (const key of ['within', 'atLeast', 'expires', 'notBefore'] as const) {
      const period = row[key]
      if (period === undefined) continue
      const { number, unit } = parsePeriod(period)
      for (const by of [-1, 1]) {
        if (number + by < 1) continue
        const other: Period = `${number + by} ${unit}`
        found.push({
          kind: 'period',
          what: `${id}: ${period} becomes ${other}`,
          make: make({ deadlines: { ...procedure.deadlines, [id]: { ...row, [key]: other } as Deadline } }),
        })
      }
    }
  const names = Object.keys(config.states ?? {})
  for (const [state, { on = {} }] of Object.entries(config.states ?? {}))
    for (const [event, ways] of Object.entries(on)) {
      const own = waysOf(ways)
      const changed = (at: number, way: Way) =>
        make({
          config: {
            ...config,
            states: {
              ...config.states,
              [state]: {
                ...config.states?.[state],
                on: { ...on, [event]: own.map((one, index) => (index === at ? way : one)) },
              },
            },
          },
        })
      for (const [at, way] of own.entries()) {
        const type = typeOf(way)
        const where = `${state} on ${event}`
        if (type !== undefined) {
          const other = OTHER_EDGE[type]
          if (other !== undefined)
            found.push({
              kind: 'edge',
              what: `${where}: ${type} becomes ${other}`,
              make: changed(at, {
                ...way,
                guard: typeof way.guard === 'string' ? other : { ...way.guard, type: other },
              }),
            })
          const { guard: _, ...bare } = way
          found.push({ kind: 'guard', what: `${where}: ${type} is dropped`, make: changed(at, bare) })
        }
        const target = [way.target].flat()[0]
        if (target === undefined) continue
        const nearby = own.flatMap((one) => [one.target].flat()[0] ?? [])
        const after = [...names.slice(names.indexOf(target) + 1), ...names]
        const sibling = [...nearby, ...after].find(
          (name) => name !== target && name !== state && !sameFrom(config, name, target),
        )
        if (sibling !== undefined)
          found.push({
            kind: 'target',
            what: `${where}: ${target} becomes ${sibling}`,
            make: changed(at, { ...way, target: sibling }),
          })
      }
    }
  return found
}

/** At most this many combinations are told one by one; where there are more, the walks of both machines stand for them. */
const MOST_COMBINATIONS = 4000

const everyCombination = (procedure: Procedure, asOf: string, calendar: Calendar): Facts[] => {
  let all: Facts[] = [{}]
  for (const name of Object.keys(procedure.facts)) {
    all = all.flatMap((facts) =>
      [null, ...points(procedure, name, facts, asOf, calendar)].map((value) => ({ ...facts, [name]: value })),
    )
    if (all.length > MOST_COMBINATIONS) return []
  }
  return all
}

/** What a person is told for these facts, the machine's own name left aside. */
const tells = (town: Town, procedure: Procedure, facts: Facts, asOf: string): string => {
  try {
    const { machine: _, ...reply } = { machine: null, ...decide(town, procedure, facts, { asOf }) }
    return JSON.stringify(reply)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const stands = (procedure: Procedure, facts: Facts): string => {
  try {
    const { outcome, awaits } = settle(procedure, facts)
    return JSON.stringify([outcome, awaits])
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A place's facts, and those of each way on. Places that nothing later tells apart are one, the ways into them are not. */
const arrivals = ({ facts, ways }: Spot): Facts[] => {
  const all = [facts]
  let known = facts
  for (const { fact, to } of ways) {
    for (const { value } of to) all.push({ ...known, [fact]: value })
    known = { ...known, [fact]: null }
  }
  return all
}

const triedBy = new WeakMap<Procedure, readonly Facts[]>()

const triedOn = (procedure: Procedure, asOf: string, calendar: Calendar): readonly Facts[] => {
  const known = triedBy.get(procedure)
  if (known !== undefined) return known
  let found: Facts[]
  try {
    const told = spots(walk(procedure, asOf, calendar)).flatMap(arrivals)
    found = [
      ...everyCombination(procedure, asOf, calendar),
      ...told.flatMap((facts) => [facts, asked(procedure, facts)]),
    ]
  } catch (error) {
    if (!(error instanceof Stuck)) throw error
    found = [error.facts]
  }
  triedBy.set(procedure, found)
  return found
}

/**
 * Facts for which two procedures of one name tell a person something else, or null where on every combination of both ones'
 * points, "not known" and "not told" among them, they ask and answer the same: then the change is none that anyone can meet.
 */
export const differs = (town: Town, one: Procedure, other: Procedure, asOf: string): Facts | null => {
  const tried = [...triedOn(one, asOf, town.calendar), ...triedOn(other, asOf, town.calendar)]
  // An answer is made of where the machine stands, so only facts for which it stands elsewhere need an answer. Where amounts or
  // periods were changed the answer can differ without that.
  const sameTables = one.values === other.values && one.deadlines === other.deadlines
  return (
    tried.find(
      (facts) =>
        (!sameTables || stands(one, facts) !== stands(other, facts)) &&
        tells(town, one, facts, asOf) !== tells(town, other, facts, asOf),
    ) ?? null
  )
}

/** How many states a machine has, its root left out. */
export const size = (procedure: Procedure): number => stateNodes(procedure.machine).length - 1
