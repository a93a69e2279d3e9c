import type { Fact, FactValue } from '../../../machines/kit/facts.ts'
import { fromElse, numbers, replyNumber } from './amounts.ts'
import { choice, namedBy, replyChoice, replyYesNo, yesNo } from './choices.ts'
import { amend, putRight, takeBack } from './corrections.ts'
import { stanceOf } from './polarity.ts'
import { compile, type FactsRead, type Reading, type ReadOptions, Session } from './session.ts'
import { dayFacts, isAboutOther, replyDay } from './told-days.ts'
import { withheld } from './withhold.ts'

/** A value as its words are declared under: a choice's own name, a yes or a no. */
const nameOfValue = (value: FactValue): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))

/** The fact that was asked for, read as a reply. */
function reply(session: Session, fact: string): void {
  const declared = session.facts.kinds.get(fact)
  if (!declared) return
  if (declared.kind === 'yes-no') replyYesNo(session, fact)
  else if (declared.kind === 'choice') replyChoice(session, fact, declared)
  else if (declared.kind === 'number') replyNumber(session, fact, declared)
  else replyDay(session, fact, declared)
}

/** Drops what was read and is not surely meant; it is asked for instead. */
function withhold(session: Session): void {
  const told = [...session.readings].flatMap(([fact, { value, start, end }]) => {
    const declared = session.facts.kinds.get(fact)
    return declared === undefined || value === null ? [] : [{ fact, declared, value, start, end }]
  })
  const doubtful = withheld(told, {
    folded: session.text.folded,
    sentenceAt: (at) => {
      const number = session.clauseAt(at)?.sentence
      const clauses = session.clauses.filter(({ sentence }) => sentence === number)
      return { start: clauses[0]?.start ?? 0, end: clauses.at(-1)?.end ?? session.text.folded.length }
    },
    asked: session.options.asked,
    asks: (at) => session.clauseAt(at)?.question === true,
    days: session.days.filter(({ trouble }) => trouble !== 'denied'),
    // The neighbor's distance is none of the case's, and yet it may be the one that was meant.
    quantities: session.quantities.filter((quantity) => {
      const clause = session.clauseAt(quantity.start)
      return clause !== undefined && !clause.claim && !clause.elsewhere
    }),
    claimed: session.quantities.filter((quantity) => session.clauseAt(quantity.start)?.claim === true),
    ofElse: (declared, quantity) => declared.kind === 'number' && fromElse(session, declared, quantity),
    phrasesFor: (fact, value) =>
      session.hits
        .filter(({ role }) => role.fact === fact && role.role !== 'doubt' && namedBy(role) === nameOfValue(value))
        .map((hit) => session.place(hit)),
    doubtsOf: (fact, value) =>
      session.hits
        .filter(({ role }) => role.fact === fact && role.role === 'doubt' && role.value === nameOfValue(value))
        .filter(({ clause, first, last, phrase }) => {
          if (!session.usable(clause)) return false
          const { stance } = stanceOf(session.text, session.clauses, clause, first, last, phrase)
          return stance !== 'denied' && stance !== 'former'
        })
        .map((hit) => session.place(hit)),
  })
  for (const fact of doubtful) {
    session.readings.delete(fact)
    session.doubts.add(fact)
  }
}

function run(session: Session): FactsRead {
  const { asked } = session.options
  const declared = asked === undefined ? undefined : session.facts.kinds.get(asked)
  const right = putRight(session)
  if (asked !== undefined && declared?.kind === 'day' && right === null && isAboutOther(session, asked, declared))
    session.doubts.add(asked)
  // "No, it was 70 feet, not 60" says no to the amount, and not to what is asked.
  else if (asked !== undefined && (right === null || (declared?.kind !== right && declared?.kind !== 'yes-no')))
    reply(session, asked)
  for (const [fact, declared] of session.facts.kinds) {
    if (fact === asked) continue
    if (declared.kind === 'yes-no') session.settle(fact, yesNo(session, fact))
    else if (declared.kind === 'choice') session.settle(fact, choice(session, fact))
  }
  numbers(session)
  dayFacts(session)
  amend(session)
  if (asked !== undefined) takeBack(session, asked)
  withhold(session)
  const readings: Reading[] = []
  for (const [fact, { value, approx, bound, bare: _, ...span }] of session.readings) {
    const { start, end } = wholeWords(session.text.source, span)
    readings.push({
      fact,
      value,
      evidence: session.text.source.slice(start, end),
      start,
      end,
      ...(approx && { approx }),
      ...(bound && { bound }),
    })
  }
  const settled = new Set(readings.map((reading) => reading.fact))
  return {
    readings,
    contradictions: session.contradictions,
    doubts: [...session.doubts].filter((fact) => !settled.has(fact)),
  }
}

// Half of a contraction is no evidence that anybody could read: "n't failed" is told as "hasn't failed".

function wholeWords(
  source: string,
  span: { readonly start: number; readonly end: number },
): { start: number; end: number } {
  let { start, end } = span
  const letter = (at: number): boolean => /[\p{L}\p{Mn}]/u.test(source.charAt(at))
  const inWord = (at: number): boolean =>
    letter(at) || (/['\u2019]/.test(source.charAt(at)) && letter(at - 1) && letter(at + 1))
  while (start > 0 && inWord(start) && inWord(start - 1)) start--
  while (end < source.length && inWord(end - 1) && inWord(end)) end++
  return { start, end }
}

/**
 * Reads from a message every fact it states, each with the words it was read from.
 *
 * Without `asked` it is strict: what is not surely stated is left to be asked for. The fact `asked` is read as a reply, where
 * "yes", "40" or "the second one" will do. What others say, what is told of other towns, and what is only supposed, is never
 * read. The same message and day always give the same readings.
 *
 * @param message any text, English or Spanish
 * @param facts the facts to look for; compiled once per object, so hand over the same object each time
 * @throws RangeError where `asOf` is no day; Error where a declared phrase is empty. Nothing that a person writes throws.
 */
export function readFacts(message: string, facts: Readonly<Record<string, Fact>>, options: ReadOptions): FactsRead {
  return run(new Session(message, compile(facts), options))
}
