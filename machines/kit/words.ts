/**
 * How people say things: data, declared with each fact and procedure, read by the general readers of the understanding side.
 *
 * A phrase is a run of words, matched anywhere in a clause, letter case, accents and small misspellings aside:
 *
 * - `leach field`      the two words, one after the other
 * - `inspect*`         any word that begins so
 * - `sell|sold|sale`   one of these words; `(leach field|drain field)` one of these runs of words
 * - `the?`             the word may be absent
 * - `..`               up to three words of any kind in between; `...` up to eight
 *
 * English and Spanish phrases stand side by side in one list.
 */
export type Phrase = string

/**
 * Phrases that state a yes or a no. A denied `yes` phrase ("has not been inspected") is read as no, a denied `no` phrase
 * as yes, and one said with doubt ("not sure if it was inspected") as "I don't know". `only` turns that off where a denial of
 * the phrase does not mean the opposite.
 */
export interface YesNoWords {
  readonly yes?: readonly Phrase[]
  readonly no?: readonly Phrase[]
  readonly only?: boolean
}

/** For each value, the phrases that name it. A denied phrase ("not a conditional one") names nothing. */
export type ChoiceWords<V extends string = string> = { readonly [K in V]: readonly Phrase[] }

/**
 * Which of the numbers in a message is meant. With `near`, a number with the fact's unit (or none) counts only where one of
 * these phrases stands in its clause; without, every number with the unit counts. `not`: phrases that rule a clause out.
 */
export interface NumberWords {
  readonly near?: readonly Phrase[]
  readonly not?: readonly Phrase[]
}

/**
 * Which of the days in a message is meant: the one in the clause of such a phrase and nearest to it. `sole`: a message that
 * holds one day only, and whose procedure wants one day only, means this one even without the phrase.
 */
export interface DayWords {
  readonly near: readonly Phrase[]
  readonly not?: readonly Phrase[]
  readonly sole?: boolean
}

/**
 * What a person who needs this procedure writes.
 *
 * - `asks`: groups of phrases; a message is about the procedure only where every phrase of at least one group is found.
 * - `not`: phrases that show it is about something else, unless nearly everything else speaks for it.
 * - `outside`: phrases that take a case out of what the procedure answers, whatever else is said: it is offered and never taken.
 * - `examples`: messages as people really write them, English and Spanish, which the router learns from.
 */
export interface ProcedureWords {
  readonly asks: readonly (readonly Phrase[])[]
  readonly not?: readonly Phrase[]
  readonly outside?: readonly Phrase[]
  readonly examples: readonly string[]
}

/**
 * Words taken for others when a message is placed, never when a fact is read. Words stand apart by spaces, without accents.
 *
 * - `spanish`: for English words, the Spanish ones that mean them.
 * - `senses`: for what is meant, the English words that people say for it.
 */
export interface Glossary {
  readonly spanish: Readonly<Record<string, string>>
  readonly senses: Readonly<Record<string, string>>
}
