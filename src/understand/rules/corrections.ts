import { Temporal } from 'temporal-polyfill'
import { clear, inUnit, proposed, SAID_BEFORE, safe, standsAlone } from './amounts.ts'
import { resolveDay } from './days.ts'
import { convert } from './quantities.ts'
import { type Candidate, CORRECTS, isCorrection, type Session } from './session.ts'
import { tenseOf } from './tense.ts'

/** "September 21 not 22": the wrong day by its number alone. */
const NOT_THE = /^,? (?:y |and )?(?:not|no)(?: on)?(?: the| el)? (\d{1,2})(?:st|nd|rd|th)?(?![\w/])/
const BUT_YES = /\b(?:but|pero) (?:yes|yeah|yep|si)\b/
const BUT_NO = /\b(?:but|pero) (?:no|nope)\b(?! (?:problem|idea|more|one|hay))/
const OF_THE_OLD_ONE =
  /^[^.;?!]{0,30}\b(?:but |pero )?(?:that is|that'?s|that was|it is|it'?s|it was|es|era|eso es) (?:(?:for|de) )?(?:the|el|la) (?:old|existing|current|viejo|vieja|actual) (?:one|system|tank|field|sistema|tanque|campo)?/

/**
 * "30 feet from the road. Sorry, 35": a correction that was too bare to be read on its own takes the place of what it
 * corrects, or, where it says more than a bare value, leaves the fact to be asked for.
 */
export function amend(session: Session): void {
  const taken = [...session.readings.values()]
  for (const [fact, reading] of [...session.readings]) {
    const declared = session.facts.kinds.get(fact)
    if (reading.value === null || (declared?.kind !== 'number' && declared?.kind !== 'day')) continue
    const later = declared.kind === 'number' ? session.quantities : session.days
    for (const span of later) {
      if (span.start < reading.end || taken.some((other) => other.start < span.end && span.start < other.end)) continue
      const between = session.text.folded.slice(reading.end, span.start)
      if (!isCorrection(between) || !/^(?:\W+\w+){0,3}\W*$/.test(afterCorrection(between))) continue
      const clause = session.clauseAt(span.start)
      if (!clause || !session.usable(clause)) continue
      let candidate: Candidate | null = null
      if (declared.kind === 'number' && 'amount' in span) {
        if (span.denied) continue
        const told = inUnit(declared, span, !span.article)
        if (!told && span.unit !== null && span.unit !== declared.unit) continue
        if (told && standsAlone(session, span) && safe(session, fact, declared, told.value, span))
          candidate = proposed(clear(session, fact, declared, told.value, span), span)
      } else if (declared.kind === 'day' && 'precision' in span) {
        if (span.trouble === 'denied') continue
        const value = resolveDay(span, session.options.asOf, tenseOf(declared.ask))
        if (value !== null) candidate = { value, start: span.start, end: span.end }
      }
      if (candidate && clause.doubt === 'none') session.readings.set(fact, candidate)
      else {
        session.readings.delete(fact)
        session.doubts.add(fact)
      }
    }
  }
}

// "No, that's the thing … but yes, it does"; "47 ft, but that's the old one": what a reply takes back is asked for again.

export function takeBack(session: Session, asked: string): void {
  const reading = session.readings.get(asked)
  if (reading === undefined) return
  const after = session.text.folded.slice(reading.end)
  const turned = reading.value === true ? BUT_NO : reading.value === false ? BUT_YES : null
  if (turned?.test(after) || (typeof reading.value === 'number' && OF_THE_OLD_ONE.test(after))) {
    session.readings.delete(asked)
    session.doubts.add(asked)
  }
}

/** Whether a value is told as one that was told before, and wrongly. */
function isTakenBack(session: Session, span: { readonly start: number }): boolean {
  return SAID_BEFORE.test(session.textOf(span))
}

/**
 * "Sorry, it was September 21, not 22", where the 22nd is known for some fact: that fact is put right, whichever is asked for.
 *
 * @returns the kind of fact that the correction is about; null where it is about none that is known
 */
export function putRight(session: Session): 'day' | 'number' | null {
  const { known, asked } = session.options
  if (known === undefined) return null
  const facts = [...session.facts.kinds].filter(([fact]) => fact !== asked && known[fact] !== undefined)
  const sure = (span: { readonly start: number }): boolean => {
    const clause = session.clauseAt(span.start)
    return clause !== undefined && session.usable(clause) && !clause.question && clause.doubt === 'none'
  }
  const denied = session.days.filter((day) => day.trouble === 'denied' || isTakenBack(session, day))
  const [right, other] = session.days.filter((day) => !denied.includes(day))
  if (right && !other && right.trouble === null && right.precision === 'day' && sure(right)) {
    const [, date] = NOT_THE.exec(session.text.folded.slice(right.end)) ?? []
    const values = new Set(denied.flatMap(({ value, past, future }) => [value, past, future]))
    const meant = facts.filter(([fact, { kind }]) => {
      const value = String(known[fact])
      if (kind !== 'day' || value.length < 10) return false
      return values.has(value) || (date !== undefined && Number(value.slice(8)) === Number(date))
    })
    const [only] = meant
    if (only && meant.length === 1) {
      const wrong = Temporal.PlainDate.from(String(known[only[0]]))
      const days = (value: string): number => Math.abs(wrong.until(Temporal.PlainDate.from(value)).days)
      const [value] = [right.value, right.past, right.future]
        .filter((each) => each !== null)
        .sort((a, b) => days(a) - days(b))
      if (value !== undefined) {
        session.usedDays.add(right)
        session.readings.set(only[0], { value, start: right.start, end: right.end })
        return 'day'
      }
    }
  }
  const wrong = session.quantities.filter((quantity) => quantity.denied || isTakenBack(session, quantity))
  const [amount, more] = session.quantities.filter((quantity) => !wrong.includes(quantity))
  if (!amount || more || wrong.length === 0 || !sure(amount)) return null
  const meant = facts.filter(
    ([fact, declared]) =>
      declared.kind === 'number' &&
      wrong.some(({ amount: told, unit }) => {
        const value = unit === null ? told : unit === 'other' ? null : convert(told, unit, declared.unit)
        return value !== null && value === known[fact]
      }),
  )
  const [only] = meant
  if (!only || meant.length > 1 || only[1].kind !== 'number') return null
  const told = inUnit(only[1], amount, true)
  if (!told || !safe(session, only[0], only[1], told.value, amount)) return null
  session.usedQuantities.add(amount)
  session.readings.set(only[0], proposed(clear(session, only[0], only[1], told.value, amount), amount))
  return 'number'
}

// What stands after the last word that corrects.

function afterCorrection(between: string): string {
  let end = 0
  for (const match of between.matchAll(new RegExp(CORRECTS.source, 'g'))) end = match.index + match[0].length
  return between.slice(end)
}
