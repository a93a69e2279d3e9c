import type { DayFact } from '../../../machines/kit/facts.ts'
import { SAID_BEFORE } from './amounts.ts'
import type { Clause } from './clauses.ts'
import { type DayMention, resolveDay } from './days.ts'
import type { Candidate, Hit, Session } from './session.ts'
import { tenseOf } from './tense.ts'
import { fold, wordsOf } from './text.ts'

const ITSELF =
  /^(?:(?:i|we|they|he|she) )?(?:got|received|obtained|have|had|did|sent|mailed|filed|signed|gave|finished) (?:it|them|that|this)\b/
const PUTS_RIGHT =
  /^\W*(?:(?:no|oh|ah|oops|ok|well|pues|ay) )?(?:sorry|wait|no wait|oops|correction|my mistake|my bad|perdon|disculp\w+|correccion|me equivoque)\b|\b(?:my mistake|i was wrong|got (?:it|that) wrong|me equivoque|fue un error)\b/
const NONE_CAME =
  /^(?:no|none|never|nope)$|^(?:no|none|never|we never|i never|it never|they never|nothing)\b.*\b(?:came|come|got|gotten|received|arrived|sent|mailed|saw|seen|had)\b|\b(?:have|has|did) not (?:\w+ )?(?:come|came|got|gotten|get|receive|received|arrive|arrived|send|sent|mail|mailed)\b|^(?:nunca|no|ningun\w*|todavia no|aun no)\b.*\b(?:llego|llegado|recib\w+|vino|mandaron|enviaron)\b/
const receipts = new WeakMap<DayFact, boolean>()
const BESIDE = new Set('on the in el de del en con fecha of at a la and y dated date'.split(' '))
const GLUE =
  /^(?:on|the|of|in|at|by|for|to|us|me|it|was|were|is|are|be|been|el|la|de|del|en|es|fue|dia|day|date|this|last|just|a|back|about|around)$/
// Words that tell of something done, by their shape or by name.
const VERB =
  /^(?:[a-z]{2,}(?:[^e]ed|ied|aron|ieron)|agreed|expires|ends|lapses|collapses|runs|closes|opens|begins|starts|meets|sent|built|sold|bought|wrote|written|said|says|told|found|fell|broke|left|began|put|dug|met|ruled|gave|given|paid|ran|died|hired|came|come|got|went|took|made|held|saw|heard|felt|drew|hit|lost|won|quit|shut|cut|spoke|drove|brought|caught|kept|knew|threw|vencio|vence|expiro|expira|llego|envio|mando|firmo|compro|vendio|murio|cayo|termino|recibimos|recibi|compramos|vendimos|firmamos|pagamos|hicimos|pusimos)$/
const NO_VERB =
  /^(?:had|been|held|made|took|taken|happened|occurred|scheduled|planned|fixed|booked|slated|calendared|noted|put|entered|marked|supposed|completed|finished|started|needed|used|wanted|asked|need|shed|bed|seed|feed|weed|deed|indeed|hundred|red|wed|related|interested|detached|attached|speed|proceed|exceed|succeed|agreed|expected|dated|noticed|located|based|called|did|done)$/
const HANDS_IN =
  /^(?:handed|turned|submitted|dropped|brought|sent|gave|came|got|went|received|stamped|logged|entered|filed)$/
const SENT =
  /^(?:mailed|sent|posted|postmarked|wrote|dated|signed|printed|typed|drafted|issued|mando|mandaron|envio|enviaron|escribio)$/
const ENDS = /^(?:expire[sd]?|ends?|ended|lapse[sd]?|due|vence|vencio|expira|expiro|caduca)$/
const RECEIPT =
  /^(?:came|come|got|received|reached|arrived|delivered|handed|served|given|gave|picked|signed|recibi|recibimos|recibieron|llego|llegaron|entregaron|entrego)$/
const stems = new WeakMap<DayFact, ReadonlySet<string>>()

/** In a reply: whether a phrase that rules the fact out stands by this very day, nearer than the fact's own. */
function ruledOutHere(session: Session, fact: string, clause: Clause, mention: DayMention): boolean {
  let least = Number.POSITIVE_INFINITY
  for (const hit of session.hits)
    if (hit.role.fact === fact && hit.role.role === 'not' && hit.clause === clause)
      least = Math.min(least, session.distance(hit, mention))
  return least <= 3 && least < (session.nearest(fact, clause, mention) ?? Number.POSITIVE_INFINITY)
}

/**
 * How near the fact's phrase stands to a day, the little words between them left out; `other` where a verb that is not the
 * fact's stands nearer: "after the notice we drained the pond on May 2".
 */
function governing(
  session: Session,
  fact: string,
  declared: DayFact,
  clause: Clause,
  mention: DayMention,
): number | 'other' | null {
  let least: number | null = null
  let other = false
  const { first, last } = session.wordsIn(mention)
  for (const hit of session.near.get(fact) ?? []) {
    if (hit.clause !== clause) continue
    const before = hit.last < first
    const [from, to] = before ? [hit.last + 1, first] : hit.first >= last ? [last, hit.first] : [0, 0]
    let distance = 0
    for (let i = from; i < to; i++) if (!GLUE.test(session.text.words[i]?.text ?? '')) distance++
    if (hit.first >= last) distance += 0.5
    const foreign = before
      ? foreignVerb(session, fact, declared, from, to, 'back')
      : foreignVerb(session, fact, declared, from, to, 'on') ||
        foreignVerb(session, fact, declared, Math.max(clause.first, first - 4), first, 'back')
    if (foreign || (isReceipt(declared) && sentOff(session, fact, clause, hit))) other = true
    else if (least === null || distance < least) least = distance
  }
  return least ?? (other ? 'other' : null)
}

/** "They mailed the notice on March 1": of a thing that was sent, this is not the day it came. */
function sentOff(session: Session, fact: string, clause: Clause, hit: Hit): boolean {
  for (let i = Math.max(clause.first, hit.first - 4); i < hit.first; i++) {
    if (!SENT.test(session.text.words[i]?.text ?? '')) continue
    if (session.near.get(fact)?.some((each) => each.first <= i && i <= each.last) !== true) return true
  }
  return false
}

/** Whether, of the words `from` to `to`, the verb nearest to the day is none of the fact's. */
function foreignVerb(
  session: Session,
  fact: string,
  declared: DayFact,
  from: number,
  to: number,
  towards: 'back' | 'on',
): boolean {
  const { words } = session.text
  const step = towards === 'back' ? -1 : 1
  for (let i = towards === 'back' ? to - 1 : from; i >= from && i < to; i += step) {
    const word = words[i]?.text ?? ''
    if (!VERB.test(word) || NO_VERB.test(word)) continue
    // "the failed system", "a signed form": no verb but a quality.
    if (/^(?:the|a|an|my|our|your|his|her|its|their|this|el|la|un|una)$/.test(words[i - 1]?.text ?? '')) continue
    if (session.near.get(fact)?.some((hit) => hit.first <= i && i <= hit.last) === true) return false
    if (isReceipt(declared) && RECEIPT.test(word)) return false
    return !stemsOf(declared).has(word.slice(0, 5))
  }
  return false
}

export function dayFacts(session: Session): void {
  const facts = [...session.facts.kinds].filter(
    (entry): entry is [string, DayFact] =>
      entry[1].kind === 'day' && !session.readings.has(entry[0]) && entry[0] !== session.options.asked,
  )
  if (facts.length === 0) return
  const free = session.days.filter((mention) => !session.usedDays.has(mention))
  const pairs: { fact: string; declared: DayFact; mention: DayMention; distance: number; clause: Clause }[] = []
  for (const mention of free) {
    const clause = session.clauseAt(mention.start)
    if (!clause || !session.usable(clause) || mention.trouble === 'denied') continue
    for (const [fact, declared] of facts) {
      if (session.ruledOut(fact, clause) || dateOnly(session, declared, mention)) continue
      const distance = governing(session, fact, declared, clause, mention)
      if (distance === 'other') {
        session.doubts.add(fact)
        continue
      }
      if (distance !== null) pairs.push({ fact, declared, mention, distance, clause })
      else {
        const beside = besides(session, fact, clause, mention)
        if (beside !== null) pairs.push({ fact, declared, mention, distance: 1000 + beside, clause })
      }
    }
  }
  pairs.sort((a, b) => a.distance - b.distance)
  const rivals = new Map<DayMention, typeof pairs>()
  for (const pair of pairs) {
    const list = rivals.get(pair.mention)
    if (list) list.push(pair)
    else rivals.set(pair.mention, [pair])
  }
  const taken = new Map<DayMention, string>()
  const found = new Map<string, { candidate: Candidate; far: boolean }[]>()
  for (const pair of pairs) {
    const { fact, mention } = pair
    if (taken.has(mention)) continue
    const far = pair.distance >= 1000
    const mine = found.get(fact) ?? []
    const short = mine.length > 0 && mine.every((entry) => String(entry.candidate.value).length < 10)
    if (far && mine.length > 0 && !(short && mention.precision === 'day')) continue
    // A farther day in the same clause belongs to something else, unless it corrects the nearer one.
    if (
      mine.some((entry) => session.clauseAt(entry.candidate.start) === pair.clause) &&
      !(short && mention.precision === 'day') &&
      !session.corrects(mine[0]?.candidate, mention)
    )
      continue
    if (rivals.get(mention)?.some((other) => other.fact !== fact && other.distance === pair.distance) === true) {
      session.doubts.add(fact)
      continue
    }
    taken.set(mention, fact)
    takeDay(session, pair.fact, pair.declared, mention, pair.clause, (candidate) => {
      found.set(fact, [...(found.get(fact) ?? []), { candidate, far }])
    })
  }
  for (const [fact, entries] of found)
    session.settle(
      fact,
      entries.map((entry) => entry.candidate).sort((a, b) => a.start - b.start),
    )
  const wanted = [...session.facts.kinds.values()].filter((declared) => declared.kind === 'day').length
  for (const [fact, declared] of facts) {
    if (found.has(fact)) continue
    if (declared.words.sole === true && (wanted === 1 || session.options.priorSingleDay === true))
      soleDay(session, fact, declared, taken)
    if (!session.readings.has(fact)) session.unknownAmount(fact)
  }
}

// A date that stands by itself between commas goes with the clause beside it.

function besides(session: Session, fact: string, clause: Clause, mention: DayMention): number | null {
  const { first, last } = session.wordsIn(mention)
  let others = 0
  for (let i = clause.first; i < clause.last; i++) {
    if ((i < first || i >= last) && !BESIDE.has(session.text.words[i]?.text ?? '') && ++others > 2) return null
  }
  const index = session.clauses.indexOf(clause)
  let least: number | null = null
  for (const hit of session.near.get(fact) ?? []) {
    if (hit.clause.sentence !== clause.sentence) continue
    if (!beside(session, session.clauses.indexOf(hit.clause), index) || !session.usable(hit.clause)) continue
    const distance = session.distance(hit, mention)
    if (least === null || distance < least) least = distance
  }
  return least
}

/** Whether two clauses follow one another, or only an aside of a few words lies between: "heard, start to finish, on May 5". */
function beside(session: Session, one: number, other: number): boolean {
  const between = session.clauses[(one + other) / 2]
  const apart = Math.abs(one - other)
  return apart === 1 || (apart === 2 && between !== undefined && between.last - between.first <= 3)
}

/** A letter's own date is not the day it came, where the day it came is asked. */
function dateOnly(session: Session, declared: DayFact, mention: DayMention): boolean {
  // "The request dated October 1 was mailed October 8", asked when it was mailed.
  const sent = /\b(?:mail\w*|sent|send|posted|envi\w+|mand\w+)\b/.test(fold(declared.ask))
  const written =
    sent && !/\bdated?\b(?! (?:did|was|is|on))/.test(fold(declared.ask.replace(/^(?:on|for) what date/i, '')))
  if (written && session.days.length > 1)
    return /\b(?:dated|con fecha|fechad[oa])(?: del?)?(?: the| el| on)?\s*$/.test(
      session.text.folded.slice(Math.max(0, mention.start - 40), mention.start),
    )
  if (!isReceipt(declared)) return false
  return /\b(?:dated|postmarked|stamped|mailed|con fecha|fechad[oa]|matasellos|(?:date on (?:it|the \w+)|its date) (?:is|was))(?: del?)?(?: the| el| on)?\s*$/.test(
    session.text.folded.slice(Math.max(0, mention.start - 40), mention.start),
  )
}

function takeDay(
  session: Session,
  fact: string,
  declared: DayFact,
  mention: DayMention,
  clause: Clause,
  take: (candidate: Candidate) => void,
): void {
  const { start, end } = mention
  if (mention.trouble === 'contradictory') {
    session.contradictions.push({ fact, values: [mention.value], evidence: [session.text.source.slice(start, end)] })
    return
  }
  if (clause.doubt === 'weak' || mention.trouble) {
    session.doubts.add(fact)
    return
  }
  if (clause.doubt === 'strong') {
    take({ value: null, ...session.doubtful(clause, start, end) })
    return
  }
  const value = resolveDay(mention, session.options.asOf, tenseOf(declared.ask))
  if (value === null) session.doubts.add(fact)
  else take({ value, start, end })
}

function soleDay(session: Session, fact: string, declared: DayFact, taken: ReadonlyMap<DayMention, string>): void {
  const told = session.days.filter((mention) => {
    const clause = session.clauseAt(mention.start)
    return clause !== undefined && session.usable(clause) && mention.trouble !== 'denied'
  })
  const [mention] = told
  if (
    told.length !== 1 ||
    !mention ||
    mention.precision !== 'day' ||
    taken.has(mention) ||
    session.usedDays.has(mention)
  )
    return
  const clause = session.clauseAt(mention.start)
  if (!clause || clause.hypothetical || session.ruledOut(fact, clause) || dateOnly(session, declared, mention)) return
  const { first } = session.wordsIn(mention)
  const handed = session.text.words
    .slice(Math.max(clause.first, first - 3), first)
    .some((word) => HANDS_IN.test(word.text))
  if (!handed && foreignVerb(session, fact, declared, Math.max(clause.first, first - 6), first, 'back')) {
    session.doubts.add(fact)
    return
  }
  takeDay(session, fact, declared, mention, clause, (candidate) => session.settle(fact, [candidate]))
}

/** "No letter ever came", where the question itself says that none is to be told as not known. */
function noneCame(session: Session, fact: string, declared: DayFact): boolean {
  if (!/\bif none\b.*\bdo not know\b/.test(fold(declared.ask))) return false
  const clause = session.clauses.find((each) => session.usable(each) && !each.question && each.doubt === 'none')
  if (!clause || !NONE_CAME.test(session.normOf(clause))) return false
  const [first, last] = [session.text.words[clause.first], session.text.words[clause.last - 1]]
  if (!first || !last) return false
  session.readings.set(fact, { value: null, start: first.start, end: last.end })
  return true
}

export function replyDay(session: Session, fact: string, declared: DayFact): void {
  const all = session.days
    .map((mention) => ({ mention, clause: session.clauseAt(mention.start) }))
    .filter(
      (entry): entry is { mention: DayMention; clause: Clause } =>
        entry.clause !== undefined &&
        session.usable(entry.clause) &&
        entry.mention.trouble !== 'denied' &&
        !dateOnly(session, declared, entry.mention) &&
        !ruledOutHere(session, fact, entry.clause, entry.mention),
    )
  // "I said the 30th, it came in July 1": what was said before is what the reply puts right.
  const told = all.filter((entry) => all.length === 1 || !SAID_BEFORE.test(session.textOf(entry.mention)))
  const near = told.filter((entry) => session.nearest(fact, entry.clause, entry.mention) !== null)
  const others = [...session.facts.kinds].filter(
    (entry): entry is [string, DayFact] => entry[0] !== fact && entry[1].kind === 'day',
  )
  // "the letter came August 29", to a question about the closing: another fact's own words lead up to the day.
  const taken = ({ mention, clause }: { mention: DayMention; clause: Clause }, most: number): boolean =>
    others.some(([name, other]) => {
      const distance = governing(session, name, other, clause, mention)
      return typeof distance === 'number' && distance <= most
    })
  const about = (entry: { mention: DayMention; clause: Clause }): boolean =>
    foreignVerb(
      session,
      fact,
      declared,
      Math.max(entry.clause.first, session.wordsIn(entry.mention).first - 4),
      session.wordsIn(entry.mention).first,
      'back',
    )
  const ends = ({ mention, clause }: { mention: DayMention; clause: Clause }): boolean => {
    const { first } = session.wordsIn(mention)
    return session.text.words
      .slice(Math.max(clause.first, first - 3), first)
      .some(({ text }) => ENDS.test(text) && !stemsOf(declared).has(text.slice(0, 5)))
  }
  const free = told.filter((entry) => !taken(entry, Number.POSITIVE_INFINITY) && !ends(entry))
  const single = told.length === 1 ? told.filter((entry) => !ends(entry) && !(taken(entry, 1) && about(entry))) : free
  // "Got it October 9": what is asked for, whatever else is got.
  const [only] = told
  const itself = told.length === 1 && only !== undefined && ITSELF.test(session.normOf(only.clause))
  const pool = near.length > 0 ? near : itself ? told : single
  const candidates: Candidate[] = []
  for (const { mention, clause } of pool) {
    session.usedDays.add(mention)
    if (clause.question) session.doubts.add(fact)
    else if (clause.doubt !== 'none' && mention.trouble !== 'contradictory')
      candidates.push({ value: null, ...session.doubtful(clause, mention.start, mention.end) })
    else takeDay(session, fact, declared, mention, clause, (candidate) => candidates.push(candidate))
  }
  if (candidates.length > 0) session.settle(fact, candidates)
  else if (pool.length === 0 && !session.unknownReply(fact) && !noneCame(session, fact, declared))
    session.unknownAmount(fact)
}

/**
 * "Perdón, la presenté el 31 de julio", asked for the hearing: what puts right a day told before answers nothing that is asked
 * for the first time, unless it is named.
 */
export function isAboutOther(session: Session, asked: string, declared: DayFact): boolean {
  const { known } = session.options
  const others = [...session.facts.kinds].some(
    ([fact, { kind }]) =>
      kind === 'day' && fact !== asked && (known === undefined || (known[fact] !== undefined && known[fact] !== null)),
  )
  // A day known to the month or the year is told more exactly, or otherwise.
  if (!others || (known?.[asked] !== undefined && known[asked] !== null)) return false
  const opens = PUTS_RIGHT.test(session.text.folded)
  return (
    opens &&
    !session.days.some((day) => {
      const clause = session.clauseAt(day.start)
      return clause !== undefined && session.nearest(asked, clause, day) !== null && declared.words.near !== undefined
    })
  )
}

/** Whether a day fact asks when something came to hand. */
function isReceipt(declared: DayFact): boolean {
  const known = receipts.get(declared)
  if (known !== undefined) return known
  const ask = fold(declared.ask)
  const made =
    /\b(?:receiv\w*|reach\w*|get|got|arriv\w*|deliver\w*|served|come|came|recib\w*)\b/.test(ask) &&
    !/\bdated?\b(?! (?:did|was|is|on))/.test(ask.replace(/^(?:on|for) what date/, ''))
  receipts.set(declared, made)
  return made
}

// The beginnings of the words a day fact is asked by, named by and looked for with.

function stemsOf(declared: DayFact): ReadonlySet<string> {
  const known = stems.get(declared)
  if (known) return known
  const words = wordsOf(
    fold(`${declared.ask} ${declared.label} ${declared.words.near.join(' ').replace(/[()|*?]/g, ' ')}`),
  )
  const made = new Set(words.filter((word) => word.text.length > 2).map((word) => word.text.slice(0, 5)))
  stems.set(declared, made)
  return made
}
