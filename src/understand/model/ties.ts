/**
 * Which words tie a stretch of a message to a fact. Learned from how the towns' facts are declared: a word that few facts use
 * ties, a word that all of them use does not.
 */
import type { Fact } from '../../../machines/kit/facts.ts'
import type { Phrase } from '../../../machines/kit/words.ts'
import { fold, wordsOf } from '../rules/text.ts'

/** What a word weighs: the rarer among the facts, the more. */
export type Weigh = (stem: string) => number

/** The stems of a fact, by what they speak for. */
export interface Vocabulary {
  /** Everything that the fact is spoken of with. */
  readonly all: ReadonlySet<string>
  /** For each value, the stems that speak for it and for no other value. */
  readonly only: ReadonlyMap<string | boolean, ReadonlySet<string>>
}

const NEGATIVE =
  /^(?:no|not|never|none|nobody|nothing|neither|nor|without|nunca|nadie|nada|ningun[oa]?|jamas|tampoco|sin)$/

/** A word without its ending: "inspected", "inspection" and "inspector" are one. */
export const stemOf = (word: string): string => {
  const bare = word.replace(/(?:ations?|ings?|ions?|ers?|ors?|ed|es|s|ado|ada|ados|adas|aron|o|a)$/, '')
  return (bare.length >= 4 ? bare : word).slice(0, 7)
}

const stems = (text: string): string[] =>
  wordsOf(fold(text))
    .map(({ text: word }) => word)
    .filter((word) => word.length >= 3 && !/^\d/.test(word) && !NEGATIVE.test(word))
    .map(stemOf)

const hasNegative = (text: string): boolean => wordsOf(fold(text)).some(({ text: word }) => NEGATIVE.test(word))

/** A phrase that denies something speaks for its value only as a whole: its words alone may say the contrary. */
const affirming = (phrases: readonly Phrase[] = []): string[] => phrases.filter((phrase) => !hasNegative(phrase))

const made = new WeakMap<Fact, Vocabulary>()

/** The words of a fact, put together once. */
export const vocabularyOf = (fact: Fact): Vocabulary => {
  const known = made.get(fact)
  if (known !== undefined) return known
  const byValue = new Map<string | boolean, Set<string>>()
  const spoken: string[] = [fact.label]
  if (fact.kind === 'yes-no') {
    const { yes = [], no = [] } = fact.words
    spoken.push(...yes, ...no, ...fact.says)
    const words = (phrases: readonly Phrase[], clause: string) =>
      new Set([...affirming(phrases), ...affirming([clause])].flatMap(stems))
    byValue.set(true, words(yes, fact.says[0])).set(false, words(no, fact.says[1]))
  } else if (fact.kind === 'choice') {
    for (const [value, label] of Object.entries(fact.choices)) {
      const phrases: readonly Phrase[] = Object.entries(fact.words).find(([name]) => name === value)?.[1] ?? []
      spoken.push(label, ...phrases)
      byValue.set(value, new Set([...affirming(phrases), ...affirming([label])].flatMap(stems)))
    }
  } else spoken.push(...(fact.words.near ?? []))
  const only = new Map(
    [...byValue].map(([value, mine]) => {
      const others = [...byValue].flatMap(([other, theirs]) => (other === value ? [] : [...theirs]))
      const rivals = new Set(others)
      return [value, new Set([...mine].filter((stem) => !rivals.has(stem)))] as const
    }),
  )
  const vocabulary = { all: new Set(spoken.flatMap(stems)), only }
  made.set(fact, vocabulary)
  return vocabulary
}

/** Weighs words by how few of these facts use them. */
export const weighing = (facts: readonly Fact[]): Weigh => {
  const users = new Map<string, number>()
  for (const fact of facts) for (const stem of vocabularyOf(fact).all) users.set(stem, (users.get(stem) ?? 0) + 1)
  return (stem) => Math.log(Math.max(1, facts.length) / (users.get(stem) ?? facts.length))
}
