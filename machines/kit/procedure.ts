import type { AnyStateMachine } from 'xstate'
import type { Deadline } from './deadlines.ts'
import type { Fact, Facts, FactValue } from './facts.ts'
import type { Meta, Value } from './outcome.ts'
import type { ProcedureWords } from './words.ts'

/** A fact as it reaches a machine: an event named like the fact, its value, and all facts known so far. */
export type FactEvent<F extends string = string> = {
  [K in F]: { readonly type: K; readonly value: FactValue; readonly facts: Facts }
}[F]

/** The types of a procedure's machine, for `setup({ types: {} as Types<...> })`. */
export interface Types<F extends string, D extends string, V extends string, C extends string> {
  // A procedure that asks for nothing still needs an event for XState to be typed by.
  readonly events: [F] extends [never] ? FactEvent<'nothing'> : FactEvent<F>
  readonly meta: Meta<D, V, C>
}

/** A fact that is taken into account where it is told and not asked for, because the answer without it stays true. */
export interface IfTold {
  /** Why nobody is asked for it. */
  readonly why: string
  /**
   * For each value that leads to another verdict, amount, act or deadline, the words of the answer without it that name the
   * exception, as they stand there; for a day or an amount one entry, `known`.
   */
  readonly names?: Readonly<Record<string, string>>
}

/** One procedure of a town: what it decides, on which facts, by which deadlines and numbers, through which machine. */
export interface Procedure {
  /** `<town>/<name>`; also its file, its URL and the name of its cases. */
  readonly id: string
  readonly title: string
  /** What the verdict is about: "have the septic system inspected before the transfer". */
  readonly act: string
  /** A determination is answered once; a case runs for months, its facts the days on which things happened. */
  readonly kind: 'determination' | 'case'
  readonly facts: Readonly<Record<string, Fact>>
  readonly deadlines: Readonly<Record<string, Deadline<string, string>>>
  readonly values: Readonly<Record<string, Value>>
  /** The day whose text of the law governs, where the law's own transition rule says that it is not the day asked about. */
  readonly governedOn?: string
  /** Days that follow one another: of two known ones, the later named cannot be the earlier day. */
  readonly order?: readonly string[]
  /** The facts that a resting state still accepts and does not ask for. `npm run prove` holds each against the machine. */
  readonly ifTold?: Readonly<Record<string, IfTold>>
  /**
   * What is said where somebody asks by when, and the outcome has no deadline because the law sets none for this act: a
   * headline, a text, and the sentence that would have to say it.
   */
  readonly untimed?: { readonly headline: string; readonly text: string; readonly cite: readonly string[] }
  readonly words: ProcedureWords
  readonly machine: AnyStateMachine
}

/**
 * Declares a procedure. The machine's events, deadlines and values are held against each other when it is declared.
 *
 * @throws when a state awaits an event that is no fact, names a deadline or value that is not in the tables, or a deadline
 * counts from a fact that the procedure does not have.
 */
export const procedure = (declared: Procedure): Procedure => {
  const fault = (what: string): never => {
    throw new Error(`${declared.id}: ${what}`)
  }
  const isFact = (name: string) => Object.hasOwn(declared.facts, name)
  for (const [id, row] of Object.entries(declared.deadlines))
    for (const key of ['after', 'before', 'met', 'orBy', 'inYearOf'] as const) {
      const name = (row as Partial<Record<typeof key, string>>)[key]
      if (name !== undefined && !isFact(name))
        fault(`deadline ${id} leans on ${name}, which is no fact of the procedure`)
    }
  for (const [id, row] of Object.entries(declared.values))
    if (typeof row.times === 'string' && !isFact(row.times)) fault(`value ${id} counts ${row.times}, which is no fact`)
  if (declared.governedOn !== undefined && declared.facts[declared.governedOn]?.kind !== 'day')
    fault(`it is governed by the text of ${declared.governedOn}, which is no day of the procedure`)
  for (const name of Object.keys(declared.ifTold ?? {}))
    if (!isFact(name)) fault(`${name} is taken if told, and is no fact of the procedure`)
  for (const node of stateNodes(declared.machine)) {
    for (const event of node.ownEvents) if (!isFact(event)) fault(`state ${node.key} awaits ${event}, which is no fact`)
    const meta = node.meta as Meta | undefined
    if (meta?.status === undefined) {
      if (node.ownEvents.length === 0 && node !== declared.machine.root && Object.keys(node.states).length === 0)
        fault(`state ${node.key} awaits nothing and says nothing: give it an outcome`)
      continue
    }
    for (const id of [
      ...(meta.due ?? []),
      ...(meta.also ?? []),
      ...(meta.duties ?? []).flatMap((d) => d.deadline ?? []),
    ])
      if (!Object.hasOwn(declared.deadlines, id))
        fault(`state ${node.key} names the deadline ${id}, which is not in the table`)
    for (const id of meta.values ?? [])
      if (!Object.hasOwn(declared.values, id))
        fault(`state ${node.key} names the value ${id}, which is not in the table`)
  }
  return declared
}

type Node = AnyStateMachine['root']

/** Every state of a machine, the root first. */
export const stateNodes = (machine: AnyStateMachine): Node[] => {
  const walk = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap((child) => walk(child as Node))]
  return walk(machine.root)
}

/** The facts of a town that a procedure asks for, under their own names. */
export const pick = <T extends Readonly<Record<string, Fact>>, K extends keyof T & string>(
  facts: T,
  ...names: K[]
): Pick<T, K> => Object.fromEntries(names.map((name) => [name, facts[name]])) as Pick<T, K>
