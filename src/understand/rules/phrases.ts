import type { Phrase } from '../../../machines/kit/words.ts'
import { NEAR_WORDS } from './near-words.ts'
import { NEAR_WORDS_SPANISH } from './near-words-spanish.ts'
import { fold, type Word, wordsOf } from './text.ts'

/** Where a phrase was found: word numbers, `last` included. */
export interface PhraseMatch {
  readonly phrase: Phrase
  readonly first: number
  readonly last: number
}

type Element =
  | { readonly kind: 'gap'; readonly max: number }
  | { readonly kind: 'run'; readonly options: readonly string[][]; readonly optional: boolean }

// A key of the vocabulary is a word, or a beginning followed by `*`.
type Key = string

const PIECE = /\([^)]*\)\??|\.{2,3}|[^\s]+/g

function keysOf(run: string): string[] {
  const keys: string[] = []
  for (const part of run.trim().split(/\s+/)) {
    const starred = part.endsWith('*')
    const words = wordsOf(fold(part))
    words.forEach((word, i) => {
      keys.push(starred && i === words.length - 1 ? `${word.text}*` : word.text)
    })
  }
  return keys
}

/**
 * Takes a phrase apart (the notation is told beside `Phrase`).
 *
 * @throws Error where the phrase holds no word that must stand in the text: such a phrase would be found anywhere.
 */
export function parsePhrase(phrase: Phrase): readonly Element[] {
  const elements: Element[] = []
  for (const [piece] of phrase.matchAll(PIECE)) {
    if (piece === '..' || piece === '...') {
      elements.push({ kind: 'gap', max: piece === '..' ? 3 : 8 })
      continue
    }
    const optional = piece.endsWith('?')
    const bare = (optional ? piece.slice(0, -1) : piece).replace(/^\(|\)$/g, '')
    const options = bare
      .split('|')
      .map(keysOf)
      .filter((keys) => keys.length > 0)
    if (options.length > 0) elements.push({ kind: 'run', options, optional })
  }
  if (!elements.some((element) => element.kind === 'run' && !element.optional)) {
    throw new Error(`The phrase "${phrase}" holds no word that must stand in the text: write one that does.`)
  }
  return elements
}

// Words that are words: never taken for another one misspelt, near as they may be to one that someone declares.
const REAL_WORDS = new Set(
  `about after again alter altercation angle bathroom beach board bored bottom bring broad build built button casual causal
  clean clear close collected competed complaint complaints completed compliant conducted connected contact contract
  contracted converted convicted corrected could count county country court creak creek creep cross crown daily dairy
  desert dessert drain drawn dream dress drive drove early easement exiting existing expand expansion expect expected extend
  extension extent fewer field filed final first flood floor force forth found front garage garbage giant grand grant great
  green gross group guess guest heard heart hearing horse house hours infected insect instead instilled knew known
  large later leaning learn learned lease least leave leaving level light listed little lived lives local loose lower major
  mayor means meant might money month months mouth mouths moved never newer night notice novice offer often order other
  owned owner owners paint paced parking parts party paste patio paused person place plain plane plant planted planned plate point
  posted power presented prevented price pride prior private prize probably project projected protected proved public quiet
  quite quote raised reach react ready really received receiver renovation repaid repair repeated replied report reported
  respond revocation right river roads rooms rough round route school season seller sense seven sever several
  shall share sheet shore short shower since single sixty slope small smell south space speed spell spend spent spill spoke
  stall stand start state stated steam steep stick still stone store storm story stove stream street sweet taken taker tasks
  tested texted thank thanks their there these thing think third those three threw through trail train trial trust truth
  twice under until upper using usual valid value visit voice wages waste watch water whole where which while white whose
  within without woman women world worse would write wrote years casa casas causa cause pozo pero perro nunca nuevo nueve
  nuevas puedo pueda pueden puerta tengo tenga tiene tienes venta venda vende vendo vendi venga hacia hasta habia haber
  habla fuera fueron fuerza parte parto pared campo cambio cambie lindo linea lineas limpio limpia llego llega llevo lleva
  pueblo planta planto tanto tanque tarde tardo vecino vecina`
    .split(/\s+/)
    .filter(Boolean),
)

const REAL_ENDING = /(?:s|es|d|ed|ing|er|ers|ly)$/

function isRealWord(word: string): boolean {
  if (REAL_WORDS.has(word) || NEAR_WORDS.has(word) || NEAR_WORDS_SPANISH.has(word)) return true
  const stem = word.replace(REAL_ENDING, '')
  return stem.length >= 4 && stem !== word && REAL_WORDS.has(stem)
}

/** Edits (a letter more, less or other, or two swapped) that turn one word into the other; more than `most` is told as `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row: number[] = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next: number[] = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      ) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      next.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    before = row
    row = next
  }
  return Math.min(row[b.length] ?? most + 1, most + 1)
}

/**
 * Whether `typed` is `meant` with a slip of the finger: one edit for words of five letters and more, two for nine and more.
 * The first letter and the last two must agree, which keeps "installer" from being read as "installed" and "mailed" as
 * "failed"; words that are words of their own never count as slips.
 */
export function isMisspelling(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length)
  if (shorter < 4 || meant.length < 5 || typed === meant) return false
  if (typed.charCodeAt(0) !== meant.charCodeAt(0) || /\d/.test(typed)) return false
  const doubled = typed === meant + meant.slice(-1)
  if (!doubled && typed.slice(-2) !== meant.slice(-2)) return false
  if (isRealWord(typed)) return false
  const most = meant.length >= 9 ? 2 : 1
  return editDistance(typed, meant, most) <= most
}

function isPlural(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= 4 && long === `${short}s` && !short.endsWith('s')
}

interface Entry<T> {
  readonly phrase: Phrase
  readonly elements: readonly Element[]
  readonly owner: T
}

/**
 * Many phrases, compiled once and looked up together.
 *
 * Each word of a text is first resolved to the declared words it may stand for; a phrase is tried only where its first
 * word stands, so the cost follows what is found, not how much is declared.
 */
export class Lexicon<T> {
  readonly #byFirst = new Map<Key, Entry<T>[]>()
  readonly #exact = new Set<string>()
  readonly #beginnings: string[] = []
  readonly #byLetter = new Map<string, string[]>()
  readonly #resolved = new Map<string, ReadonlySet<Key>>()

  /** @throws Error where a phrase holds no word that must stand in the text. */
  constructor(phrases: Iterable<readonly [Phrase, T]>) {
    const keys = new Set<Key>()
    for (const [phrase, owner] of phrases) {
      const entry: Entry<T> = { phrase, elements: parsePhrase(phrase), owner }
      for (const element of entry.elements) {
        if (element.kind === 'run') for (const run of element.options) for (const key of run) keys.add(key)
      }
      const firsts = new Set<Key>()
      for (const element of entry.elements) {
        if (element.kind === 'gap') continue
        for (const run of element.options) if (run[0] !== undefined) firsts.add(run[0])
        if (!element.optional) break
      }
      for (const first of firsts) {
        const list = this.#byFirst.get(first)
        if (list) list.push(entry)
        else this.#byFirst.set(first, [entry])
      }
    }
    for (const key of keys) {
      const bare = key.endsWith('*') ? key.slice(0, -1) : key
      if (key.endsWith('*')) this.#beginnings.push(bare)
      else this.#exact.add(key)
      const letter = bare.charAt(0)
      const list = this.#byLetter.get(letter)
      if (list) list.push(key)
      else this.#byLetter.set(letter, [key])
    }
  }

  #keysFor(word: string): ReadonlySet<Key> {
    const known = this.#resolved.get(word)
    if (known) return known
    const keys = new Set<Key>()
    if (this.#exact.has(word)) keys.add(word)
    for (const beginning of this.#beginnings) if (word.startsWith(beginning)) keys.add(`${beginning}*`)
    const sure = keys.size > 0
    for (const key of this.#byLetter.get(word.charAt(0)) ?? []) {
      if (keys.has(key)) continue
      if (!key.endsWith('*')) {
        if (isPlural(word, key) || (!sure && isMisspelling(word, key))) keys.add(key)
      } else if (!sure && key.length > 6) {
        const beginning = key.slice(0, -1)
        for (let length = beginning.length - 1; length <= beginning.length + 1; length++) {
          if (length > word.length || isRealWord(word)) continue
          if (isMisspelling(word.slice(0, length), beginning)) keys.add(key)
        }
      }
    }
    // A bound, so that a stream of made-up words cannot fill the memory.
    if (this.#resolved.size > 20_000) this.#resolved.clear()
    this.#resolved.set(word, keys)
    return keys
  }

  /**
   * Every place where a phrase stands.
   *
   * @param words the text's words
   * @param group for each word, the number of the stretch it stands in: a phrase never runs from one stretch into the next
   */
  find(words: readonly Word[], group?: readonly number[]): { readonly owner: T; readonly match: PhraseMatch }[] {
    const keys = words.map((word) => this.#keysFor(word.text))
    const found: { owner: T; match: PhraseMatch }[] = []
    for (let at = 0; at < words.length; at++) {
      const here = keys[at]
      if (!here || here.size === 0) continue
      const tried = new Set<Entry<T>>()
      for (const key of here) {
        for (const entry of this.#byFirst.get(key) ?? []) {
          if (tried.has(entry)) continue
          tried.add(entry)
          const end = matchFrom(entry.elements, 0, keys, at, at, group)
          if (end !== null && end > at)
            found.push({ owner: entry.owner, match: { phrase: entry.phrase, first: at, last: end - 1 } })
        }
      }
    }
    return found
  }
}

function together(group: readonly number[] | undefined, a: number, b: number): boolean {
  return group === undefined || group[a] === group[b]
}

// The farthest end (exclusive) of a match that begins at word `at`, or null.
function matchFrom(
  elements: readonly Element[],
  index: number,
  keys: readonly ReadonlySet<Key>[],
  from: number,
  at: number,
  group: readonly number[] | undefined,
): number | null {
  const element = elements[index]
  if (!element) return at
  if (element.kind === 'gap') {
    if (index + 1 === elements.length) return at
    for (let skip = 0; skip <= element.max; skip++) {
      const next = at + skip
      if (next >= keys.length || (next > from && !together(group, next - 1, next))) return null
      const end = matchFrom(elements, index + 1, keys, from, next, group)
      if (end !== null) return end
    }
    return null
  }
  for (const run of element.options) {
    let ok = at + run.length <= keys.length && together(group, at, at + run.length - 1)
    if (ok && at > from && !together(group, at - 1, at)) ok = false
    for (let i = 0; ok && i < run.length; i++) ok = keys[at + i]?.has(run[i] ?? '') ?? false
    if (!ok) continue
    const end = matchFrom(elements, index + 1, keys, from, at + run.length, group)
    if (end !== null) return end
  }
  return element.optional ? matchFrom(elements, index + 1, keys, from, at, group) : null
}

const singles = new Map<Phrase, Lexicon<Phrase>>()

/** Finds one phrase in words. For many phrases at once, build a `Lexicon`. */
export function findPhrase(phrase: Phrase, words: readonly Word[]): PhraseMatch[] {
  let lexicon = singles.get(phrase)
  if (!lexicon) {
    lexicon = new Lexicon([[phrase, phrase]])
    if (singles.size > 5000) singles.clear()
    singles.set(phrase, lexicon)
  }
  return lexicon.find(words).map(({ match }) => match)
}
