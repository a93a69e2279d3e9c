import type { Glossary } from '../../../machines/kit/words.ts'
import { readText } from './text.ts'

/**
 * A linear classifier of messages: softmax regression over words, their parts, pairs of words and what words mean, learned
 * from labelled messages. The same examples always give the same weights. Learning takes seconds, so what was learned is kept
 * with the town as data.
 */
export interface Classifier {
  readonly labels: readonly string[]
  /** The share of belief in each label, in the labels' order; sums to 1. */
  readonly shares: (message: string) => number[]
}

/** For a word, the features that stand for its meaning; none where it is only itself. */
export type Meanings = ReadonlyMap<string, readonly string[]>

/** Names how features are made, so that weights learned from others are not taken for theirs. */
export const FEATURES = 2
const STEM = 6
/** A word counts by its parts of so many letters too: a slip of the finger, or another ending, changes few of them. */
const PARTS = [3, 4] as const

const stem = (word: string): string => (/\d/.test(word) ? '#' : word.length > STEM ? word.slice(0, STEM) : word)

const ofWord = (word: string): string[] => [`w ${word}`, `s ${stem(word)}`]

/** What each word of a glossary means, as features. */
export const meanings = (glossary?: Glossary): Meanings => {
  const found = new Map<string, string[]>()
  const add = (words: string, features: readonly string[]): void => {
    for (const word of words.split(' ')) found.set(word, [...(found.get(word) ?? []), ...features])
  }
  for (const [sense, words] of Object.entries(glossary?.senses ?? {})) add(words, [`m ${sense}`])
  const english = new Map(found)
  for (const [meant, words] of Object.entries(glossary?.spanish ?? {}))
    add(
      words,
      meant.split(' ').flatMap((word) => [...ofWord(word), ...(english.get(word) ?? [])]),
    )
  return found
}

/** The features of a message; one that occurs twice counts once. */
export const features = (message: string, meaning: Meanings): string[] => {
  const words = readText(message).words.map((word) => word.text)
  const stems = words.map(stem)
  const found = new Set<string>()
  for (const [index, word] of words.entries()) {
    const here = stems[index] ?? ''
    if (here !== '#') found.add(`w ${word}`)
    found.add(`s ${here}`)
    const next = stems[index + 1]
    if (next !== undefined) found.add(`b ${here} ${next}`)
    for (const feature of meaning.get(word) ?? []) found.add(feature)
    if (here === '#' || word.length <= PARTS[0]) continue
    const bounded = `^${word}$`
    for (const length of PARTS)
      for (let at = 0; at + length <= bounded.length; at++) found.add(`p ${bounded.slice(at, at + length)}`)
  }
  return [...found]
}

/** What a feature counts for beside a word: parts come many to a word, and pairs are seldom met twice. */
const countsFor = (feature: string): number => (feature.startsWith('p ') ? 0.7 : feature.startsWith('b ') ? 0.5 : 1)
/** Pairs and parts that were met once are the wording of one message. */
const isCommon = (feature: string, count: number): boolean => count > 1 || !/^[bp] /.test(feature)

/** Scores become shares, in place. */
const softmax = (scores: Float64Array): Float64Array => {
  let top = Number.NEGATIVE_INFINITY
  for (const score of scores) if (score > top) top = score
  let sum = 0
  for (let c = 0; c < scores.length; c++) {
    const grown = Math.exp((scores[c] ?? 0) - top)
    scores[c] = grown
    sum += grown
  }
  for (let c = 0; c < scores.length; c++) scores[c] = (scores[c] ?? 0) / sum
  return scores
}

const PASSES = 30
/** Errors below this teach nothing that is worth their time. */
const NEGLIGIBLE = 0.004

export type Example = readonly [label: string, message: string]

/** What was learned: for each feature how rare it is, and its weight for each label (`weights[feature * labels + label]`). */
interface Learned {
  readonly labels: readonly string[]
  readonly features: readonly string[]
  readonly rarity: Float32Array
  readonly weights: Float32Array
  readonly bias: Float32Array
}

/** Learns from labelled messages. Deterministic: plain passes in a fixed order, no chance. */
export const learn = (examples: readonly Example[], meaning: Meanings): Learned => {
  const labels = [...new Set(examples.map(([label]) => label))]
  const seen = new Map<string, number>()
  const read = examples.map(([label, message]) => ({
    label: labels.indexOf(label),
    features: features(message, meaning),
  }))
  for (const example of read) for (const feature of example.features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const kept = [...seen].filter(([feature, count]) => isCommon(feature, count))
  const names = kept.map(([feature]) => feature)
  const rarity = Float32Array.from(kept, ([name, count]) => Math.log(1 + read.length / count) * countsFor(name))
  const vector = vectors(names, rarity)
  const k = labels.length
  const weights = new Float32Array(rarity.length * k)
  const bias = new Float32Array(k)
  const scoresOf = (x: Vector): Float64Array => {
    const scores = Float64Array.from(bias)
    for (let i = 0; i < x.ids.length; i++) {
      const at = (x.ids[i] ?? 0) * k
      const weight = x.weights[i] ?? 0
      for (let c = 0; c < k; c++) scores[c] = (scores[c] ?? 0) + weight * (weights[at + c] ?? 0)
    }
    return scores
  }
  const counts = new Int32Array(k)
  // Interleaved, so that no label is the last word of a pass.
  const order = read
    .map((example) => {
      counts[example.label] = (counts[example.label] ?? 0) + 1
      return { label: example.label, x: vector(example.features), turn: counts[example.label] ?? 0 }
    })
    .sort((a, b) => a.turn - b.turn || a.label - b.label)
  const most = Math.max(...counts)
  for (let pass = 0; pass < PASSES; pass++) {
    const rate = 8 / (1 + pass / 8)
    for (const { label, x } of order) {
      const shares = softmax(scoresOf(x))
      // A label with few examples is not to be drowned by one with many.
      const step = rate * Math.min(3, most / (counts[label] ?? 1)) ** 0.5
      for (let c = 0; c < k; c++) {
        const error = (c === label ? 1 : 0) - (shares[c] ?? 0)
        if (error < NEGLIGIBLE && error > -NEGLIGIBLE) continue
        bias[c] = (bias[c] ?? 0) + 0.02 * step * error
        const by = step * 0.25 * error
        for (let i = 0; i < x.ids.length; i++) {
          const at = (x.ids[i] ?? 0) * k + c
          weights[at] = (weights[at] ?? 0) * 0.9999 + by * (x.weights[i] ?? 0)
        }
      }
    }
  }
  return { labels, features: names, rarity, weights, bias }
}

interface Vector {
  readonly ids: Int32Array
  readonly weights: Float32Array
}

/** Turns a message's features into a vector of length one over the known ones. */
const vectors = (names: readonly string[], rarity: Float32Array): ((found: readonly string[]) => Vector) => {
  const ids = new Map(names.map((feature, id) => [feature, id]))
  return (found) => {
    const known = found.flatMap((feature) => ids.get(feature) ?? [])
    const norm = Math.sqrt(known.reduce((sum, id) => sum + (rarity[id] ?? 0) ** 2, 0)) || 1
    return { ids: Int32Array.from(known), weights: Float32Array.from(known, (id) => (rarity[id] ?? 0) / norm) }
  }
}

/** Classifies messages with what was learned. */
export const classifier = (
  { labels, features: names, rarity, weights, bias }: Learned,
  meaning: Meanings,
): Classifier => {
  const vector = vectors(names, rarity)
  const k = labels.length
  return {
    labels,
    shares: (message) => {
      const found = features(message, meaning)
      const x = vector(found)
      const scores = Float64Array.from(bias)
      for (let i = 0; i < x.ids.length; i++) {
        const at = (x.ids[i] ?? 0) * k
        const weight = x.weights[i] ?? 0
        for (let c = 0; c < k; c++) scores[c] = (scores[c] ?? 0) + weight * (weights[at + c] ?? 0)
      }
      // The story around a question thins its words out; it does not make them mean less.
      const grown = Math.min(2.5, Math.max(1, Math.sqrt(found.length / 60)))
      return [...softmax(scores.map((score) => score * grown))]
    },
  }
}

/** What was learned, as data: plain text, an eighth of the numbers' size, weights that say nothing left out. */
export interface Packed {
  /** Names the examples it was learned from. */
  readonly of: string
  readonly labels: readonly string[]
  readonly features: readonly string[]
  readonly rarity: readonly number[]
  readonly bias: readonly number[]
  /** What one step of a packed weight is worth. */
  readonly step: number
  /** For each feature its labels and weights, two bytes a pair after a byte for their number, in base64. */
  readonly weights: string
}

const STEPS = 127
const SILENT = 2

export const pack = (of: string, { labels, features: names, rarity, weights, bias }: Learned): Packed => {
  const k = labels.length
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const step = most / STEPS
  const bytes: number[] = []
  for (let f = 0; f < names.length; f++) {
    const row: number[] = []
    for (let c = 0; c < k; c++) {
      const steps = Math.round((weights[f * k + c] ?? 0) / step)
      if (Math.abs(steps) >= SILENT) row.push(c, steps & 0xff)
    }
    bytes.push(row.length / 2, ...row)
  }
  const rounded = (numbers: Float32Array) => [...numbers].map((n) => Math.round(n * 1000) / 1000)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return { of, labels, features: names, rarity: rounded(rarity), bias: rounded(bias), step, weights: btoa(binary) }
}

/** @throws where the data is not what `pack` made */
export const unpack = ({ labels, features: names, rarity, bias, step, weights: packed }: Packed): Learned => {
  const k = labels.length
  const binary = atob(packed)
  const weights = new Float32Array(names.length * k)
  let at = 0
  for (let f = 0; f < names.length; f++) {
    const pairs = binary.charCodeAt(at++)
    for (let p = 0; p < pairs; p++) {
      const label = binary.charCodeAt(at++)
      weights[f * k + label] = step * ((binary.charCodeAt(at++) << 24) >> 24)
    }
  }
  if (at !== binary.length) throw new Error('the learned weights are cut short: run npm run generate')
  return { labels, features: names, rarity: Float32Array.from(rarity), weights, bias: Float32Array.from(bias) }
}
