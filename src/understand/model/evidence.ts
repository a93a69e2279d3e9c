/**
 * Whether a person's words bear out what a model says it read in them. Nothing a model says is taken on its word: the quote
 * must stand in the message, in a clause that states something, and the built-in readers must find the value there.
 */
import type { Fact, FactValue } from '../../../machines/kit/facts.ts'
import { type Clause, cutClauses } from '../rules/clauses.ts'
import { readDays, resolveDay } from '../rules/days.ts'
import { readFacts } from '../rules/facts.ts'
import { stanceOf } from '../rules/polarity.ts'
import { convert, type Quantity, readQuantities } from '../rules/quantities.ts'
import { tenseOf } from '../rules/tense.ts'
import { fold, readText, type Text } from '../rules/text.ts'
import type { Proposal, Reading } from '../understanding.ts'
import { spokenIn, stemOf, wordings } from './ties.ts'

/** What a model says it read. */
export interface Claim {
  readonly fact: string
  readonly value: FactValue | null
  readonly quote: string
}

interface Span {
  readonly start: number
  readonly end: number
}

/** Where a quote stands in a message, letter case and white space aside; whole words only. */
const placesOf = (quote: string, sent: string): Span[] => {
  const parts = fold(quote)
    .split(/\s+/)
    .filter((part) => part !== '')
  if (!parts.some((part) => /[\p{L}\p{N}]/u.test(part))) return []
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+')
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu')
  return [...fold(sent).matchAll(found)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

/** What the law or a paper says, and what a word means, is told of no house. */
const OF_THE_LAW =
  /\b(?:means?|meaning|defin\w+|(?:law|code|rules?|ordinance|statute|regulations?|section|chapter|page|form|letter|ley|regla|codigo|norma) (?:say|state|require|call|read|want|dice|exige|pide)\w*|according to|significa|segun (?:la|el))\b|§/

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

const fits = (fact: Fact, value: FactValue): boolean => {
  switch (fact.kind) {
    case 'yes-no':
      return typeof value === 'boolean'
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(fact.choices, value)
    case 'number':
      return (
        typeof value === 'number' &&
        value >= fact.min &&
        value <= fact.max &&
        (fact.whole !== true || Number.isInteger(value))
      )
    case 'day':
      return typeof value === 'string' && /^\d{4}(?:-\d{2}){0,2}$/.test(value)
  }
}

const singles = new WeakMap<Fact, Readonly<Record<string, Fact>>>()

/** A fact by itself: the same object each time, as the readers compile each object once. */
const single = (name: string, fact: Fact): Readonly<Record<string, Fact>> => {
  const known = singles.get(fact)
  if (known !== undefined && Object.hasOwn(known, name)) return known
  const made = { [name]: fact }
  singles.set(fact, made)
  return made
}

/** A message, read once for all that a model claims of it. */
export interface Witness {
  /** @returns the claim as a proposal with the person's own words, or null where they do not bear it out */
  check(claim: Claim): Proposal | null
}

/** What is known of a message before a model's claims are looked at. */
export interface Heard {
  readonly message: string
  /** The message as the model saw it: as long, with parts hidden. */
  readonly sent: string
  readonly facts: Readonly<Record<string, Fact>>
  readonly reading: Reading
}

/** Reads a message for the checks. */
const examine = ({ message, facts, reading }: Heard) => {
  const { asOf, asked, otherTowns, limits } = reading
  const text: Text = readText(message)
  const days = readDays(text, asOf)
  const quantities = readQuantities(text, days)
  const clauses = cutClauses(text, otherTowns.map(fold), [...days, ...quantities])
  const options = { asOf, otherTowns, ...(limits !== undefined && { limits }) }
  const whole = readFacts(message, facts, { ...options, ...(asked !== undefined && { asked }) })
  // What the rules saw and would not read was left to be asked for; a model does not overrule that.
  const unsettled = new Set([...whole.doubts, ...whole.contradictions.map(({ fact }) => fact)])
  const takenBy = (span: Span, fact: string): boolean =>
    whole.readings.some((other) => other.fact !== fact && other.value !== null && overlap(other, span))

  const clausesOf = (span: Span): Clause[] => clauses.filter((clause) => overlap(clause, span))
  const states = (clause: Clause): boolean =>
    !clause.claim &&
    !clause.elsewhere &&
    !clause.question &&
    !clause.hypothetical &&
    clause.doubt === 'none' &&
    !OF_THE_LAW.test(text.folded.slice(clause.start, clause.end))
  const wordsOf = ({ start, end }: Span): number[] =>
    text.words.flatMap((word, index) => (word.start < end && word.end > start ? [index] : []))
  const said = (spans: readonly Span[]) =>
    spans.flatMap(wordsOf).map((index) => ({ index, stem: stemOf(text.words[index]?.text ?? '') }))
  const isTied = (name: string, fact: Fact, spans: readonly Span[]): boolean => {
    if (name === asked) return true
    const { of, for: byValue } = wordings(fact)
    return spokenIn([...of, ...[...byValue.values()].flat()], said(spans)).length > 0
  }

  /** What the built-in reader makes of these words alone, taken as a reply about the fact. */
  const alone = (words: string, name: string, fact: Fact): FactValue | null | undefined =>
    readFacts(words, single(name, fact), { ...options, asked: name }).readings.find((one) => one.fact === name)?.value

  /** How the words at these places are put, all of them alike; null where they are not. */
  const stanceAt = (places: readonly number[]): 'affirmed' | 'denied' | null => {
    const stances = new Set(
      places.map((index) => {
        const clause = clauses.find(({ first, last }) => index >= first && index < last)
        const word = text.words[index]
        if (clause === undefined || word === undefined) return 'unclear'
        return stanceOf(text, clauses, clause, index, index, word.text).stance
      }),
    )
    const [only] = stances
    return stances.size === 1 && (only === 'affirmed' || only === 'denied') ? only : null
  }

  const bearsValue = (fact: Fact, value: boolean | string, span: Span, around: readonly Clause[]): boolean => {
    const { for: byValue } = wordings(fact)
    const mine = byValue.get(value) ?? []
    const theirs = [...byValue].flatMap(([other, rival]) => (other === value ? [] : rival))
    const own = spokenIn(mine, said([span]))
    // One word for another value is enough against this one.
    const against = spokenIn(theirs, said(around), true).filter((index) => !own.includes(index))
    if (own.length > 0) return against.length === 0 && stanceAt(own) === 'affirmed'
    // A "no" may be told by denying the words of the "yes", and the other way round.
    if (fact.kind !== 'yes-no' || fact.words.only === true) return false
    const contrary = spokenIn(theirs, said([span]))
    return contrary.length > 0 && stanceAt(contrary) === 'denied' && spokenIn(mine, said(around), true).length === 0
  }

  /** An amount or a day that the fact might mean as well as the one quoted: which is meant cannot be told. */
  const isOnly = (name: string, span: Span, others: readonly Span[]): boolean =>
    others.every(
      (other) =>
        overlap(other, span) ||
        takenBy(other, name) ||
        !clausesOf(other).every(states) ||
        whole.readings.some((one) => one.fact === name && overlap(one, other)),
    )

  const holds = (name: string, fact: Fact, value: FactValue, span: Span): boolean => {
    const around = clausesOf(span)
    if (around.length === 0 || !around.every(states)) return false
    // A quote of half the message ties to anything.
    if (around.some(({ sentence }) => sentence !== around[0]?.sentence)) return false
    const words = message.slice(span.start, span.end)
    const context = message.slice(around[0]?.start, around[around.length - 1]?.end)
    if (fact.kind === 'yes-no' || fact.kind === 'choice') {
      if (typeof value === 'number' || takenBy(span, name) || !bearsValue(fact, value, span, around)) return false
      return [words, context].every((told) => {
        const read = alone(told, name, fact)
        return read === undefined || read === value
      })
    }
    if (!isTied(name, fact, around)) return false
    if (fact.kind === 'day') {
      const meant = days.filter((mention) => overlap(mention, span))
      const [mention] = meant
      return (
        meant.length === 1 &&
        mention !== undefined &&
        mention.start >= span.start &&
        mention.end <= span.end &&
        resolveDay(mention, asOf, tenseOf(fact.ask)) === value &&
        !takenBy(mention, name) &&
        isOnly(name, span, days) &&
        alone(context, name, fact) === value
      )
    }
    const could = (quantity: Quantity): boolean =>
      quantity.unit === null
        ? name === asked
        : quantity.unit !== 'other' && convert(quantity.amount, quantity.unit, fact.unit) !== null
    const meant = quantities.filter((quantity) => overlap(quantity, span) && could(quantity))
    const [quantity] = meant
    return (
      meant.length === 1 &&
      quantity !== undefined &&
      quantity.start >= span.start &&
      quantity.end <= span.end &&
      !quantity.denied &&
      !quantity.range &&
      !quantity.article &&
      !takenBy(quantity, name) &&
      isOnly(name, span, quantities.filter(could)) &&
      alone(words, name, fact) === value &&
      alone(context, name, fact) === value
    )
  }

  /** "No idea how far it is from the lake": the quote holds both the doubt and what is doubted. */
  const isUnknown = (name: string, fact: Fact, span: Span): boolean => {
    const around = clausesOf(span)
    return (
      around.length > 0 &&
      around.every(
        ({ doubt, doubtAt, claim, elsewhere, question }) =>
          doubt === 'strong' &&
          doubtAt !== null &&
          doubtAt.start >= span.start &&
          doubtAt.end <= span.end &&
          !claim &&
          !elsewhere &&
          !question,
      ) &&
      isTied(name, fact, [span]) &&
      (alone(message.slice(span.start, span.end), name, fact) ?? null) === null
    )
  }

  return {
    bears: (name: string, fact: Fact, value: FactValue | null, span: Span): boolean =>
      !unsettled.has(name) && (value === null ? isUnknown(name, fact, span) : holds(name, fact, value, span)),
  }
}

/** Prepares a message for the checks; it is read only once something is quoted that stands in it. */
export const witness = (heard: Heard): Witness => {
  const { message, sent, facts } = heard
  let examined: ReturnType<typeof examine> | null = null
  return {
    check: ({ fact: name, value, quote }) => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
      if (fact === undefined || (value !== null && !fits(fact, value))) return null
      const spans = placesOf(quote, sent)
      const [first] = spans
      if (first === undefined) return null
      examined ??= examine(heard)
      const { bears } = examined
      // Words that stand in several places must bear the value out in each: which one is meant is not said.
      if (!spans.every((span) => bears(name, fact, value, span))) return null
      return { fact: name, value, evidence: message.slice(first.start, first.end) }
    },
  }
}

/**
 * What the rules read and what a model read, put together. What the rules read stays; where the two differ, neither is taken.
 *
 * @param claimed a model's claims that the message bears out
 */
export const together = (read: readonly Proposal[], claimed: readonly Proposal[]): readonly Proposal[] => {
  const values = new Map<string, Set<FactValue | null>>()
  for (const { fact, value } of [...read, ...claimed]) values.set(fact, (values.get(fact) ?? new Set()).add(value))
  const agreed = (fact: string): boolean => values.get(fact)?.size === 1
  const known = new Set(read.map(({ fact }) => fact))
  const added = new Map(claimed.filter(({ fact }) => !known.has(fact)).map((one) => [one.fact, one]))
  return [...read, ...added.values()].filter(({ fact }) => agreed(fact))
}
