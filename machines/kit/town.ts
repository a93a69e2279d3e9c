import type { Law } from '../../laws/types.ts'
import type { Calendar } from './deadlines.ts'
import type { Fact } from './facts.ts'
import type { Catalogue, Translated } from './language.ts'
import type { Procedure } from './procedure.ts'
import type { Glossary, Phrase } from './words.ts'

/** A town as the service knows it: its law, its procedures, and whom to ask. */
export interface Town {
  readonly id: string
  /** As it is shown: "Town of Huron"; a town only believed to be the right one says so. */
  readonly name: string
  readonly county: string
  /** Names people call it by, in messages. */
  readonly aliases: readonly Phrase[]
  readonly law: Law
  /** The town with the machines of an earlier text of its law, for each text that has some, the oldest first. */
  readonly earlier?: readonly Town[]
  /** How days are counted where the town lies. */
  readonly calendar: Calendar
  /** Every fact of the town, declared once. */
  readonly facts: Readonly<Record<string, Fact>>
  readonly procedures: readonly Procedure[]
  /** Whom to ask where the law or the machines have no answer. */
  readonly contact: string
  /** Said with every answer: how old the text is, what may have replaced it. */
  readonly notice: string
  /** What people write when sewage is in the house or in water now, and what they are told before anything else. */
  readonly emergency?: {
    readonly words: readonly Phrase[]
    readonly says: string
    readonly saysIn?: Readonly<Record<Translated, string>>
  }
  /** The machines' texts in other languages; see `machines/README.md`. A text without one is shown in English. */
  readonly catalogues?: Readonly<Partial<Record<Translated, Catalogue>>>
  /** What the router learned from the procedures' examples, written by `npm run generate`; learned anew where it is missing. */
  readonly router?: unknown
  /** Words that show that a message is about what this law regulates at all. */
  readonly subject: readonly Phrase[]
  /** What people's words mean in the law's; without it a message is placed by the words of the examples alone. */
  readonly glossary?: Glossary
}
