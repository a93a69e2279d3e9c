import type { Fact } from '../../../machines/kit/facts.ts'
import type { Phrase } from '../../../machines/kit/words.ts'
import type { Understanding } from '../understanding.ts'
import { readFacts } from './facts.ts'
import { route } from './router.ts'

const asFact = new WeakMap<readonly Phrase[], Readonly<Record<string, Fact>>>()

/** Phrases as a yes-no fact of their own, so that doubt, denial and hearsay are read as they are for any other. */
const said = (phrases: readonly Phrase[]): Readonly<Record<string, Fact>> => {
  const known = asFact.get(phrases)
  if (known !== undefined) return known
  const made = {
    said: { kind: 'yes-no', ask: '', why: '', label: '', says: ['', ''], words: { yes: phrases } },
  } as const
  asFact.set(phrases, made)
  return made
}

/** The built-in understanding: declared words, general readers and learned weights. No model, no network. */
export const rules: Understanding = {
  says: (message, phrases, { asOf, otherTowns }) =>
    readFacts(message, said(phrases), { asOf, otherTowns }).readings.some(({ value }) => value === true),
  route: (message, town, reading, among) => route(message, town, reading, among),
  read: (message, facts, { asOf, asked, known, otherTowns, limits }) =>
    readFacts(message, facts, {
      asOf,
      otherTowns,
      ...(asked !== undefined && { asked }),
      ...(known !== undefined && { known }),
      ...(limits !== undefined && { limits }),
    }).readings.map(({ fact, value, evidence }) => ({
      fact,
      value,
      evidence,
    })),
}
