import type { FactValue } from '../../machines/kit/facts.ts'
import { isLanguage, type Language } from '../../machines/kit/language.ts'

/** All that a conversation keeps between turns. Facts are kept, never a machine's state: the machine is run again each time. */
export interface ConversationState {
  town: string
  asOf: string
  locale: string
  /** The language spoken; null while none has shown: then it is English. */
  language: Language | null
  /** The language was chosen, and what is written does not change it. */
  chosen: boolean
  facts: Record<string, FactValue | null>
  /** Days known no better than to the month or year, asked for and not to be asked for again. */
  declined: string[]
  procedure: string | null
  /** What of the procedure was asked about, where it is not the act itself. */
  aspect: 'time' | null
  /** The fact that was last asked for. */
  asked: string | null
  /** The procedures that were last offered. */
  waiting: string[]
  /** Procedures that were offered and are not meant. */
  refused: string[]
  /** Procedures that the same message also asked about, to be taken next. */
  also: string[]
  /** Procedures that were offered beside the last answer. */
  offered: string[]
  /** A procedure that was left for another before it came to its answer. */
  left: string | null
  /** A message that was about another town, or seemed to be. */
  held: string | null
  /** How often in a row a reply could not be read. */
  unread: number
  /** What a language model has been used for in this conversation, where one is set. */
  model?: { calls: number; tokens: number }
  /** What the person wrote, so that a procedure chosen later reads its facts from it too. */
  said: string[]
}

/** @param locale a language tag such as `es-MX`; left out, the language is the one that the person writes in */
export const openConversation = (town: string, asOf: string, locale?: string): ConversationState => {
  const [primary = ''] = (locale ?? '').split('-')
  const language = isLanguage(primary) ? primary : null
  return {
    town,
    asOf,
    locale: locale ?? 'en',
    language,
    chosen: language !== null,
    facts: {},
    declined: [],
    procedure: null,
    aspect: null,
    asked: null,
    waiting: [],
    refused: [],
    also: [],
    offered: [],
    left: null,
    held: null,
    unread: 0,
    said: [],
  }
}

/** The language a conversation is held in now. */
export const languageOf = ({ language }: Pick<ConversationState, 'language'>): Language => language ?? 'en'
