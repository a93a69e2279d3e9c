/**
 * Whether words speak of a fact at all. The built-in readers find a declared phrase as it is declared; here its words may
 * stand in another order and farther apart, and a word may be missing, but nearly all of them must be there.
 */
import type { Fact } from '../../../machines/kit/facts.ts'
import type { Phrase } from '../../../machines/kit/words.ts'
import { parsePhrase } from '../rules/phrases.ts'
import { fold, wordsOf } from '../rules/text.ts'

/** A word that must be there. */
interface Slot {
  /** What it may be, without endings. */
  readonly stems: ReadonlySet<string>
  /** Whether it says anything by itself: "in" or "get" does not. */
  readonly telling: boolean
}

/** The words of one declared phrase, or of a clause that says what a value means. */
type Wording = readonly Slot[]

/** The wordings of a fact. */
export interface Wordings {
  /** What the fact is called, and the phrases that an amount or a day stands near. */
  readonly of: readonly Wording[]
  /** For each value, the wordings that speak for it. */
  readonly for: ReadonlyMap<string | boolean, readonly Wording[]>
}

/** Of the words of a wording this share must be there, and of those that tell anything never fewer than two. */
const SHARE = 0.7

const NEGATIVE =
  /^(?:no|not|never|none|nobody|nothing|neither|nor|without|nunca|nadie|nada|ningun[oa]?|jamas|tampoco|sin)$/
// Words that any sentence may hold say nothing of what it is about.
const EMPTY = new Set(
  `a an the of or and for to in on at by with from is are was were be been being it its i we my our you your they them their he she that this
  these those there here has have had do does did will would can could may must as so than then if when what which who how
  all any some one ones more most other another just only also about into out over up down under before after until since
  says said say gets get got made make put take took goes go come came say new old now still yet el la los las un una de del
  y e o en con por para es son fue se su sus al que lo le ya hay ha han`.split(/\s+/),
)

/** A word without its ending: "inspected", "inspection" and "inspector" are one. */
export const stemOf = (word: string): string => {
  const bare = word.replace(/(?:ations?|ings?|ions?|ers?|ors?|ed|es|s|ado|ada|ados|adas|aron|o|a)$/, '')
  return (bare.length >= 4 ? bare : word).slice(0, 7)
}

const tells = (word: string): boolean => !EMPTY.has(word) && !NEGATIVE.test(word)

const ofPhrase = (phrase: Phrase): Wording =>
  parsePhrase(phrase).flatMap((element): Slot[] => {
    if (element.kind === 'gap' || element.optional) return []
    const words = (keys: readonly string[]): string[] => keys.map((key) => key.replace(/\*$/, ''))
    const [only] = element.options
    if (element.options.length === 1 && only !== undefined)
      return words(only)
        .filter(tells)
        .map((word) => ({ stems: new Set([stemOf(word)]), telling: true }))
    // Of a choice between runs of words their last words tell: "leach field", "drain field".
    const last = element.options.map((keys) => words(keys).at(-1) ?? '')
    return [{ stems: new Set(last.map(stemOf)), telling: last.every(tells) }]
  })

const ofClause = (clause: string): Wording => [
  ...new Map(
    wordsOf(fold(clause))
      .map(({ text }) => text)
      .filter(tells)
      .map((word) => [stemOf(word), { stems: new Set([stemOf(word)]), telling: true }]),
  ).values(),
]

const hasNegative = (text: string): boolean => wordsOf(fold(text)).some(({ text: word }) => NEGATIVE.test(word))

// A wording that denies something speaks for its value only as a whole: its words without the "not" say the contrary.
const wordingsOf = (phrases: readonly Phrase[] = [], clauses: readonly string[] = []): Wording[] =>
  [
    ...phrases.filter((phrase) => !hasNegative(phrase)).map(ofPhrase),
    ...clauses.filter((clause) => !hasNegative(clause)).map(ofClause),
  ].filter((wording) => wording.length > 0)

const made = new WeakMap<Fact, Wordings>()

/** The wordings of a fact, put together once. */
export const wordings = (fact: Fact): Wordings => {
  const known = made.get(fact)
  if (known !== undefined) return known
  const byValue = new Map<string | boolean, readonly Wording[]>()
  if (fact.kind === 'yes-no') {
    byValue.set(true, wordingsOf(fact.words.yes, [fact.says[0]])).set(false, wordingsOf(fact.words.no, [fact.says[1]]))
  } else if (fact.kind === 'choice') {
    const phrases = new Map<string, readonly Phrase[]>(Object.entries(fact.words))
    for (const [value, label] of Object.entries(fact.choices))
      byValue.set(value, wordingsOf(phrases.get(value), [label]))
  }
  const near = fact.kind === 'number' || fact.kind === 'day' ? fact.words.near : []
  const all = { of: wordingsOf(near, [fact.label]), for: byValue }
  made.set(fact, all)
  return all
}

/** A word of a message. */
interface Said {
  readonly index: number
  readonly stem: string
}

/**
 * The words that speak for a wording.
 *
 * @param loose a single word will do, where the wording has no other: to find what may speak against a value
 * @returns their numbers; null where too few of the wording's words are there
 */
const spoken = (wording: Wording, said: readonly Said[], loose: boolean): number[] | null => {
  const found = wording.flatMap(({ stems, telling }) =>
    said
      .filter(({ stem }) => stems.has(stem))
      .slice(0, 1)
      .map(({ index }) => ({ index, telling })),
  )
  const indexes = [...new Set(found.map(({ index }) => index))]
  const telling = new Set(found.flatMap((one) => (one.telling ? [one.index] : []))).size
  const enough = telling >= (loose ? 1 : 2) && indexes.length >= Math.ceil(wording.length * SHARE)
  return enough ? indexes : null
}

/** The words that speak for one of these wordings, their numbers; empty where none is spoken. */
export const spokenIn = (among: readonly Wording[], said: readonly Said[], loose = false): number[] => [
  ...new Set(among.flatMap((wording) => spoken(wording, said, loose) ?? [])),
]
