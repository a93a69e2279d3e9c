import type { Fact, FactValue } from '../../machines/kit/facts.ts'
import type { Town } from '../../machines/kit/town.ts'
import type { Phrase } from '../../machines/kit/words.ts'

/** A fact that a message states, with the words it was read from. `null`: the person says they do not know. */
export interface Proposal {
  readonly fact: string
  readonly value: FactValue | null
  /** A verbatim span of the message. */
  readonly evidence: string
}

/** Which procedure a message is about: one, a few to choose from, or none of the town's. */
export type Route =
  | { readonly kind: 'procedure'; readonly procedure: string }
  | { readonly kind: 'topics'; readonly procedures: readonly string[] }
  | { readonly kind: 'none' }

export interface Reading {
  readonly asOf: string
  /** The fact that the message is a reply to. */
  readonly asked?: string
  /** What is known already, by fact: a message may put it right. */
  readonly known?: Readonly<Record<string, FactValue | null>>
  readonly otherTowns: readonly string[]
  /** What the person wrote earlier in the conversation: a short message may lean on it for what it is about. */
  readonly earlier?: string
  /** The numbers that each amount is compared with: "more than 200 feet" is safe to take only where 200 is none of them. */
  readonly limits?: Readonly<Record<string, readonly number[]>>
  /** The message has been read already, and is looked at again for a single thing: no language model is asked a second time. */
  readonly again?: true
}

/**
 * What reads messages: the built-in rules, or a language model behind the same door. It proposes facts and a procedure; it
 * knows no machine and makes no answer.
 */
export interface Understanding {
  /** Whether a message says, as a fact and not as a question, one of these phrases. */
  says(message: string, phrases: readonly Phrase[], reading: Reading): boolean
  route(message: string, town: Town, reading: Reading, among?: readonly string[]): Route | Promise<Route>
  read(
    message: string,
    facts: Readonly<Record<string, Fact>>,
    reading: Reading,
  ): readonly Proposal[] | Promise<readonly Proposal[]>
}
