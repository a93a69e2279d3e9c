import type { Procedure } from '../../../machines/kit/procedure.ts'
import type { Town } from '../../../machines/kit/town.ts'
import type { Reading, Route } from '../understanding.ts'
import { type Classifier, learn } from './classify.ts'
import { cutClauses } from './clauses.ts'
import { elsewhere } from './elsewhere.ts'
import { Lexicon } from './phrases.ts'
import { readText } from './text.ts'

/** How sure the router must be. Below, it offers what is likely and lets the person choose: asking beats guessing. */
export const SURE = {
  /** A procedure whose declared words are found, and that the learned weights put first with this share. */
  declared: 0.22,
  /** …and with this much more than the next. */
  margin: 0.08,
  /** A procedure without its declared words needs this share. */
  undeclared: 0.6,
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

const routerOf = (town: Town): Router => {
  const known = made.get(town)
  if (known !== undefined) return known
  const phrases = new Set(town.procedures.flatMap(({ words }) => [...words.asks.flat(), ...(words.not ?? [])]))
  const router: Router = {
    classifier: learn([
      ...town.procedures.flatMap((procedure) =>
        [...procedure.words.examples, `${procedure.title}. ${procedure.act}`].map(
          (text) => [procedure.id, text] as const,
        ),
      ),
      ...elsewhere.map((text) => [ELSEWHERE, text] as const),
    ]),
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
}

/** The message without what somebody else is said to claim, and without what is said of another town. */
const ownWords = (message: string, otherTowns: readonly string[]): string => {
  const kept = cutClauses(readText(message), otherTowns)
    .filter((clause) => !clause.claim && !clause.elsewhere)
    .map((clause) => message.slice(clause.start, clause.end))
  return kept.length > 0 ? kept.join(' ') : message
}

/** Every procedure of the town, the likeliest first, with what speaks for it. */
export const rank = (
  whole: string,
  town: Town,
  otherTowns: readonly string[] = [],
): { ranked: Ranked[]; elsewhere: number; subject: boolean } => {
  const { classifier, lexicon, subject, procedures } = routerOf(town)
  const message = ownWords(whole, otherTowns)
  const { words } = readText(message)
  const found = new Set(lexicon.find(words).map(({ owner }) => owner))
  const shares = classifier.shares(message)
  const shareOf = (label: string) => shares[classifier.labels.indexOf(label)] ?? 0
  const ranked = procedures
    .map(({ id, words: { asks, not = [] } }) => ({
      procedure: id,
      share: shareOf(id),
      declared: asks.some((group) => group.every((phrase) => found.has(phrase))),
      ruledOut: not.some((phrase) => found.has(phrase)),
    }))
    .sort((a, b) => weight(b) - weight(a))
  return { ranked, elsewhere: shareOf(ELSEWHERE), subject: subject.find(words).length > 0 }
}

const weight = ({ share, declared, ruledOut }: Ranked): number => share * (declared ? 2 : 1) * (ruledOut ? 0.2 : 1)

/** The procedure a message is about, or those it may be about, or none. `among`: only these are meant. */
export const route = (message: string, town: Town, { otherTowns }: Reading, among?: readonly string[]): Route => {
  const { ranked: all, elsewhere: other, subject } = rank(message, town, otherTowns)
  const ranked = among === undefined ? all : all.filter(({ procedure }) => among.includes(procedure))
  const [best, next] = ranked
  if (best === undefined) return { kind: 'none' }
  if (among === undefined) {
    if (!subject && !best.declared && best.share < SURE.undeclared) return { kind: 'none' }
    if (other > best.share && (other > 0.5 || !best.declared)) return { kind: 'none' }
  }
  const ahead = weight(best) - (next === undefined ? 0 : weight(next))
  const enough = best.declared ? best.share >= SURE.declared && ahead >= SURE.margin : best.share >= SURE.undeclared
  if (enough && !best.ruledOut) return { kind: 'procedure', procedure: best.procedure }
  const offered = ranked.filter((r) => !r.ruledOut && (r.share >= SURE.offered || r.declared)).map((r) => r.procedure)
  return { kind: 'topics', procedures: offered.length > 0 ? offered : ranked.slice(0, 4).map((r) => r.procedure) }
}
