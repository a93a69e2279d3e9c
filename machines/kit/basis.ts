/** What an answer was worked out from, so that it can be kept with the answer and worked out again. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Answer, Asking } from './answer.ts'
import type { Facts } from './facts.ts'
import type { Language } from './language.ts'
import type { Town } from './town.ts'

/** All that `decide` was given, as plain data. */
export interface Basis {
  readonly facts: Facts
  /** `YYYY-MM-DD` */
  readonly asOf: string
  readonly declined: readonly string[]
  readonly aspect?: 'time'
  readonly language: Language
}

const known = new WeakMap<Answer, Basis>()

/** Keeps with an answer, while it lives, what it was decided from; gives the answer back. */
export const remembering = (answer: Answer, facts: Facts, asking: Asking): Answer => {
  const { asOf, declined = new Set(), aspect, language = 'en' } = asking
  known.set(answer, {
    facts: { ...facts },
    asOf,
    declined: [...declined],
    ...(aspect !== undefined && { aspect }),
    language,
  })
  return answer
}

/** What an answer was decided from; null for one that the kit has not just made. */
export const basisOf = (answer: Answer): Basis | null => known.get(answer) ?? null

const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(value)))).slice(0, 16)

const wordings = new WeakMap<Town, Map<Language, string>>()

/** A hash of a town's texts in a language; null for English, which the machine's own hash holds. */
export const wordsHash = (town: Town, language: Language): string | null => {
  if (language === 'en') return null
  const made = wordings.get(town)?.get(language) ?? hashOf(town.catalogues?.[language] ?? {})
  wordings.set(town, (wordings.get(town) ?? new Map()).set(language, made))
  return made
}

const abouts = new WeakMap<Town, string>()

/** A hash of what an answer says about the law beside it: the notice, the contact, the version, the defects. */
export const aboutHash = (town: Town): string => {
  const before = abouts.get(town)
  if (before !== undefined) return before
  const { name, notice, contact, law } = town
  const made = hashOf([name, notice, contact, law.version, law.effective, law.notBefore, law.readOn, law.defects])
  abouts.set(town, made)
  return made
}

/** An answer's basis as it is kept with the answer, with hashes of what words it that neither the law nor the machine is hashed by. */
export interface StoredBasis extends Basis {
  /** The town's texts in the answer's language; null for English. */
  readonly words: string | null
  /** What is said of the law beside it: notice, contact, version, defects. */
  readonly about: string
}

/** What is to be kept with an answer; null for one that the kit has not just made. */
export const storedBasis = (town: Town, answer: Answer): StoredBasis | null => {
  const basis = basisOf(answer)
  return basis === null ? null : { ...basis, words: wordsHash(town, basis.language), about: aboutHash(town) }
}
