import type { Fact, FactValue } from '../../../machines/kit/facts.ts'
import type { Phrase } from '../../../machines/kit/words.ts'
import { type Clause, cutClauses } from './clauses.ts'
import { type DayMention, readDays } from './days.ts'
import { writtenIn } from './language.ts'
import { Lexicon } from './phrases.ts'
import { readPolarity } from './polarity.ts'
import { type Quantity, readQuantities } from './quantities.ts'
import { fold, readText, type Text } from './text.ts'

/** A fact as a message states it. */
export interface Reading {
  readonly fact: string
  /** `null`: the person says they do not know. */
  readonly value: FactValue | null
  /** The person's own words, `message.slice(start, end)`. */
  readonly evidence: string
  readonly start: number
  readonly end: number
  /** The amount was told as "about". */
  readonly approx?: true
  /** The amount was told as a limit ("over half a mile") that lies beyond everything the fact is ever compared with. */
  readonly bound?: 'over' | 'under'
}

/** A fact told twice, differently, or in a way that contradicts itself (a Tuesday that is a Thursday): it is not read. */
export interface Contradiction {
  readonly fact: string
  readonly values: (FactValue | null)[]
  readonly evidence: string[]
}

/** How to read. */
export interface ReadOptions {
  /** The day the message is written, `YYYY-MM-DD`. */
  readonly asOf: string
  /** The fact the person was just asked for. */
  readonly asked?: string
  /** What is known already: "September 21, not 22" puts that fact right whose value is denied. */
  readonly known?: Readonly<Record<string, FactValue | null>>
  /** Names of towns other than the one asked about: what is told of them is no fact here. */
  readonly otherTowns?: readonly string[]
  /** For an amount, the marks that it is compared with; without them the fact's own `samples` stand in. */
  readonly limits?: Readonly<Record<string, readonly number[]>>
  /** The procedure wants one day only, though `facts` may hold more. */
  readonly priorSingleDay?: boolean
}

/** What a message states. */
export interface FactsRead {
  readonly readings: Reading[]
  readonly contradictions: Contradiction[]
  /** Facts the message touches on without stating them surely enough to be read: to be asked for. */
  readonly doubts: string[]
}

export type Role =
  | { readonly fact: string; readonly role: 'yes' | 'no' | 'near' | 'not' }
  | { readonly fact: string; readonly role: 'choice' | 'doubt'; readonly value: string }

interface Compiled {
  readonly lexicon: Lexicon<Role>
  readonly kinds: ReadonlyMap<string, Fact>
}
const compiled = new WeakMap<object, Compiled>()

/** A place in the message where a declared phrase stands. */
export interface Hit {
  readonly role: Role
  readonly first: number
  readonly last: number
  readonly clause: Clause
  readonly phrase: Phrase
}

/** A value that is proposed for a fact. */
export interface Candidate {
  readonly value: FactValue | null
  readonly start: number
  readonly end: number
  readonly aside?: boolean
  /** A number without a unit. */
  readonly bare?: true
  readonly approx?: true
  readonly bound?: 'over' | 'under'
}
const OURS = /\b(?:ours|mine|el nuestro|la nuestra|el mio|la mia)\b/
export const CORRECTS =
  /\b(?:sorry|no wait|wait|i mean|i meant|we meant|actually|correction|scratch that|strike that|make that|my mistake|my bad|oops|let me correct|typo|perdon|digo|quise decir|mejor dicho|corrijo|me equivoque|no espera|disculpe)\b/
const TANK_PART =
  /^(?:lids?|covers?|risers?|baffles?|alarms?|floats?|filters?|pumps?|manholes?|hatch|tees?|inlet|outlet)$/
const FIRST_PERSON =
  /^(?:if|when|once|before|after|cuando|si|antes de que|what if|and if|or if|in case|until|y si) (?:i|we|my|our|yo|mi|nosotros|vend\w+|compr\w+|constru\w+|hag\w+|hac\w+)\b/
// What one asks to be given or to be spared is nothing that one is about to do.
const NO_PLAN = '(?:not|get|be|have|ask|appeal|see|know|find|request|use|avoid|skip|expect|make|still|do)'
const MAY_I = new RegExp(
  String.raw`^(?:(?:and|but|so|hi|hello|ok|y|pero|hola|then) )*(?:(?:(?:can|could|may) (?:i|we)|(?:am i|are we) allowed to|(?:is it|would it be|is that|it is) (?:ok|okay|legal|fine|allowed|all right|alright|permitted|lawful) (?:to|if (?:i|we))) (?:just |still |legally |go ahead and |already )?(?!${NO_PLAN}\b)\w+|ok to (?!${NO_PLAN}\b)\w+|(?:puedo|podemos|podria|podriamos|se puede|esta bien) (?!(?:no|pedir|tener|saber|apelar|usar|obtener|conseguir|evitar|hacer)\b)\w+)\b`,
)
const HAS_HAPPENED = /\b(?:was|were|been|had|did|\w{2,}[^e]ed|sold|built|bought|fue|\w+(?:aron|ieron|amos|imos))\b/
const EXACTLY =
  /^\s*[,;:(\u2014-]?\s*(?:(?:so|well|ok|more|to be|actually|exactly|exact|precisely|namely|i mean|it is|it was|it's|that is|really|in fact|say|o sea|exactamente|en realidad|mas bien|es decir|precisamente|son|es) ?)*$/
/** English words that are other words in Spanish. */
const FALSE_FRIENDS: ReadonlySet<string> = new Set(['sale'])

/** One message that is being read for the facts of a procedure. */
export class Session {
  readonly text: Text
  readonly clauses: readonly Clause[]
  readonly days: readonly DayMention[]
  readonly quantities: readonly Quantity[]
  readonly hits: readonly Hit[]
  /** Where each fact's `near` phrases stand. */
  readonly near = new Map<string, Hit[]>()
  readonly doubts = new Set<string>()
  /** Facts whose phrase is denied, where a denial does not mean the opposite. */
  readonly deniedOnly = new Set<string>()
  readonly contradictions: Contradiction[] = []
  readonly readings = new Map<string, Candidate>()
  readonly usedDays = new Set<DayMention>()
  readonly usedQuantities = new Set<Quantity>()
  readonly facts: Compiled
  readonly options: ReadOptions

  constructor(message: string, facts: Compiled, options: ReadOptions) {
    this.facts = facts
    this.options = options
    this.text = readText(message)
    this.days = readDays(this.text, options.asOf)
    const asked = options.asked === undefined ? undefined : facts.kinds.get(options.asked)
    // Asked for an amount, "1984" is an amount and no year; "from 98" is a year all the same.
    this.quantities = withoutRough(
      this.text.folded,
      readQuantities(
        this.text,
        this.days.filter(
          ({ precision, start, end }) =>
            !(asked?.kind === 'number' && precision === 'year' && /^\d{4}$/.test(this.text.folded.slice(start, end))),
        ),
      ),
    )
    this.clauses = cutClauses(this.text, (options.otherTowns ?? []).map(fold), [...this.days, ...this.quantities])
    this.hits = this.#find()
    for (const hit of this.hits) {
      if (hit.role.role !== 'near') continue
      const list = this.near.get(hit.role.fact)
      if (list) list.push(hit)
      else this.near.set(hit.role.fact, [hit])
    }
  }

  #find(): Hit[] {
    const ofWord: (Clause | undefined)[] = new Array(this.text.words.length)
    const hard: number[] = new Array(this.text.words.length).fill(0)
    const sentence: number[] = new Array(this.text.words.length).fill(-1)
    let stretch = 0
    for (const clause of this.clauses) {
      if (!clause.runsOn) stretch++
      for (let i = clause.first; i < clause.last; i++) {
        ofWord[i] = clause
        hard[i] = stretch
        sentence[i] = clause.sentence
      }
    }
    const hits: Hit[] = []
    for (const { owner, match } of this.facts.lexicon.find(this.text.words, sentence)) {
      const clause = ofWord[match.first]
      if (!clause) continue
      // A phrase may run over a cut word by word; what it leaves open may not ("tank .. cracked" in "the tank is fine but the lid is cracked").
      if (match.phrase.includes('..') && hard[match.first] !== hard[match.last]) continue
      // "Replacing the tank lid" replaces a lid: the tank only says which.
      const named = owner.role !== 'near' && owner.role !== 'not'
      const following = this.text.words[match.last + 1]?.text ?? ''
      if (named && /^tanks?$/.test(this.text.words[match.last]?.text ?? '') && TANK_PART.test(following)) continue
      // In Spanish, what "sale" comes out; it is no sale.
      const alone = match.first === match.last ? this.text.words[match.first]?.text : undefined
      if (alone !== undefined && FALSE_FRIENDS.has(alone) && writtenIn(this.text.source) === 'es') continue
      hits.push({ role: owner, first: match.first, last: match.last, clause, phrase: match.phrase })
    }
    return hits
  }

  usable(clause: Clause): boolean {
    return !clause.claim && !clause.elsewhere && !clause.others
  }

  clauseAt(at: number): Clause | undefined {
    // Clauses stand in order and never overlap; a message can hold thousands.
    let low = 0
    let high = this.clauses.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const clause = this.clauses[middle]
      if (!clause) return undefined
      if (at < clause.start) high = middle - 1
      else if (at >= clause.end) low = middle + 1
      else return clause
    }
    return undefined
  }

  place(hit: Hit): { start: number; end: number } {
    return { start: this.text.words[hit.first]?.start ?? 0, end: this.text.words[hit.last]?.end ?? 0 }
  }

  normOf(clause: Clause): string {
    return this.text.words
      .slice(clause.first, clause.last)
      .map((word) => word.text)
      .join(' ')
  }

  /** The words of doubt together with what is doubted, or the words of doubt alone where the two stand far apart. */
  doubtful(clause: Clause, start: number, end: number): { start: number; end: number } {
    const at = clause.doubtAt
    if (!at) return { start, end }
    const from = Math.min(at.start, start)
    const to = Math.max(at.end, end)
    return to - from <= 240 ? { start: from, end: to } : at
  }

  /** Whether an "if" or a question still tells what someone is about to do: "do we need one if we sell?" */
  isPlan(clause: Clause): boolean {
    const norm = this.normOf(clause)
    // "Can I park on the leach field?" asks whether one may do what one is about to do.
    if (clause.question && MAY_I.test(norm)) return true
    if (!FIRST_PERSON.test(norm) || HAS_HAPPENED.test(norm)) return false
    return this.clauses.some((other) => other.sentence === clause.sentence && other.question)
  }

  /** "It would lie on the neighbor's land", where the question itself asks what would be. */
  isPlanned(ask: string, clause: Clause, first: number): boolean {
    if (!/^(?:would|will)\b/i.test(ask)) return false
    const before = this.text.words
      .slice(Math.max(clause.first, first - 4), first)
      .map((word) => word.text)
      .join(' ')
    return /\b(?:would|will)(?: \w+){0,2}$/.test(before) && !/\b(?:not|never|no|if)\b/.test(before)
  }

  /** The words a span covers, by number, the last one excluded. */
  wordsIn(span: { readonly start: number; readonly end: number }): { first: number; last: number } {
    let first = 0
    let high = this.text.words.length
    while (first < high) {
      const middle = (first + high) >> 1
      if ((this.text.words[middle]?.end ?? 0) > span.start) high = middle
      else first = middle + 1
    }
    let last = first
    while (last < this.text.words.length && (this.text.words[last]?.start ?? 0) < span.end) last++
    return { first, last }
  }

  /** How many words lie between a phrase and a span; a phrase that stands before it is the nearer of two equals. */
  distance(hit: Hit, span: { readonly start: number; readonly end: number }): number {
    const { first, last } = this.wordsIn(span)
    if (hit.last < first) return first - hit.last - 1
    if (hit.first >= last) return hit.first - last + 0.5
    return 0
  }

  nearest(fact: string, clause: Clause, span: { readonly start: number; readonly end: number }): number | null {
    let least: number | null = null
    for (const hit of this.near.get(fact) ?? []) {
      if (hit.clause !== clause) continue
      const distance = this.distance(hit, span)
      if (least === null || distance < least) least = distance
    }
    return least
  }

  // Two amounts in one clause with one phrase: the one the phrase stands by.
  nearestOnly(fact: string, candidates: readonly Candidate[]): Candidate[] {
    if (candidates.length < 2) return [...candidates]
    const kept: Candidate[] = []
    for (const clause of this.clauses) {
      const here = candidates.filter((candidate) => candidate.start >= clause.start && candidate.start < clause.end)
      const ranked = here
        .map((candidate) => ({ candidate, distance: this.nearest(fact, clause, candidate) ?? 0 }))
        .sort((a, b) => a.distance - b.distance)
      const least = ranked[0]?.distance
      const touching = ranked.filter((entry) => entry.distance === least || entry.distance <= 1)
      kept.push(...touching.map((entry) => entry.candidate))
    }
    return kept.sort((a, b) => a.start - b.start)
  }

  ruledOut(fact: string, clause: Clause): boolean {
    return this.hits.some((hit) => hit.role.fact === fact && hit.role.role === 'not' && hit.clause === clause)
  }

  /** The clause round a place, folded. */
  textOf(span: { readonly start: number }): string {
    const clause = this.clauseAt(span.start)
    return clause ? this.text.folded.slice(clause.start, clause.end) : ''
  }

  /** Of days, those told in full, where there are any: a month or a year says less, never otherwise. */
  exact(fact: string, candidates: readonly Candidate[]): readonly Candidate[] {
    if (this.facts.kinds.get(fact)?.kind !== 'day') return candidates
    const full = candidates.filter(({ value }) => value === null || String(value).length === 10)
    return full.some(({ value }) => value !== null) ? full : candidates
  }

  /** Settles on one value: the corrected one, the more exact one, the stated one; or none. */
  settle(fact: string, candidates: readonly Candidate[]): void {
    const [first] = candidates
    if (!first) return
    const stated = candidates.filter((candidate) => candidate.aside !== true)
    const pool = stated.length > 0 ? this.exact(fact, stated) : candidates
    // "The lid is cracked. Must I replace the box?": which of the two is the case's cannot be told.
    if (stated.length > 0 && this.facts.kinds.get(fact)?.kind === 'choice') {
      const rival = candidates.find(
        (other) => other.aside === true && other.value !== null && stated.every((mine) => mine.value !== other.value),
      )
      // "Ours is on posts" says whose it is, whatever else is asked.
      if (rival && !stated.some((mine) => OURS.test(this.textOf(mine)))) {
        const both = [...stated, rival].sort((a, b) => a.start - b.start)
        this.contradictions.push({
          fact,
          values: both.map((candidate) => candidate.value),
          evidence: both.map((candidate) => this.text.source.slice(candidate.start, candidate.end)),
        })
        return
      }
    }
    const values = [...new Set(pool.map((candidate) => candidate.value))]
    if (values.length === 1) {
      const chosen = pool[0]
      if (chosen) this.readings.set(fact, chosen)
      return
    }
    const ordered = [...pool].sort((a, b) => a.start - b.start)
    const last = ordered[ordered.length - 1]
    const before = [...ordered].reverse().find((candidate) => candidate.value !== last?.value)
    if (last && before && before.end <= last.start && isCorrection(this.text.folded.slice(before.end, last.start))) {
      this.readings.set(fact, last)
      return
    }
    if (this.facts.kinds.get(fact)?.kind === 'day') {
      // "June 2024 … June 18, 2024": the second says more, not otherwise.
      const exact = [...pool].sort((a, b) => String(b.value).length - String(a.value).length)[0]
      if (
        exact &&
        pool.every((candidate) => candidate.value !== null && String(exact.value).startsWith(String(candidate.value)))
      ) {
        this.readings.set(fact, exact)
        return
      }
    }
    this.contradictions.push({
      fact,
      values: ordered.map((candidate) => candidate.value),
      evidence: ordered.map((candidate) => this.text.source.slice(candidate.start, candidate.end)),
    })
  }

  corrects(earlier: Candidate | undefined, later: { readonly start: number; readonly end: number }): boolean {
    if (!earlier) return false
    const [from, to] = earlier.end <= later.start ? [earlier.end, later.start] : [later.end, earlier.start]
    return isCorrection(this.text.folded.slice(from, to))
  }

  // "no idea how far it is from the water": asked for no more, it stays unknown.
  unknownAmount(fact: string): void {
    for (const hit of this.hits) {
      if (hit.role.fact !== fact || hit.role.role !== 'near') continue
      const { clause } = hit
      if (!this.usable(clause) || clause.question || clause.doubt !== 'strong' || !clause.doubtAt) continue
      const place = this.place(hit)
      const stretch = this.text.folded.slice(clause.doubtAt.start, place.end)
      if (
        !/\b(?:how|when|what|which|exact|exactly|date|day|cuando|cuanto|cuantos|cuantas|que|cual|fecha)\b/.test(stretch)
      )
        continue
      if (/\b(?:rules?|law|need|have to|must|should|allowed|limit|ley|regla|debo)\b/.test(stretch)) continue
      this.settle(fact, [{ value: null, ...this.doubtful(clause, place.start, place.end) }])
      return
    }
  }

  /** Takes a reply that is one clause, told surely, as a whole. */
  whole(fact: string, valueIn: (norm: string) => number | undefined): boolean {
    const [clause, other] = this.clauses
    if (!clause || other || !this.usable(clause) || clause.question || clause.hypothetical || clause.doubt !== 'none')
      return false
    const value = valueIn(this.normOf(clause))
    const [first, last] = [this.text.words[clause.first], this.text.words[clause.last - 1]]
    if (value === undefined || !first || !last) return false
    this.readings.set(fact, { value, start: first.start, end: last.end })
    return true
  }

  unknownReply(fact: string): boolean {
    const told = readPolarity(this.text, this.clauses)
    if (told?.polarity !== 'unknown') return false
    this.readings.set(fact, { value: null, start: told.start, end: told.end })
    return true
  }

  /** The words of the sentence that follow a place, with single blanks. */
  after(at: number): string {
    const sentence = this.clauseAt(at - 1)?.sentence
    return this.text.words
      .filter((word) => word.start >= at && this.clauseAt(word.start)?.sentence === sentence)
      .map((word) => word.text)
      .join(' ')
  }

  /** "I think it was inspected": asked for it, that is "I don't know". */
  hedged(fact: string): void {
    const clause = this.clauses.find((each) => each.doubt !== 'none' && this.usable(each) && !each.question)
    if (!clause?.doubtAt) return
    const last = this.text.words[clause.last - 1]
    const first = this.text.words[clause.first]
    if (!first || !last) return
    this.doubts.delete(fact)
    this.readings.set(fact, { value: null, ...this.doubtful(clause, first.start, last.end) })
  }
}

export function compile(facts: Readonly<Record<string, Fact>>): Compiled {
  const known = compiled.get(facts)
  if (known) return known
  const entries: [Phrase, Role][] = []
  for (const [fact, declared] of Object.entries(facts)) {
    const doubts = 'doubts' in declared ? Object.entries(declared.doubts ?? {}) : []
    const add = (phrases: readonly Phrase[] | undefined, role: Role): void => {
      for (const phrase of phrases ?? []) entries.push([phrase, role])
    }
    for (const [value, phrases] of doubts) add(phrases, { fact, role: 'doubt', value })
    if (declared.kind === 'yes-no') {
      add(declared.words.yes, { fact, role: 'yes' })
      add(declared.words.no, { fact, role: 'no' })
    } else if (declared.kind === 'choice') {
      for (const [value, phrases] of Object.entries(declared.words)) add(phrases, { fact, role: 'choice', value })
    } else {
      add(declared.words.near, { fact, role: 'near' })
      add(declared.words.not, { fact, role: 'not' })
    }
  }
  const made = { lexicon: new Lexicon(entries), kinds: new Map(Object.entries(facts)) }
  compiled.set(facts, made)
  return made
}

export function isCorrection(between: string): boolean {
  if (between.length > 160) return false
  const words = between.replace(/[^a-z0-9']+/g, ' ').trim()
  return words.split(' ').length <= 12 && (CORRECTS.test(words) || /^(?:no|nope)$/.test(words))
}

/** "A bit under a thousand, 940 by the plans": the rough amount is only a first word for the exact one after it. */
function withoutRough(folded: string, quantities: readonly Quantity[]): Quantity[] {
  const kept: Quantity[] = []
  for (const quantity of quantities) {
    const rough = kept.at(-1)
    if (!rough || !refines(folded, rough, quantity)) kept.push(quantity)
    else kept[kept.length - 1] = { ...quantity, unit: quantity.unit ?? rough.unit }
  }
  return kept
}

function refines(folded: string, rough: Quantity, exact: Quantity): boolean {
  if (!(rough.approx || rough.bound) || rough.denied || rough.range || rough.fraction) return false
  if (exact.approx || exact.bound || exact.denied || exact.range || exact.fraction || exact.article) return false
  if (exact.unit !== null && rough.unit !== null && exact.unit !== rough.unit) return false
  const between = folded.slice(rough.end, exact.start)
  if (between.trim() === '' || !EXACTLY.test(between)) return false
  const share = exact.amount / rough.amount
  if (rough.bound === 'over') return share > 1 && share <= 1.3
  return rough.bound === 'under' ? share < 1 && share >= 0.7 : Math.abs(share - 1) <= 0.2
}
