import type { ChoiceWords, DayWords, NumberWords, Phrase, YesNoWords } from './words.ts'

/** The contract's units. */
export type Unit =
  | 'days'
  | 'business-days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'gal'
  | 'gpd'
  | 'gpd/bedroom'
  | 'ft'
  | 'in'
  | 'sqft'
  | 'percent'
  | 'USD'
  | 'bedrooms'
  | 'min/in'

/** What a fact can be: yes or no, a declared choice, an amount in the fact's unit, or a day `YYYY-MM-DD`. */
export type FactValue = boolean | string | number

/** The facts that are known. `null`: the person was asked and does not know. Absent: not heard of yet. */
export type Facts = { readonly [fact: string]: FactValue | null | undefined }

interface Asked<C extends string> {
  /** The question, as a person would ask it. */
  readonly ask: string
  /** Why it is asked: what turns on it. */
  readonly why: string
  readonly cite?: C | readonly C[]
  /** How the fact is called where an answer names it, a noun phrase: "the day of the transfer", "the kind of property". */
  readonly label: string
}

/** A fact answered by yes or no. */
export interface YesNoFact<C extends string = string> extends Asked<C> {
  readonly kind: 'yes-no'
  /** What yes and no mean, as clauses: ["the town has inspected the system", "the town has never inspected the system"]. */
  readonly says: readonly [yes: string, no: string]
  readonly words: YesNoWords
  /** Phrases that leave a yes, or a no, doubtful where they stand beside it, undenied. The fact is then asked for. */
  readonly doubts?: { readonly yes?: readonly Phrase[]; readonly no?: readonly Phrase[] }
}

/** A fact with a closed list of answers. */
export interface ChoiceFact<C extends string = string, V extends string = string> extends Asked<C> {
  readonly kind: 'choice'
  readonly choices: { readonly [K in V]: string }
  readonly words: ChoiceWords<V>
  /**
   * For a value, phrases that leave it doubtful where they stand beside it, undenied: with "replace the lid and move the tank"
   * the lid alone may not decide. The fact is then asked for.
   */
  readonly doubts?: { readonly [K in V]?: readonly Phrase[] }
}

/**
 * An amount. Where it is unknown, both sides of every limit that the machine's own guards compare it with are tried;
 * `samples` adds amounts for guards that the kit cannot see into.
 */
export interface NumberFact<C extends string = string> extends Asked<C> {
  readonly kind: 'number'
  readonly unit: Unit
  readonly min: number
  readonly max: number
  readonly whole?: boolean
  readonly samples?: readonly number[]
  readonly words: NumberWords
}

/** A day of the calendar. A month or a year ("2024-06", "2024") stands for all of its days. */
export interface DayFact<C extends string = string> extends Asked<C> {
  readonly kind: 'day'
  readonly words: DayWords
}

export type Fact<C extends string = string> = YesNoFact<C> | ChoiceFact<C> | NumberFact<C> | DayFact<C>
