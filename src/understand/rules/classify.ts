import { readText } from './text.ts'

/**
 * A linear classifier of messages: softmax regression over words, word beginnings and pairs, learned from labelled messages.
 * Small enough to be learned when it is first needed; the same examples always give the same weights.
 */
export interface Classifier {
  readonly labels: readonly string[]
  /** The share of belief in each label, in the labels' order; sums to 1. */
  readonly shares: (message: string) => number[]
}

const stem = (word: string): string => (/\d/.test(word) ? '#' : word.length > 6 ? word.slice(0, 6) : word)

/** The features of a message; one that occurs twice counts once. */
export const features = (message: string): string[] => {
  const words = readText(message).words.map((word) => word.text)
  const stems = words.map(stem)
  const found = new Set<string>()
  for (const [index, word] of words.entries()) {
    const here = stems[index] ?? ''
    if (here !== '#') found.add(`w ${word}`)
    found.add(`s ${here}`)
    const next = stems[index + 1]
    if (next !== undefined) found.add(`b ${here} ${next}`)
  }
  return [...found]
}

const softmax = (scores: number[]): number[] => {
  const top = Math.max(...scores)
  const grown = scores.map((score) => Math.exp(score - top))
  const sum = grown.reduce((a, b) => a + b, 0)
  return grown.map((score) => score / sum)
}

/** Learns from labelled messages. Deterministic: plain passes in a fixed order, no chance. */
export const learn = (examples: readonly (readonly [label: string, message: string])[]): Classifier => {
  const labels = [...new Set(examples.map(([label]) => label))]
  const seen = new Map<string, number>()
  const read = examples.map(([label, message]) => ({ label: labels.indexOf(label), features: features(message) }))
  for (const example of read) for (const feature of example.features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const ids = new Map<string, number>()
  const rarity: number[] = []
  for (const [feature, count] of seen) {
    ids.set(feature, rarity.length)
    rarity.push(Math.log(1 + read.length / count))
  }
  const vector = (found: readonly string[]): [id: number, weight: number][] => {
    const known = found.flatMap((feature) => ids.get(feature) ?? [])
    const norm = Math.sqrt(known.reduce((sum, id) => sum + (rarity[id] ?? 0) ** 2, 0)) || 1
    return known.map((id) => [id, (rarity[id] ?? 0) / norm])
  }
  const k = labels.length
  const weights = new Float32Array(rarity.length * k)
  const bias = new Float32Array(k)
  const scoresOf = (x: readonly (readonly [number, number])[]): number[] => {
    const scores = Array.from(bias)
    for (const [id, weight] of x)
      for (let c = 0; c < k; c++) scores[c] = (scores[c] ?? 0) + weight * (weights[id * k + c] ?? 0)
    return scores
  }
  const counts = labels.map((_, c) => read.filter((example) => example.label === c).length)
  const most = Math.max(...counts)
  // Interleaved, so that no class is the last word of a pass.
  const order = read
    .map((example, at) => ({
      ...example,
      x: vector(example.features),
      turn: read.slice(0, at).filter((e) => e.label === example.label).length,
    }))
    .sort((a, b) => a.turn - b.turn || a.label - b.label)
  const PASSES = 40
  for (let pass = 0; pass < PASSES; pass++) {
    const rate = 8 / (1 + pass / 8)
    for (const { label, x } of order) {
      const shares = softmax(scoresOf(x))
      // A label with few examples is not to be drowned by one with many.
      const step = rate * Math.min(3, most / (counts[label] ?? 1)) ** 0.5
      for (let c = 0; c < k; c++) {
        const error = (c === label ? 1 : 0) - (shares[c] ?? 0)
        if (Math.abs(error) < 1e-4) continue
        bias[c] = (bias[c] ?? 0) + 0.02 * step * error
        for (const [id, weight] of x) {
          const at = id * k + c
          weights[at] = (weights[at] ?? 0) * 0.9999 + step * 0.25 * error * weight
        }
      }
    }
  }
  return { labels, shares: (message) => softmax(scoresOf(vector(features(message)))) }
}
