/** What travels between the service and the widget, beside the calls of the contract. */
import type { Message, TurnRecord } from '../../contract.ts'
import type * as english from '../words/en.ts'

export type Talk = typeof english.talk
export type AnswerWords = typeof english.answer

export type Value = boolean | string | number | null
export type Language = 'en' | 'es'

/** A turn as the service keeps it: what was sent, and what came of it. */
export type Told = TurnRecord & {
  readonly sequence: number
  readonly input: Message
  readonly at: string
  readonly feedback?: { readonly helpful: boolean } | null
}
export type Reply = TurnRecord['reply']
export type Answer = Extract<Reply, { kind: 'answer' }>
export type Question = Extract<Reply, { kind: 'question' }>
export type Input = NonNullable<Question['input']>
export type Unit = Extract<Input, { type: 'number' }>['unit']

/** What stands in the widget before anything was asked: `GET /widget/towns/:town.json`, in Spanish with `?lang=es`. */
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

/** What facts, procedures and units are called: `GET /widget/towns/:town/names.json`, in Spanish with `?lang=es`. */
export interface Names {
  readonly facts: Readonly<Record<string, FactWords>>
  readonly procedures: Readonly<Record<string, { readonly title: string; readonly facts: readonly string[] }>>
  /** One, and several; dollars stand before their amount and need none. */
  readonly units: Readonly<Record<string, readonly [string, string]>>
}

/** What the second part of the widget needs of the first. */
export interface Setting {
  readonly server: string
  readonly language: Language
  readonly talk: Talk
  /** The words of an answer where the language is not English, whose words the second part brings along. */
  readonly words: AnswerWords | null
  readonly welcome: Welcome
  readonly names: Names | null
  /** Says something to those who hear the page, once. */
  announce(text: string): void
  /** The facts known now, as chips to correct; null where none is known. */
  facts(answer: Answer): Node | null
  /** Keeps in mind that a turn was said to be of help, or of none. */
  mark(sequence: number, helpful: boolean): void
  /** Calls the service about this conversation; null where it cannot be reached. */
  ask(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response | null>
}

/** The second part of the widget, which is fetched when a conversation begins. */
export interface Details {
  /** All of an answer below its headline. */
  answer(answer: Answer, turn: Told, setting: Setting): Node[]
  /** Saves the conversation as a page that needs nothing else. */
  download(turns: readonly Told[], setting: Setting): void
  /** Prints the conversation, and nothing else of the page. */
  print(turns: readonly Told[], setting: Setting): void
  /** A form by which the conversation is sent to the town; `done` takes it away. */
  handover(setting: Setting, done: () => void): Promise<HTMLElement>
}

/** The third part: everything in Spanish. */
export interface Foreign {
  readonly talk: Talk
  readonly answer: AnswerWords
}
