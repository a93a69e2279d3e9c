/**
 * The deadline table of a procedure and its reckoning.
 *
 * A procedure holds rows (`Deadline`) and no date arithmetic. `reckon` turns a row and the known facts into days and a
 * receipt; `inTime` turns the rows into XState guards. How days are counted belongs to a state's law: it comes in as a
 * `Calendar`, so that nothing here knows New York.
 */
import { Temporal } from 'temporal-polyfill'
import type { Facts, FactValue } from './facts.ts'
import type { Language, Translated } from './language.ts'
import { al, de, day as sayDay, monthDay as sayMonthDay, wholeDay } from './say.ts'

/** The units a law counts time in. Business days and working days are counted alike; the law's own word is kept. */
export type TimeUnit = 'days' | 'business days' | 'working days' | 'weeks' | 'months' | 'years'

/** A period as the law writes it: `'62 days'`, `'1 year'`. Any other unit does not compile; the number is whole, 1 or more. */
export type Period =
  | `${number} ${TimeUnit}`
  | '1 day'
  | '1 business day'
  | '1 working day'
  | '1 week'
  | '1 month'
  | '1 year'

/** A period taken apart. `number` is whole and at least 1. */
export interface Span {
  readonly number: number
  readonly unit: TimeUnit
}

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
/** A day of any year, `MM-DD`: `'08-31'`. */
export type MonthDay = `${`0${Digit}` | '10' | '11' | '12'}-${'0' | '1' | '2' | '3'}${Digit}`

/** Under the act's own period: the last day to do it. Moves where the calendar's law moves the end of such a period. */
interface WithinAfter<F extends string> {
  readonly within: Period
  readonly after: F
  /** A fact holding a later day that was agreed on; it takes the place of the day counted. */
  readonly orBy?: F
}

/** Notice counted back from another day: the last day to give it. Never moves later. */
interface AtLeastBefore<F extends string> {
  readonly atLeast: Period
  readonly before: F
}

/** A paper or a right that lapses: its last day. Nothing is done on that day, so it never moves. */
interface ExpiresAfter<F extends string> {
  readonly expires: Period
  readonly after: F
}

/** A waiting time: the first lawful day. */
interface NotBeforeAfter<F extends string> {
  readonly notBefore: Period
  readonly after: F
}

/** A window that looks back from a day: the earliest day still inside it. */
interface WithinBefore<F extends string> {
  readonly within: Period
  readonly before: F
}

/** A calendar day of the year in which a fact's day lies: the last day to act. "Prior to September 1st" is `'08-31'`. */
interface OnDay<F extends string> {
  readonly day: MonthDay
  readonly inYearOf: F
}

/** "Immediately": a duty without a day. */
interface Immediately<F extends string> {
  readonly immediately: true
  readonly after?: F
}

interface Row<F extends string, C extends string> {
  /** What is due, in a reader's words: "Hold the public hearing". */
  readonly label: string
  /** Who must act. */
  readonly actor: string
  readonly cite: C | readonly C[]
  /** The fact holding the day on which it was done; gives the row a guard `<id>InTime`. */
  readonly met?: F
  /** What the text leaves open about this period; shown as the last step of the receipt. */
  readonly note?: string
}

type TimeKey =
  | 'within'
  | 'atLeast'
  | 'expires'
  | 'notBefore'
  | 'day'
  | 'immediately'
  | 'after'
  | 'before'
  | 'orBy'
  | 'inYearOf'
/** One kind of row only: a key of another kind beside it does not compile. */
type Only<T> = T & { readonly [K in Exclude<TimeKey, keyof T>]?: never }

/** A row of the deadline table. `F`: the procedure's fact names. `C`: the references it may cite. */
export type Deadline<F extends string = string, C extends string = string> = Row<F, C> &
  (
    | Only<WithinAfter<F>>
    | Only<AtLeastBefore<F>>
    | Only<ExpiresAfter<F>>
    | Only<NotBeforeAfter<F>>
    | Only<WithinBefore<F>>
    | Only<OnDay<F>>
    | Only<Immediately<F>>
  )

/** A deadline table: rows by id. */
export type Deadlines<F extends string = string, C extends string = string> = { readonly [id: string]: Deadline<F, C> }

/** A day reached and the sentences that say how. Citations are references such as `ny/gcl.20`. */
export interface Count {
  readonly day: Temporal.PlainDate
  readonly steps: readonly string[]
  readonly citations: readonly string[]
}

/** As `Count`; `day` is null where the calendar does not know the holidays of a year long past. */
export interface Plan extends Omit<Count, 'day'> {
  readonly day: Temporal.PlainDate | null
}

/** Why a day is left where the count put it. */
export type Fixed = 'notice' | 'expiry' | 'earliest' | 'window' | 'calendar-day' | 'agreed'

/**
 * How a state counts time. Every function is pure. Each throws `UnknownTime` where it would need a year or a rule that the
 * calendar does not hold. `language`: in which the steps are told, English where it is left out.
 */
export interface Calendar {
  readonly name: string
  /** Names the holiday list and the rules, so that a stored answer can say what it was reckoned with. */
  readonly version: string
  /** Counts `span` from `from`, which is itself left out. `what`: whether the period is one for doing an act. */
  count(
    from: Temporal.PlainDate,
    span: Span,
    direction: 'after' | 'before',
    what: 'act' | 'expiry',
    language?: Language,
  ): Count
  /** Where the end of a period for doing an act comes to lie once the law has moved it. */
  roll(day: Temporal.PlainDate, language?: Language): Count
  /** The same day, with the reason why the law does not move it. */
  stay(day: Temporal.PlainDate, why: Fixed, language?: Language): Count
  /** The nearest business day on that side, `day` included. */
  plan(day: Temporal.PlainDate, side: 'on or before' | 'on or after', language?: Language): Plan
}

/** A deadline reckoned. `counted`, `date` and `planBy` are `YYYY-MM-DD`; see the answer contract for what each means. */
export interface Reckoned {
  readonly edge: 'latest' | 'earliest'
  /** The day plain counting reaches. */
  readonly counted: string | null
  /** The last (`latest`) or first (`earliest`) lawful day. */
  readonly date: string | null
  /**
   * The business day to plan on: the last on or before `counted`, or, for an `earliest` edge, the first on or after it.
   * Also null where the day lies in a past year whose holidays the calendar does not hold; a step says so.
   */
  readonly planBy: string | null
  /** The rule in plain words, without a capital or a full stop: "within 62 days after the day the application was filed". */
  readonly rule: string
  /** The receipt, one sentence each. */
  readonly steps: string[]
  /** The row's own references, then the ones the count used; each once. */
  readonly citations: string[]
}

/** A year or a rule that time cannot be reckoned with. It stops the answer; `what` and `subject` say which it is. */
export class UnknownTime extends Error {
  override readonly name = 'UnknownTime'
  readonly what: 'year' | 'rule' | 'day'
  readonly subject: string
  readonly #messages: Readonly<Record<Translated, string>>

  constructor(
    what: 'year' | 'rule' | 'day',
    subject: string,
    message: string,
    messages: Readonly<Record<Translated, string>> = { es: `No se puede contar el tiempo: no se conoce “${subject}”.` },
  ) {
    super(message)
    this.what = what
    this.subject = subject
    this.#messages = messages
  }

  /** The same fault, its message in a language. */
  in(language: Language): UnknownTime {
    return language === 'en' ? this : new UnknownTime(this.what, this.subject, this.#messages[language], this.#messages)
  }
}

/** What a value says of a day: a full day, a month or a year only, nothing, or no day that exists. */
export type ParsedDay =
  | { readonly ok: true; readonly day: Temporal.PlainDate }
  | { readonly ok: false; readonly problem: 'unknown' | 'not-a-full-day' | 'not-a-day'; readonly message: string }

/** "Monday, May 25, 2026": the one way a day is written in a receipt. In Spanish "lunes, 25 de mayo de 2026". */
export function writeDay(day: Temporal.PlainDate, language: Language = 'en'): string {
  return wholeDay(day, language)
}

const READ = new Map<string, ParsedDay>()
const READ_LIMIT = 4096

/**
 * Reads a fact's value as a day of the calendar. Only `YYYY-MM-DD` that exists is a day; `YYYY-MM` and `YYYY` are days not
 * fully known; `null` and `undefined` are unknown; all else ("2026-02-30", "05/04/2026", 3, true) is no day. Never throws.
 */
export function parseDay(value: FactValue | null | undefined): ParsedDay {
  if (value === null || value === undefined) {
    return { ok: false, problem: 'unknown', message: 'The day is not known.' }
  }
  const text = String(value)
  const known = READ.get(text)
  if (known && typeof value === 'string') return known
  const parsed = readDay(value)
  if (typeof value === 'string') {
    // Days come from people: without a limit the store of days read could be filled from outside.
    if (READ.size >= READ_LIMIT) READ.clear()
    READ.set(text, parsed)
  }
  return parsed
}

function readDay(value: FactValue): ParsedDay {
  const no: ParsedDay = {
    ok: false,
    problem: 'not-a-day',
    message: `"${value}" is not a day of the calendar: write it as year-month-day, such as 2026-05-25.`,
  }
  const parts = typeof value === 'string' ? /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(value) : null
  if (!parts) return no
  const [, year, month, dayOfMonth] = parts
  if (month !== undefined && (Number(month) < 1 || Number(month) > 12)) return no
  if (month === undefined || dayOfMonth === undefined) {
    return {
      ok: false,
      problem: 'not-a-full-day',
      message: `"${value}" names a ${month === undefined ? 'year' : 'month'}; counting needs the day.`,
    }
  }
  if (Number(dayOfMonth) < 1) return no
  const fields = { year: Number(year), month: Number(month), day: Number(dayOfMonth) }
  const day = Temporal.PlainDate.from(fields, { overflow: 'constrain' })
  return day.day === fields.day ? { ok: true, day } : no
}

const SPANS = new Map<string, Span>()

/**
 * Takes a period apart: `'62 days'` → `{ number: 62, unit: 'days' }`.
 *
 * @throws UnknownTime for a unit that is not a `TimeUnit` or a number that is not whole, or below 1.
 */
export function parsePeriod(period: Period): Span {
  const known = SPANS.get(period)
  if (known) return known
  const parts = /^([1-9]\d{0,4}) (business day|working day|day|week|month|year)s?$/.exec(period)
  const unit = UNITS[parts?.[2] ?? '']
  if (!parts || !unit) {
    throw new UnknownTime(
      'rule',
      period,
      `There is no rule for counting "${period}": use a whole number and a known unit.`,
    )
  }
  const span = { number: Number(parts[1]), unit }
  SPANS.set(period, span)
  return span
}

const UNITS: { readonly [singular: string]: TimeUnit } = {
  day: 'days',
  'business day': 'business days',
  'working day': 'working days',
  week: 'weeks',
  month: 'months',
  year: 'years',
}

const SPANISH_UNITS: Readonly<Record<TimeUnit, readonly [one: string, several: string]>> = {
  days: ['día', 'días'],
  'business days': ['día hábil', 'días hábiles'],
  'working days': ['día laborable', 'días laborables'],
  weeks: ['semana', 'semanas'],
  months: ['mes', 'meses'],
  years: ['año', 'años'],
}

/** Several of a unit, in words: "business days", "días hábiles". */
export const unitsIn = (unit: TimeUnit, language: Language): string =>
  language === 'es' ? SPANISH_UNITS[unit][1] : unit

/** "1 year", "62 days": a span in words, the unit agreeing with the number. In Spanish "1 año", "62 días". */
export function writeSpan({ number, unit }: Span, language: Language = 'en'): string {
  if (language === 'es') return `${number} ${SPANISH_UNITS[unit][number === 1 ? 0 : 1]}`
  return `${number} ${number === 1 ? unit.slice(0, -1) : unit}`
}

/** How facts are called in a sentence: "the day the application was filed". */
export type Labels = { readonly [fact: string]: string }

/** What the kit itself says of a deadline. `of`: how the fact is called that a day comes from. */
interface Sayings {
  readonly unnamed: (fact: string) => string
  readonly immediately: (of: string | null) => string
  readonly onDay: (monthDay: string, of: string) => string
  readonly atLeast: (span: Span, of: string) => string
  readonly expires: (span: Span, of: string) => string
  readonly notBefore: (span: Span, of: string) => string
  readonly before: (span: Span, of: string) => string
  readonly after: (span: Span, of: string) => string
  readonly orAgreed: (of: string) => string
  readonly unknown: (of: string) => string
  readonly partly: (known: string, of: string) => string
  readonly noDay: string
  readonly starts: (of: string, day: string) => string
  readonly notLater: (day: string) => string
  readonly agreed: (of: string, day: string) => string
  readonly year: (of: string, day: string) => string
  readonly named: (day: string) => string
}

/** "dentro de los 62 días posteriores a", "dentro de 1 año después de". */
const inSpan = (span: Span, of: string, side: 'posteriores' | 'anteriores'): string => {
  const said = writeSpan(span, 'es')
  return span.number === 1
    ? `dentro de ${said} ${side === 'posteriores' ? 'después' : 'antes'} ${de(of)}`
    : `dentro de ${span.unit === 'weeks' ? 'las' : 'los'} ${said} ${side} ${al(of)}`
}

const SAYINGS: Readonly<Record<Language, Sayings>> = {
  en: {
    unnamed: (fact) => `the day of "${fact}"`,
    immediately: (of) => (of === null ? 'immediately' : `immediately after ${of}`),
    onDay: (monthDay, of) => `by ${monthDay} of the year of ${of}`,
    atLeast: (span, of) => `at least ${writeSpan(span)} before ${of}`,
    expires: (span, of) => `expires ${writeSpan(span)} after ${of}`,
    notBefore: (span, of) => `no sooner than ${writeSpan(span)} after ${of}`,
    before: (span, of) => `within ${writeSpan(span)} before ${of}`,
    after: (span, of) => `within ${writeSpan(span)} after ${of}`,
    orAgreed: (of) => `, or by a later day agreed on (${of})`,
    unknown: (of) => `It is not known what day ${of} is, so no date can be counted yet.`,
    partly: (known, of) => `Only ${known} is known of ${of}; a date can be counted once the day is known.`,
    noDay: 'The law says "immediately" and gives no number of days.',
    starts: (of, day) => `The count starts from ${of}: ${day}.`,
    notLater: (day) => `The day agreed on, ${day}, is not later, so the law's own time stands.`,
    agreed: (of, day) => `A day was agreed on (${of}): ${day}. It takes the place of the day counted.`,
    year: (of, day) => `The year is that of ${of}: ${day}.`,
    named: (day) => `The law names the day itself: ${day}.`,
  },
  es: {
    unnamed: (fact) => `el día de “${fact}”`,
    immediately: (of) => (of === null ? 'de inmediato' : `de inmediato después ${de(of)}`),
    onDay: (monthDay, of) => `a más tardar el ${monthDay} del año en que cae ${of}`,
    atLeast: (span, of) => `al menos ${writeSpan(span, 'es')} antes ${de(of)}`,
    expires: (span, of) => `vence ${writeSpan(span, 'es')} después ${de(of)}`,
    notBefore: (span, of) => `no antes de ${writeSpan(span, 'es')} después ${de(of)}`,
    before: (span, of) => inSpan(span, of, 'anteriores'),
    after: (span, of) => inSpan(span, of, 'posteriores'),
    orAgreed: (of) => `, o a más tardar en un día posterior que se haya acordado (${of})`,
    unknown: (of) => `No se sabe cuál es ${of}, así que todavía no se puede contar ninguna fecha.`,
    partly: (known, of) => `De la fecha (${of}) solo se sabe ${known}; se podrá contar cuando se sepa el día.`,
    noDay: 'La ley dice “de inmediato” y no da un número de días.',
    starts: (of, day) => `El conteo parte ${de(of)}: ${day}.`,
    notLater: (day) => `El día acordado, ${day}, no es posterior, así que rige el plazo de la ley.`,
    agreed: (of, day) => `Se acordó un día (${of}): ${day}. Ese día toma el lugar del día contado.`,
    year: (of, day) => `El año es el ${de(of)}: ${day}.`,
    named: (day) => `La ley misma nombra el día: ${day}.`,
  },
}

function named(fact: string, labels: Labels, language: Language): string {
  return labels[fact] ?? SAYINGS[language].unnamed(fact.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase())
}

function ruleOf(row: Deadline, labels: Labels, language: Language): string {
  const says = SAYINGS[language]
  const of = (fact: string): string => named(fact, labels, language)
  if (row.immediately) return says.immediately(row.after === undefined ? null : of(row.after))
  if (row.day !== undefined) return says.onDay(sayMonthDay(row.day, language), of(row.inYearOf))
  if (row.atLeast !== undefined) return says.atLeast(parsePeriod(row.atLeast), of(row.before))
  if (row.expires !== undefined) return says.expires(parsePeriod(row.expires), of(row.after))
  if (row.notBefore !== undefined) return says.notBefore(parsePeriod(row.notBefore), of(row.after))
  if (row.before !== undefined) return says.before(parsePeriod(row.within), of(row.before))
  const agreed = row.orBy === undefined ? '' : says.orAgreed(of(row.orBy))
  return `${says.after(parsePeriod(row.within), of(row.after))}${agreed}`
}

/** The side of the row's date on which an act is lawful: up to it or from it on. */
function edgeOf(row: Deadline): 'latest' | 'earliest' {
  return row.notBefore !== undefined || (row.within !== undefined && row.before !== undefined) ? 'earliest' : 'latest'
}

interface Receipt {
  readonly counted: Temporal.PlainDate
  readonly date: Temporal.PlainDate
  readonly steps: readonly string[]
  readonly citations: readonly string[]
}

interface NoDate {
  readonly counted: null
  readonly steps: readonly string[]
}

function trigger(fact: string, facts: Facts, labels: Labels, language: Language): Temporal.PlainDate | NoDate {
  const parsed = parseDay(facts[fact])
  if (parsed.ok) return parsed.day
  if (parsed.problem === 'not-a-day') {
    // Facts are read with parseDay before they are stored, so a day that does not exist here is a fault upstream.
    throw new UnknownTime('day', fact, `The fact ${fact} cannot be counted from: ${parsed.message}`)
  }
  const says = SAYINGS[language]
  const of = named(fact, labels, language)
  const known = language === 'en' ? String(facts[fact]) : sayDay(String(facts[fact]), language)
  const why = parsed.problem === 'unknown' ? says.unknown(of) : says.partly(known, of)
  return { counted: null, steps: [why] }
}

function receipt(counted: Count, moved: Count, first: string): Receipt {
  return {
    counted: counted.day,
    date: moved.day,
    steps: [first, ...counted.steps, ...moved.steps],
    citations: [...counted.citations, ...moved.citations],
  }
}

/** Counted and lawful day of a row, the planning day left aside: a guard needs no more than this. */
function lawful(
  row: Deadline,
  facts: Facts,
  calendar: Calendar,
  labels: Labels,
  language: Language = 'en',
): Receipt | NoDate {
  const says = SAYINGS[language]
  if (row.immediately) return { counted: null, steps: [says.noDay] }
  if (row.day !== undefined) return calendarDay(row.day, row.inYearOf, facts, calendar, labels, language)
  if (row.within !== undefined && row.after !== undefined) return withinAfter(row, facts, calendar, labels, language)

  const from = row.after ?? row.before
  const day = trigger(from, facts, labels, language)
  if (!(day instanceof Temporal.PlainDate)) return day
  const first = says.starts(named(from, labels, language), writeDay(day, language))
  const go = (period: Period, direction: 'after' | 'before', what: 'act' | 'expiry', why: Fixed): Receipt => {
    const counted = calendar.count(day, parsePeriod(period), direction, what, language)
    return receipt(counted, calendar.stay(counted.day, why, language), first)
  }
  if (row.atLeast !== undefined) return go(row.atLeast, 'before', 'act', 'notice')
  if (row.expires !== undefined) return go(row.expires, 'after', 'expiry', 'expiry')
  if (row.notBefore !== undefined) return go(row.notBefore, 'after', 'act', 'earliest')
  return go(row.within, 'before', 'act', 'window')
}

function withinAfter(
  row: WithinAfter<string>,
  facts: Facts,
  calendar: Calendar,
  labels: Labels,
  language: Language,
): Receipt | NoDate {
  const says = SAYINGS[language]
  const day = trigger(row.after, facts, labels, language)
  let own: Receipt | NoDate
  if (day instanceof Temporal.PlainDate) {
    const counted = calendar.count(day, parsePeriod(row.within), 'after', 'act', language)
    own = receipt(
      counted,
      calendar.roll(counted.day, language),
      says.starts(named(row.after, labels, language), writeDay(day, language)),
    )
  } else own = day

  if (row.orBy === undefined || facts[row.orBy] === undefined || facts[row.orBy] === null) return own
  const agreed = trigger(row.orBy, facts, labels, language)
  if (!(agreed instanceof Temporal.PlainDate)) return { counted: null, steps: [...own.steps, ...agreed.steps] }
  if (own.counted !== null && Temporal.PlainDate.compare(agreed, own.date) <= 0) {
    // An agreement can lengthen the law's time; one that names an earlier day does not take the law's time away.
    return { ...own, steps: [...own.steps, says.notLater(writeDay(agreed, language))] }
  }
  const stays = calendar.stay(agreed, 'agreed', language)
  return {
    counted: agreed,
    date: stays.day,
    steps: [...own.steps, says.agreed(named(row.orBy, labels, language), writeDay(agreed, language)), ...stays.steps],
    citations: own.counted === null ? stays.citations : [...own.citations, ...stays.citations],
  }
}

function calendarDay(
  monthDay: MonthDay,
  fact: string,
  facts: Facts,
  calendar: Calendar,
  labels: Labels,
  language: Language,
): Receipt | NoDate {
  const says = SAYINGS[language]
  const start = trigger(fact, facts, labels, language)
  if (!(start instanceof Temporal.PlainDate)) return start
  const text = `${String(start.year).padStart(4, '0')}-${monthDay}`
  const parsed = parseDay(text)
  if (!parsed.ok)
    throw new UnknownTime('day', monthDay, `The table names the day ${monthDay}, and ${text} does not exist.`)
  const stays = calendar.stay(parsed.day, 'calendar-day', language)
  return {
    counted: parsed.day,
    date: stays.day,
    steps: [
      says.year(named(fact, labels, language), writeDay(start, language)),
      says.named(writeDay(parsed.day, language)),
      ...stays.steps,
    ],
    citations: stays.citations,
  }
}

function once(refs: readonly string[]): string[] {
  return [...new Set(refs)]
}

/**
 * Reckons one row of a deadline table from the facts that are known.
 *
 * @param deadline the row
 * @param facts days as `YYYY-MM-DD`; where the trigger is absent, null, a month or a year, the three days are null
 * @param calendar the state's way of counting, such as `newYork`
 * @param labels how facts are called in `rule` and `steps`; a fact without one is called by its name
 * @param language the one that `rule` and `steps` are told in, and that the row's note and the labels are in already
 * @throws UnknownTime where a year or a rule is not known, or a day does not exist: the answer stops
 */
export function reckon(
  deadline: Deadline,
  facts: Facts,
  calendar: Calendar,
  labels: Labels = {},
  language: Language = 'en',
): Reckoned {
  const cites: readonly string[] = typeof deadline.cite === 'string' ? [deadline.cite] : deadline.cite
  const note = deadline.note === undefined ? [] : [deadline.note]
  const edge = edgeOf(deadline)
  const rule = ruleOf(deadline, labels, language)
  const found = lawful(deadline, facts, calendar, labels, language)
  if (found.counted === null) {
    const steps = [...found.steps, ...note]
    return { edge, counted: null, date: null, planBy: null, rule, steps, citations: once(cites) }
  }
  const plan = calendar.plan(found.counted, edge === 'latest' ? 'on or before' : 'on or after', language)
  return {
    edge,
    counted: found.counted.toString(),
    date: found.date.toString(),
    planBy: plan.day?.toString() ?? null,
    rule,
    steps: [...found.steps, ...plan.steps, ...note],
    citations: once([...cites, ...found.citations, ...plan.citations]),
  }
}

/** A guard that XState calls with an event carrying the facts known so far. */
export type InTimeGuard = (args: { event: { facts: Facts } }) => boolean

/** The guards of a deadline table: `<id>InTime` for each row with a `met` fact, "immediately" aside: it has no day. */
export type InTime<D extends Deadlines> = {
  readonly [K in keyof D & string as D[K] extends { readonly met: string }
    ? D[K] extends { readonly immediately: true }
      ? never
      : `${K}InTime`
    : never]: InTimeGuard
}

/**
 * The guards of a deadline table. `<id>InTime` is true when the row's `met` day lies on the lawful side of its date, the date
 * included. A window that looks back ("within 3 years before") also ends with the day it looks back from.
 *
 * A guard throws a maintainer's error where a day it needs is missing or not a full day: a machine asks for the day first. An
 * agreed day (`orBy`) that is not known counts as none, so a machine asks for it before it finds an act late.
 */
export function inTime<const D extends Deadlines>(deadlines: D, calendar: Calendar): InTime<D>
export function inTime(deadlines: Deadlines, calendar: Calendar): { readonly [guard: string]: InTimeGuard } {
  const guards: { [guard: string]: InTimeGuard } = {}
  for (const [id, row] of Object.entries(deadlines)) {
    if (row.met === undefined || row.immediately) continue
    const name = `${id}InTime`
    const met = row.met
    const { after, before, inYearOf, orBy } = row
    const trigger = after ?? before ?? inYearOf
    // Branches and what-ifs ask one guard many times over: the day is counted once for each trigger.
    const counted = new Map<string, string>()
    guards[name] = ({ event: { facts } }) => {
      const done = neededDay(name, met, facts)
      const key = `${trigger === undefined ? '' : facts[trigger]} ${orBy === undefined ? '' : facts[orBy]}`
      let date = counted.get(key)
      if (date === undefined) {
        const found = lawful(row, facts, calendar, {})
        if (found.counted === null) {
          throw new Error(
            `The guard ${name} was asked too early: ${found.steps.join(' ')} Ask for the day in an earlier state.`,
          )
        }
        date = found.date.toString()
        if (counted.size > 5000) counted.clear()
        counted.set(key, date)
      }
      // Days written YYYY-MM-DD sort as text.
      if (edgeOf(row) === 'latest') return done <= date
      return done >= date && (before === undefined || done <= neededDay(name, before, facts))
    }
  }
  return guards
}

const wholeDays = new Map<string, string>()

function neededDay(guard: string, fact: string, facts: Facts): string {
  const value = facts[fact]
  const known = typeof value === 'string' ? wholeDays.get(value) : undefined
  if (known !== undefined) return known
  const parsed = parseDay(value)
  if (!parsed.ok)
    throw new Error(`The guard ${guard} needs the day ${fact}: ${parsed.message} Ask for the day in an earlier state.`)
  const day = parsed.day.toString()
  if (wholeDays.size > 5000) wholeDays.clear()
  wholeDays.set(String(value), day)
  return day
}
