import type { Facts, Unit } from './facts.ts'

/** How far the law settles the matter: the contract's `status`, without `depends`, which only unknown facts make. */
export type Status = 'determined' | 'official-discretion' | 'other-authority' | 'law-silent' | 'text-not-on-file'

export type Verdict = 'must' | 'need-not' | 'may' | 'must-not' | null

/** A number that the law states, on a row of its own with the sentence it stands in. */
export interface Value<F extends string = string, C extends string = string> {
  readonly label: string
  readonly amount: number
  readonly unit: Unit
  readonly cite: C | readonly C[]
  /** The amount is per one of these: the fact that counts them, or a sum over the facts (null: not to be worked out). */
  readonly times?: F | ((facts: Facts) => number | null)
}

/** What somebody has to do, or may do, as part of an outcome. */
export interface Duty<D extends string = string, C extends string = string> {
  readonly actor: string
  readonly verdict: Exclude<Verdict, null>
  readonly action: string
  readonly deadline?: D
  readonly cite: C | readonly C[]
}

/** One way to read a defective or conflicting text, and where it leads. */
export interface Reading<C extends string = string> {
  readonly of: C
  /** The defect's id in the town's `defects.yaml`. */
  readonly defect: string
  readonly reading: string
  readonly status: Status
  readonly verdict: Verdict
}

/**
 * Where a machine comes to rest: what holds there. Texts may hold slots: `{fact}` a fact's value, `{deadline}` "by Tuesday,
 * May 26, 2026" or, with no date, its rule; `{value}` an amount with its unit. Numbers that are not in a slot must stand in a
 * cited sentence.
 */
export interface Outcome<D extends string = string, V extends string = string, C extends string = string> {
  readonly status: Status
  readonly verdict: Verdict
  readonly headline: string
  readonly text: string
  readonly cite: readonly C[]
  /** What the verdict is about, where it differs from the procedure's own act. */
  readonly act?: string
  readonly duties?: readonly Duty<D, C>[]
  /** Deadlines that run here; the facts they are counted from are asked for. */
  readonly due?: readonly D[]
  /** Deadlines worth knowing here; shown with their rule, and with a date only where the facts are known. */
  readonly also?: readonly D[]
  readonly values?: readonly V[]
  readonly readings?: readonly Reading<C>[]
  /** Who decides where the law leaves it to someone. */
  readonly decides?: string
}

/** What a state carries: an outcome where the machine may rest, and the sentences that led into it. */
export type Meta<D extends string = string, V extends string = string, C extends string = string> =
  | Outcome<D, V, C>
  | { readonly status?: undefined; readonly cite?: readonly C[] }
