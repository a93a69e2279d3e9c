/** What travels between the service and the widget, beside the calls of the contract. */
import type { Message, TurnRecord } from '../../contract.ts'

export type Value = boolean | string | number | null

/** A turn as the service keeps it: what was sent, and what came of it. */
export type Told = TurnRecord & { readonly sequence: number; readonly input: Message; readonly at: string }
export type Reply = TurnRecord['reply']
export type Answer = Extract<Reply, { kind: 'answer' }>
export type Question = Extract<Reply, { kind: 'question' }>
export type Input = NonNullable<Question['input']>
export type Unit = Extract<Input, { type: 'number' }>['unit']

/** What stands in the widget before anything was asked: `GET /widget/towns/:town.json`. */
export interface Welcome {
  readonly town: string
  readonly name: string
  readonly title: string
  readonly contact: string
  readonly notice: string
  readonly version: string
  readonly examples: readonly string[]
}

/** A fact as a person may correct it. */
export interface FactWords {
  readonly label: string
  readonly choices: readonly { readonly value: string | boolean; readonly label: string }[] | null
  readonly input: Input | null
}

/** What facts and procedures are called: `GET /widget/towns/:town/names.json`. */
export interface Names {
  readonly facts: Readonly<Record<string, FactWords>>
  readonly procedures: Readonly<Record<string, { readonly title: string; readonly facts: readonly string[] }>>
}

/** What the second part of the widget needs of the first. */
export interface Setting {
  readonly server: string
  readonly welcome: Welcome
  readonly names: Names | null
  /** Says something to those who hear the page, once. */
  announce(text: string): void
  /** The facts known now, as chips to correct; null where none is known. */
  facts(answer: Answer): Node | null
}

/** The second part of the widget, which is fetched when a conversation begins. */
export interface Details {
  /** All of an answer below its headline. `last` is false for an answer that others have followed. */
  answer(answer: Answer, at: string, setting: Setting): Node[]
  /** Saves the conversation as a page that needs nothing else. */
  download(turns: readonly Told[], setting: Setting): void
  /** Prints the conversation, and nothing else of the page. */
  print(turns: readonly Told[], setting: Setting): void
}
