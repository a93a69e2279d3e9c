import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { inLanguage, LANGUAGES, type Language } from '../../../machines/kit/language.ts'
import type { Procedure } from '../../../machines/kit/procedure.ts'
import type { Town } from '../../../machines/kit/town.ts'
import type { Reading, Route } from '../understanding.ts'
import {
  type Classifier,
  classifier,
  type Example,
  FEATURES,
  learn,
  meanings,
  type Packed,
  pack,
  unpack,
} from './classify.ts'
import { cutClauses } from './clauses.ts'
import { elsewhere } from './elsewhere.ts'
import { Lexicon } from './phrases.ts'
import { stanceOf } from './polarity.ts'
import { readText } from './text.ts'

/** How sure the router must be. Below, it offers what is likely and lets the person choose: asking beats guessing. */
export const SURE = {
  /** A procedure whose declared words are found, and that the learned weights put first with this share. */
  declared: 0.22,
  /** …and with this much more than the next. */
  margin: 0.2,
  /** Another procedure whose declared words are found, with this share, is offered beside it. */
  rival: 0.25,
  /** A procedure without its declared words needs this share. */
  undeclared: 0.8,
  /** With no word that says what the message is about, and nothing that speaks for another matter, this share is worth offering. */
  vague: 0.65,
  /** A declared procedure needs this share where no word says what the message is about. */
  offSubject: 0.7,
  /** With this share, and next to nothing that speaks for another matter, no word of the subject is needed. */
  unmistaken: 0.9,
  /** From this share on, a message is taken to be about something that is none of the law's. */
  foreign: 0.7,
  /** What its declared words rule out is offered all the same from this share on. */
  ruledOut: 0.3,
  /** Shares below this are not worth offering. */
  offered: 0.06,
} as const

const ELSEWHERE = ''

interface Router {
  readonly classifier: Classifier
  readonly lexicon: Lexicon<string>
  readonly subject: Lexicon<true>
  readonly procedures: readonly Procedure[]
}

const made = new WeakMap<Town, Router>()

/** What a town's router learns from: each procedure's examples and its own title, and what is none of the town's business. */
const examplesOf = (town: Town): Example[] => [
  ...town.procedures.flatMap((procedure) =>
    [...procedure.words.examples, ...LANGUAGES.map((language) => aboutOf(town, procedure, language))].map(
      (text) => [procedure.id, text] as const,
    ),
  ),
  ...elsewhere.map((text) => [ELSEWHERE, text] as const),
]

/** What a procedure is about, in its own words. */
const aboutOf = (town: Town, { title, act }: Procedure, language: Language): string => {
  const { words } = inLanguage(town, language)
  return `${words(title)}. ${words(act)}`
}

/** Names the examples and what is made of them, so that weights learned from others are not taken for theirs. */
export const namesOf = (town: Town): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify([FEATURES, town.glossary, examplesOf(town)])))).slice(0, 16)

/** Learns a town's router anew and packs it: takes seconds, done by `npm run generate`. */
export const learnRouter = (town: Town): Packed => pack(namesOf(town), learn(examplesOf(town), meanings(town.glossary)))

const routerOf = (town: Town): Router => {
  const known = made.get(town)
  if (known !== undefined) return known
  const phrases = new Set(
    town.procedures.flatMap(({ words }) => [...words.asks.flat(), ...(words.not ?? []), ...(words.outside ?? [])]),
  )
  const learned = town.router as Packed | undefined
  const router: Router = {
    // A town whose weights are missing or out of date is learned when it is first asked about.
    classifier: classifier(
      unpack(learned?.of === namesOf(town) ? learned : learnRouter(town)),
      meanings(town.glossary),
    ),
    lexicon: new Lexicon([...phrases].map((phrase) => [phrase, phrase] as const)),
    subject: new Lexicon(town.subject.map((phrase) => [phrase, true] as const)),
    procedures: town.procedures,
  }
  made.set(town, router)
  return router
}

export interface Ranked {
  readonly procedure: string
  /** The share of the learned weights. */
  readonly share: number
  /** Whether one of the procedure's declared groups of phrases is in the message. */
  readonly declared: boolean
  readonly ruledOut: boolean
  /** Whether something is said that takes the case out of it. */
  readonly outside: boolean
}

// "My lawyer says … Will they have to?": a question with nothing of its own asks about what was claimed right before it.
const ASKS_AFTER =
  /[.!]\s+(?:so |and |but |is that )?(?:allowed|right|true|correct|legal|really|ok|okay|es cierto|verdad|se puede|(?:will|do|does|did|must|can|could|should|would|is|are|was|have|has)(?:n't)? (?:they|it|that|he|she|this|we|i|the law|the town|your law)(?: (?:have to|need to|really|right|true|so|correct|legal|allowed|required?|do that|say that|say so|that|it|by law|ok|okay|me|us)){0,3})\s*\?\s*$/i

// "… the inspector always has to sign off. Is it always needed?": what "it" is stands in what was claimed.
const REFERS_BACK = /\b(?:his|her|their|it|its|it's|that|this|so|eso|esto|su)\b/i
const refersBack = (message: string): boolean => {
  const last =
    message
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? ''
  return last.endsWith('?') && last.split(/\s+/).length <= 10 && REFERS_BACK.test(last)
}

/** The message without what somebody else is said to claim, and without what is said of another town. */
const ownWords = (message: string, otherTowns: readonly string[]): string => {
  const asksAfter = ASKS_AFTER.test(message) || refersBack(message)
  const kept = cutClauses(readText(message), otherTowns)
    .filter((clause) => (asksAfter || !clause.claim) && !clause.elsewhere)
    .map((clause) => message.slice(clause.start, clause.end))
  return kept.length > 0 ? kept.join(' ') : message
}

/** The sentences that ask, where they say enough by themselves and are not all there is. */
const questionOf = (message: string): string | null => {
  const sentences = message.split(/(?<=[.!?])\s+/)
  const asking = sentences.filter((sentence) => sentence.includes('?'))
  const asked = asking.join(' ')
  return asking.length === 0 || asking.length === sentences.length || asked.split(/\s+/).length < 5 ? null : asked
}

/** Every procedure of the town, the likeliest first, with what speaks for it. */
export const rank = (
  written: string,
  town: Town,
  otherTowns: readonly string[] = [],
): { ranked: Ranked[]; elsewhere: number; subject: boolean } => {
  const { classifier, lexicon, subject, procedures } = routerOf(town)
  const message = ownWords(written, otherTowns)
  const text = readText(message)
  const clauses = cutClauses(text, otherTowns)
  const found = new Set<string>()
  // "We are not selling": what is denied neither speaks for a procedure nor against it.
  const denied = new Set<string>()
  for (const { owner, match } of lexicon.find(text.words)) {
    const clause = clauses.find(({ first, last }) => first <= match.first && match.first < last)
    const { stance } =
      clause === undefined ? { stance: null } : stanceOf(text, clauses, clause, match.first, match.last, match.phrase)
    if (stance === 'denied') denied.add(owner)
    else found.add(owner)
  }
  const whole = classifier.shares(message)
  const asked = questionOf(message)
  const question = asked === null ? whole : classifier.shares(asked)
  // The question counts for as much as the story around it.
  const onSubject = subject.find(readText(written).words).length > 0
  const shares = whole.map((share, at) => (share + (question[at] ?? 0)) / 2)
  const other = shares[classifier.labels.indexOf(ELSEWHERE)] ?? 0
  // A word of the law's subject settles that the message is about it; the question is only which procedure is meant.
  const ours = onSubject ? Math.max(1 - other, 0.2) : 1
  const shareOf = (label: string) => (shares[classifier.labels.indexOf(label)] ?? 0) / ours
  const ranked = procedures
    .map(({ id, words: { asks, not = [], outside = [] } }) => ({
      procedure: id,
      share: shareOf(id),
      declared: asks.some((group) => group.every((phrase) => found.has(phrase) || denied.has(phrase))),
      ruledOut: not.some((phrase) => found.has(phrase)),
      outside: outside.some((phrase) => found.has(phrase)),
    }))
    .sort((a, b) => weight(b) - weight(a))
  return { ranked, elsewhere: onSubject ? 0 : other, subject: onSubject }
}

const weight = ({ share, declared, ruledOut }: Ranked): number => share * (declared ? 1.6 : 1) * (ruledOut ? 0.5 : 1)

const likely = (ranked: readonly Ranked[]): string[] =>
  ranked
    .filter(({ share, declared }, at) => at === 0 || declared || share >= SURE.offered / 2)
    .map((r) => r.procedure)
    .slice(0, 4)

const isOnSubject = (text: string, town: Town): boolean => routerOf(town).subject.find(readText(text).words).length > 0

/** The procedure a message is about, or those it may be about, or none. `among`: only these are meant. */
export const route = (
  message: string,
  town: Town,
  { otherTowns, earlier }: Reading,
  among?: readonly string[],
): Route => {
  const { ranked: all, elsewhere: other, subject } = rank(message, town, otherTowns)
  const ranked = among === undefined ? all : all.filter(({ procedure }) => among.includes(procedure))
  const [best, next] = ranked
  if (best === undefined) return { kind: 'none' }
  if (among === undefined) {
    if (other > best.share && (other >= SURE.foreign || !best.declared)) return { kind: 'none' }
  }
  // Among offered topics what counts is how they stand to each other.
  const whole = among === undefined ? 1 : ranked.reduce((sum, { share }) => sum + share, 0) || 1
  // A message with no word of the law's subject is hardly ever about it: fines and variances there are for dogs and fences too.
  const onSubject = subject || among !== undefined || (earlier !== undefined && isOnSubject(earlier, town))
  const unmistaken = best.share >= SURE.unmistaken && other < SURE.offered
  if (
    !onSubject &&
    !unmistaken &&
    (!best.declared || best.ruledOut || best.share < SURE.offSubject || other >= SURE.offered)
  )
    return (best.declared && other < SURE.foreign) || (other < best.share && best.share >= SURE.vague)
      ? { kind: 'topics', procedures: likely(ranked) }
      : { kind: 'none' }
  const ahead = weight(best) - (next === undefined ? 0 : weight(next))
  const enough =
    best.declared && among === undefined
      ? best.share >= SURE.declared && ahead >= SURE.margin
      : best.share / whole >= SURE.undeclared
  const rivals = ranked.filter((r) => r.declared && !r.ruledOut && r !== best)
  const atLeast = (share: number) => rivals.some((r) => r.share / whole >= share)
  // What is ruled out gives way to what is not and has its own words in the message.
  const yields = best.ruledOut && (best.share < SURE.unmistaken || atLeast(SURE.offered))
  if (enough && !best.outside && !yields && !atLeast(SURE.rival))
    return { kind: 'procedure', procedure: best.procedure }
  const offered = ranked
    .filter((r) => (r.ruledOut ? r.share >= SURE.ruledOut : r.share >= SURE.offered || r.declared))
    .map((r) => r.procedure)
  return { kind: 'topics', procedures: offered.length > 0 ? offered : ranked.slice(0, 4).map((r) => r.procedure) }
}
