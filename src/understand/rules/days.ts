import { Temporal } from 'temporal-polyfill'
import { type DayTrouble, day, Reader } from './day-finder.ts'
import { type Tense, tenseAround } from './tense.ts'
import { readText, type Text } from './text.ts'

/** A day, a month or a year as it stands in a message. */
export interface DayMention {
  readonly start: number
  readonly end: number
  readonly precision: 'day' | 'month' | 'year'
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; `null` while it hangs on the tense. */
  readonly value: string | null
  /** What it is if it lies behind or ahead of the day asked about; both `null` where `value` is told. */
  readonly past: string | null
  readonly future: string | null
  /** The tense of the words around it. */
  readonly tense: Tense | null
  readonly trouble: DayTrouble | null
}

const BOUND =
  /\b(?:before|after|since|until|till|by|no later than|at the latest|at the earliest|como muy tarde|prior to|past|following|starting|beginning|antes de|antes del|despues de|despues del|desde|hasta|a mas tardar|para)(?: the| el| about| around| early| late| mid| about the)?\s+$/

// "I was driving by yesterday": a way past something, and no limit.
const CAME_BY =
  /\b(?:driv(?:e|ing)|drove|stop(?:ped|ping)?|came|come|coming|went|go|going|swung|walk(?:ed|ing)?|pass(?:ed|ing)) by\s+$/

// "Fijada para el 20": a day that is set, and no limit.
const SET_FOR = /\b(?:fijad[oa]|programad[oa]|senalad[oa]|puest[oa]|citad[oa]s?|convocad[oa]) para(?: el| el dia)?\s+$/

const OR_SO =
  /^,? (?:at the (?:latest|earliest)|or (?:earlier|later|before|after|sooner)\b|a mas tardar|o (?:antes|despues)\b)/

const UNTIL = /\b(?:until|till|hasta)(?: the| el)?\s+$/

const VAGUE =
  /\b(?:about|around|circa|roughly|approximately|approx\.?|maybe|like|probably|or so|somewhere around|alrededor|como|quizas?|tal vez|mas o menos|aproximadamente)(?: on| the| del?| el| in)?\s+$/

const NOT_THIS = /\b(?:not|instead of|rather than|isn't|wasn't|en vez de|no)(?: on| in| the| el| en| until| till)?\s+$/

// "Was to be November 15 but was moved to the 24th": the first of the two never came.
const WAS_TO_BE =
  /\b(?:was|were|had been) (?:first |originally )?(?:to be|going to be|supposed to be|set|scheduled|planned|slated)(?: (?:for|on))?(?: the)? $|\b(?:originally|at first)(?: \w+){0,3} $|\biba a ser(?: el)? $|\b(?:estaba|fue) (?:programad[oa]|fijad[oa]|prevista?|previsto) para(?: el)? $/

const BUT_THEN =
  /^[^.;?!]{0,24}?(?:,\s*|\b)(?:but|then|and then|however|pero|luego)\b[^.;?!]{0,30}(?:\d|monday|tuesday|wednesday|thursday|friday)/

const BIRTH = /\b(?:born|birth|birthday|dob|naci|nacio|nacimiento|cumpleanos)\b/

/**
 * Every day, month and year that a message speaks of, in the order they stand.
 *
 * The reader is its own: it works on plain calendar days from first to last, knows no clock and no time zone, and leaves
 * unread what two people could take two ways ("two weeks ago", "next Friday" said on a Monday, "June 12 or 13").
 *
 * @param input the message, or one already read
 * @param asOf the day the message is written, `YYYY-MM-DD`
 * @throws RangeError where `asOf` is no day
 */
export function readDays(input: string | Text, asOf: string): DayMention[] {
  const text = typeof input === 'string' ? readText(input) : input
  const reader = new Reader(text, Temporal.PlainDate.from(asOf))
  const { folded } = text
  reader.numeric()
  reader.feasts()
  reader.named()
  reader.relative()
  reader.weekdays()
  reader.ordinals()
  reader.shortYears()
  reader.years()
  reader.found.sort((a, b) => a.start - b.start)
  const birth = BIRTH.test(folded)
  const mentions: DayMention[] = []
  for (const found of reader.found) {
    const before = reader.behind(found.start)
    if (birth && BIRTH.test(folded.slice(Math.max(0, found.start - 40), found.end + 12))) continue
    let trouble = found.trouble ?? null
    const exactUntil = UNTIL.test(before) && /\b(?:not|never|no)\b|n't|dnt\b/.test(before)
    if (!trouble && /\b(?:between|entre)\b.{1,30}\b(?:and|y)\s+(?:the |el )?$/.test(before)) trouble = 'range'
    else if (!trouble && NOT_THIS.test(before) && !exactUntil) trouble = 'denied'
    else if (!trouble && WAS_TO_BE.test(before) && BUT_THEN.test(folded.slice(found.end, found.end + 60)))
      trouble = 'denied'
    else if (!trouble && BOUND.test(before) && !exactUntil && !CAME_BY.test(before) && !SET_FOR.test(before))
      trouble = 'bound'
    else if (!trouble && OR_SO.test(folded.slice(found.end, found.end + 24))) trouble = 'bound'
    // A deed's "on or about" names the day it is set for.
    else if (!trouble && VAGUE.test(before) && !/\bon or about(?: the)? $/.test(before)) trouble = 'vague'
    mentions.push({
      start: found.start,
      end: found.end,
      precision: found.precision,
      value: found.value ?? null,
      past: found.past ?? null,
      future: found.future ?? null,
      // "Mailed June 8 for the June 20 hearing": the mailing is past, the hearing may not be.
      // "Not filed until October 9": what was not done until then was done.
      tense:
        found.tense ??
        (exactUntil && !/\b(?:will|wo|going|can|would|be)\b/.test(before.slice(-30)) ? 'past' : null) ??
        (isNamedFor(folded, found) ? null : tenseAround(folded, found.start, found.end)),
      trouble,
    })
  }
  const byStart = new Map(reader.found.map((entry) => [entry.start, entry]))
  const breaks = [...folded.matchAll(/[?!;\n]|\.\s/g)].map((match) => match.index)
  const sentence = new Map<DayMention, number>()
  let passed = 0
  for (const mention of mentions) {
    while (passed < breaks.length && (breaks[passed] ?? 0) < mention.start) passed++
    sentence.set(mention, passed)
  }
  const rivals = mentions.filter((other) => other.value !== null && other.precision !== 'year')
  return mentions.map((mention, i) => {
    const put = putRight(folded, mention, mentions[i + 1])
    if (put) return put
    const found = byStart.get(mention.start)
    const before = mentions[i - 1]
    if (before && sentence.get(before) === sentence.get(mention)) {
      const month = sameMonth(folded, mention, before, reader.asOf)
      if (month) return month
    }
    if (mention.trouble || mention.value !== null || !found?.yearless)
      return found?.yearless ? mention : inContext(mention, mentions, i, reader.asOf)
    // "Hearing December 7, 2026. Notice published December 4": of another sentence only what is to come just then.
    const here = rivals.filter((other) => sentence.get(other) === sentence.get(mention))
    const ahead = rivals.filter(({ value }) => value !== null && value > asOf)
    const beside = besideDated(
      mention,
      here.length > 0 || !isHardlyPast(mention, reader.asOf) ? here : ahead,
      reader.asOf,
    )
    if (beside !== null) return { ...mention, value: beside, past: null, future: null }
    // Beside a date of another year, a date without one may belong to that year as well.
    const clash = rivals.some((other) => {
      const year = other.value?.slice(0, 4)
      const month = other.value?.slice(5, 7)
      const mine = [mention.past, mention.future].filter((value) => value !== null)
      const near = sentence.get(other) === sentence.get(mention) || mine.some((value) => value.slice(5, 7) === month)
      return near && mine.every((value) => value.slice(0, 4) !== year)
    })
    return clash ? { ...mention, trouble: 'vague' as const } : mention
  })
}

/** So many days apart, two days of one sentence are taken to belong together. */
const TOGETHER = 60

const CLOSE = 14

/** "Published December 3, 2026, mailed December 4": the year that a date leaves out is that of the dated one it lies close to. */
function besideDated(mention: DayMention, dated: readonly DayMention[], asOf: Temporal.PlainDate): string | null {
  if (mention.precision !== 'day') return null
  const apart = (other: DayMention): number =>
    other.start > mention.start ? other.start - mention.end : mention.start - other.end
  const [nearest] = dated
    .filter(({ precision, trouble }) => precision === 'day' && (trouble === null || trouble === 'bound'))
    .sort((a, b) => apart(a) - apart(b))
  if (!nearest?.value) return null
  const told = Temporal.PlainDate.from(nearest.value)
  const days = (value: string): number => Math.abs(told.until(Temporal.PlainDate.from(value)).days)
  const [value] = [mention.past, mention.future].filter((each) => each !== null).sort((a, b) => days(a) - days(b))
  if (value === undefined || days(value) > TOGETHER) return null
  const ahead = value > asOf.toString()
  const behindOnly = mention.tense === 'past' && ahead
  const asPast = nearest.tense === 'past' && nearest.value > asOf.toString()
  if (behindOnly && !asPast && days(value) > CLOSE && !isHardlyPast(mention, asOf)) return null
  // What is past lies ahead only where all of it is put as if it were past; what is to come does not lie behind.
  if (mention.tense === 'past' && ahead && nearest.value <= asOf.toString()) return null
  return mention.tense === 'future' && !ahead ? null : value
}

/** Whether a day without a year lies just ahead and its last one nearly a year behind. */
function isHardlyPast({ precision, past, future }: DayMention, asOf: Temporal.PlainDate): boolean {
  if (precision !== 'day' || past === null || future === null) return false
  return (
    Temporal.PlainDate.from(past).until(asOf).days >= 300 &&
    asOf.until(Temporal.PlainDate.from(future)).days <= TOGETHER
  )
}

function isNamedFor(folded: string, { start, end }: { readonly start: number; readonly end: number }): boolean {
  return (
    /\b(?:for|before|para|antes de) (?:the |our |its |a |la |el )?$/.test(
      folded.slice(Math.max(0, start - 14), start),
    ) &&
    /^ (?:public )?(?:hearing|meeting|session|closing|vote|sale|inspection|deadline)\b/.test(
      folded.slice(end, end + 20),
    )
  )
}

// "It was the 13th, not November 3, 2025": the right day lies in the month of the wrong one.
function putRight(folded: string, mention: DayMention, next: DayMention | undefined): DayMention | null {
  const date = (mention.past ?? mention.future)?.slice(8)
  if (mention.value !== null || mention.trouble || mention.precision !== 'day' || date === undefined) return null
  if (/[a-z]{3}/.test(folded.slice(mention.start, mention.end))) return null
  if (next?.trouble !== 'denied' || next.precision !== 'day' || next.value === null) return null
  if (!/^,? (?:y |and )?(?:no|not) (?:el |on |the )?$/.test(folded.slice(mention.end, next.start))) return null
  const right = day(Number(next.value.slice(0, 4)), Number(next.value.slice(5, 7)), Number(date))
  return right ? { ...mention, value: right.toString(), past: null, future: null } : null
}

/** "Denied us May 11, filed it the 14th": in one sentence, a bare date after a named one lies in the month of the named one. */
function sameMonth(
  folded: string,
  mention: DayMention,
  before: DayMention,
  asOf: Temporal.PlainDate,
): DayMention | null {
  if (mention.trouble || mention.value !== null || mention.precision !== 'day' || before.precision !== 'day')
    return null
  if (/[a-z]{3}/.test(folded.slice(mention.start, mention.end))) return null
  if (
    !/[a-z]{3}|\d[/-]\d/.test(folded.slice(before.start, before.end)) ||
    (before.trouble && before.trouble !== 'denied')
  )
    return null
  const date = (mention.past ?? mention.future)?.slice(8) ?? ''
  const known = before.value ?? before.past ?? before.future
  if (known === null || date === '') return null
  if (
    before.value === null &&
    [before.past, before.future].some((each) => each !== null && each.slice(5) !== known.slice(5))
  )
    return null
  // An earlier date lies in a later month, or tells of something before it.
  if (Number(date) <= Number(known.slice(8))) return { ...mention, past: null, future: null, trouble: 'vague' }
  const moved = (value: string | null): string | null => {
    if (value === null) return null
    return day(Number(value.slice(0, 4)), Number(value.slice(5, 7)), Number(date))?.toString() ?? null
  }
  const { value, past, future } = { value: moved(before.value), past: moved(before.past), future: moved(before.future) }
  if (value === null && past === null && future === null)
    return { ...mention, past: null, future: null, trouble: 'contradictory' }
  const ahead = past !== null && past > asOf.toString()
  return { ...mention, value, past: ahead ? null : past, future: ahead && future === null ? past : future }
}

// "July 9, 2026 … not till the 14th": right after a day that is told in full, the 14th may be the next one after it.
function inContext(mention: DayMention, all: readonly DayMention[], at: number, asOf: Temporal.PlainDate): DayMention {
  if (mention.trouble || mention.value !== null || mention.precision !== 'day') return mention
  let last: DayMention | undefined
  for (let i = at - 1; i >= 0 && !last; i--) {
    const other = all[i]
    if (other?.precision === 'day' && other.value !== null && !other.trouble) last = other
  }
  if (!last?.value) return mention
  const date = Number((mention.past ?? mention.future)?.slice(8) ?? 0)
  const told = Temporal.PlainDate.from(last.value)
  const month = told.toPlainYearMonth().add({ months: date > told.day ? 0 : 1 })
  const next = day(month.year, month.month, date)
  if (!next || Temporal.PlainDate.compare(next, asOf) > 0 || next.toString() === mention.past) return mention
  return mention.tense === 'future' ? mention : { ...mention, trouble: 'vague' }
}

/**
 * The day a mention means, once the tense is known.
 *
 * @param hint the tense of the question that was asked, where the words around the day tell none
 * @returns `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; `null` where it is not certain.
 */
export function resolveDay(mention: DayMention, asOf: string, hint: Tense | null = null): string | null {
  if (mention.trouble) return null
  if (mention.value !== null) return mention.value
  const tense = mention.tense ?? hint
  if (mention.past === null || mention.future === null) {
    return tense === 'past' ? mention.past : tense === 'future' ? mention.future : null
  }
  const today = Temporal.PlainDate.from(asOf)
  const behind = today.since(firstOf(mention.past)).days
  const ahead = today.until(firstOf(mention.future)).days
  // "The hearing is June 29", said in September, hardly means next year's.
  const farAhead = ahead > 270 && behind < 95
  const farBehind = behind > 270 && ahead < 95
  // "The notice ran June 18", said on June 15, is hardly last year's.
  const justAhead = behind > 300 && ahead <= 14
  if (tense === 'past') return (farBehind && mention.tense === null) || justAhead ? null : mention.past
  if (tense === 'future') return farAhead ? null : mention.future
  // Without a tense only a date whose other year lies far away is certain: a weekday or "the 14th" never is.
  if (mention.precision !== 'day' || behind + ahead < 300) return null
  if (behind <= 90 && ahead > 240) return mention.past
  return ahead <= 90 && behind > 240 ? mention.future : null
}

// The day itself, or the first of a month.
function firstOf(value: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(value.length === 7 ? `${value}-01` : value)
}
