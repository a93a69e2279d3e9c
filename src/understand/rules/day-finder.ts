import { Temporal } from 'temporal-polyfill'
import {
  COUNTS,
  monthOf,
  ORDINALS,
  own,
  PLACES,
  SPANISH_DATES,
  WEEKDAYS,
  weekdayOf,
  YEAR_SHIFTS,
} from './calendar-words.ts'
import { FEASTS, nthWeekday } from './feasts.ts'
import type { Tense } from './tense.ts'
import type { Text, Word } from './text.ts'

/** Why a day that is spoken of is not read. */
export type DayTrouble = 'contradictory' | 'range' | 'vague' | 'bound' | 'denied'

const FEAST =
  /\b(?:thanksgiving|christmas|xmas|easter|halloween|(?:labor|memorial|veterans|columbus|new years?|new year's|flag|presidents?|mothers?|fathers?) (?:day|eve)|fourth of july|navidad|pascua|accion de gracias|ano nuevo)(?: of| in| de| del|,)? (?:el )?$/

// "The day before Thanksgiving", "el lunes después de Navidad": what stands before the name of a day.
const FEAST_LEAD =
  /\b(?:(?:the |on |el |a )?(?:(day|dia|one day|[a-z]+ days|[a-z]+ dias|week|weekend|semana)|([a-z]+)),? (before|after|following|prior to|antes del?|despues del?|anterior al?|siguiente al?) )?(?:the |el |la )?(?:(this past|this coming|last|this|next|past|coming|pasado|proximo|este) )?$/

const FEAST_BESIDE = /\b([a-z]+),? (?:the |el |on )?$/

const FEAST_TAIL =
  /^(?: (pasado|proximo)\b|,? ?(?:of |in |de |del |en )?(?:((?:19|20)\d\d)(?![\w/-])|'(\d\d)\b|(?:the |el )?(last year|this year|next year|ano pasado|este ano|proximo ano|ano que viene|ano proximo)\b))/

const NO_FEAST = /^ (?:tree|lights?|cards?|presents?|gifts?|bonus|dinner|cove|island|creek|pond|lake)\b/

const ABOUT_FEAST = /^ (?:weekend|week|break|season|time|vacation|holidays?)\b/

/** Behind the day asked about by no more than this, "last Labor Day" may be the one before. */
const JUST_BEHIND = 60

const pad = (value: number): string => String(value).padStart(2, '0')

export function day(year: number, month: number, date: number): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from({ year, month, day: date }, { overflow: 'reject' })
  } catch {
    return null
  }
}

const AFTER_NUMBER =
  /^ ?(?:(?:feet|foot|ft|inch(?:es)?|percent|bed\w*|br|bdrms?|bd|gal\w*|gpd|sq|sf|days?|dias?|weeks?|months?|years?|yrs?|miles?|acres?|people|lines?|pies|habitacion\w*|dormitorios?|semanas?|mes(?:es)?|anos?|baths?|min|minutes?|dollars|times|units?)\b|in\.|%|'(?!\d))/

const STREETS = /^ (?:rd|road|st|street|ave|avenue|ln|lane|dr|drive|ct|court|way|blvd|hill|hollow|point)\b/

const PRONOUNS = new Set([
  'i',
  'we',
  'you',
  'he',
  'she',
  'it',
  'they',
  'that',
  'which',
  'who',
  'there',
  'one',
  'town',
  'owner',
  'this',
])

const MONTH_CUES = new Set([
  'in',
  'last',
  'this',
  'next',
  'since',
  'until',
  'till',
  'by',
  'during',
  'early',
  'mid',
  'late',
  'of',
  'from',
  'before',
  'after',
  'around',
  'about',
  'sometime',
  'past',
  'coming',
  'en',
  'este',
  'desde',
  'hasta',
  'antes',
  'proximo',
  'de',
  'del',
  'for',
  'back',
])

const YEAR_CUES = new Set([
  'in',
  'since',
  'from',
  'of',
  'year',
  'circa',
  'en',
  'desde',
  'de',
  'del',
  'ano',
  'was',
  'is',
  'fue',
  'late',
  'early',
  'around',
  'about',
  'until',
  'before',
  'after',
  'by',
  'built',
  'installed',
  'inspected',
  'passed',
  'failed',
  'certified',
  'replaced',
  'issued',
  'dated',
  'spring',
  'summer',
  'fall',
  'autumn',
  'winter',
  'mid',
  'during',
  'till',
  'back',
  'meant',
  'not',
  'mean',
  'actually',
  'sorry',
  'wait',
  'rather',
  'perdon',
  'digo',
  'oops',
  'correction',
])

// A year in two figures: after an apostrophe any, else only one of the last century, after a word that hardly leads a count.
const SHORT_YEARS: readonly (readonly [cue: RegExp, from: number])[] = [
  [/(?<![\w"'])'(\d\d)(?![\w/%'"]|[.,:-]\d)/g, 0],
  [
    /\b(?:from|since|back in|circa|(?:installed|built|bought|dug|done|replaced|inspected|went|came|goes back|was|put) (?:put |built |installed |done |in )?in|(?:spring|summer|fall|autumn|winter) of|del|desde el|en el|del ano) (\d\d)(?![\w/%'"]|[.,:-]\d)/g,
    50,
  ],
]

const NOT_YEAR_AFTER = /^ ?(?:to|a|al|-|of|de|minutes?|seconds?|hours?|degrees|por ciento|gal|lines|trenches)\b/

const NUMERIC_CUES =
  /(?:\b(?:on|dated|date|was|is|from|received|rec'?d|filed|in|hearing|closing|close|by|of|since|letter|notice|came|el|del|fecha|issued|sent|mailed|served|for|until|till|before|after|the|at|due|meeting|application|app|not|failed|passed|inspected|inspection)|[:(,])\s*$/

const DONE_CUE =
  /\b(?:[a-z]{2,}ed|done|sent|gave|given|held|made|put in|went|got|shot down|down|back|off|out|over|again|again on|(?:hizo|llego|mando|envio|[a-z]+(?:aron|ieron))) $/

interface Found {
  start: number
  end: number
  precision: 'day' | 'month' | 'year'
  value?: string | null
  past?: string | null
  future?: string | null
  tense?: Tense | null
  trouble?: DayTrouble | null
  /** The month and day of a date that leaves the year out. */
  yearless?: boolean
}

export class Reader {
  readonly found: Found[] = []
  /** The places of the message that a day already takes up. */
  readonly covered = new Set<number>()
  readonly text: Text
  readonly asOf: Temporal.PlainDate
  readonly alone: boolean

  constructor(text: Text, asOf: Temporal.PlainDate) {
    this.text = text
    this.asOf = asOf
    // A reply that is hardly more than a date needs no word that announces one.
    this.alone = text.words.length <= 4
  }

  word(i: number): string | undefined {
    return this.text.words[i]?.text
  }

  at(i: number): Word | undefined {
    return this.text.words[i]
  }

  /** What stands between word `i` and the next. */
  between(i: number): string {
    const left = this.text.words[i]
    const right = this.text.words[i + 1]
    return left && right ? this.text.folded.slice(left.end, right.start) : '\n'
  }

  taken(start: number, end: number): boolean {
    for (let at = start; at < end; at++) if (this.covered.has(at)) return true
    return false
  }

  add(entry: Found): void {
    if (this.taken(entry.start, entry.end)) return
    // "The fifth of May, twenty twenty-four": a year in words is not read, and its absence must not be filled in.
    const wordy =
      entry.yearless === true &&
      /^,?\s*(?:of\s+|in\s+|de\s+|del\s+)?(?:nineteen|twenty|two thousand|dos mil|mil novecientos)\b/.test(
        this.text.folded.slice(entry.end, entry.end + 30),
      )
    this.found.push(
      wordy ? { start: entry.start, end: entry.end, precision: 'day', value: null, trouble: 'vague' } : entry,
    )
    for (let at = entry.start; at < entry.end; at++) this.covered.add(at)
  }

  full(start: number, end: number, year: number, month: number, date: number, weekday: number | undefined): void {
    const told = day(year, month, date)
    if (!told) {
      this.add({ start, end, precision: 'day', value: null, trouble: 'contradictory' })
      return
    }
    const wrong = weekday !== undefined && told.dayOfWeek !== weekday
    this.add({ start, end, precision: 'day', value: told.toString(), trouble: wrong ? 'contradictory' : null })
  }

  /** A month and day without a year: the last one behind the day asked about, and the next one ahead. */
  withoutYear(
    start: number,
    end: number,
    month: number,
    date: number,
    weekday: number | undefined,
    forced?: Tense,
  ): void {
    const years = [-1, 0, 1].map((n) => day(this.asOf.year + n, month, date)).filter((told) => told !== null)
    if (years.length === 0 && !day(2024, month, date)) {
      this.add({ start, end, precision: 'day', value: null, trouble: 'contradictory' })
      return
    }
    const fitting = weekday === undefined ? years : years.filter((told) => told.dayOfWeek === weekday)
    if (weekday !== undefined) {
      // A weekday picks the year; where no near year fits, the two contradict each other.
      const near = fitting.filter((told) => Math.abs(this.asOf.until(told).days) <= 330)
      const value = near.length === 1 ? near[0] : undefined
      this.add({
        start,
        end,
        precision: 'day',
        value: value?.toString() ?? null,
        trouble: value ? null : 'contradictory',
      })
      return
    }
    const past = fitting.filter((told) => Temporal.PlainDate.compare(told, this.asOf) <= 0).pop()
    const future = fitting.find((told) => Temporal.PlainDate.compare(told, this.asOf) >= 0)
    this.add({
      start,
      end,
      precision: 'day',
      past: past?.toString() ?? null,
      future: future?.toString() ?? null,
      ...(forced ? { tense: forced } : {}),
      yearless: true,
    })
  }

  /** The number of a day at word `i`, and whether it is written as an ordinal. */
  dateAt(i: number): { date: number; next: number; ordinal: boolean } | null {
    const word = this.word(i)
    const place = this.at(i)
    if (word === undefined || !place) return null
    const figures = /^(\d{1,2})(st|nd|rd|th)?$/.exec(word)
    if (figures) {
      const before = this.text.folded.charAt(place.start - 1)
      const after = this.text.folded.slice(place.end, place.end + 2)
      if (/[/.$#]/.test(before) || /^[/]|^[.:]\d/.test(after)) return null
      const date = Number(figures[1])
      return date >= 1 && date <= 31 ? { date, next: i + 1, ordinal: figures[2] !== undefined } : null
    }
    const ordinal = own(ORDINALS, word)
    if (ordinal !== undefined) return { date: ordinal, next: i + 1, ordinal: true }
    if ((word === 'twenty' || word === 'thirty') && /^[ -]$/.test(this.between(i))) {
      const unit = own(ORDINALS, this.word(i + 1))
      const date = unit === undefined || unit > 9 ? 0 : (word === 'twenty' ? 20 : 30) + unit
      if (date > 20 && date <= 31) return { date, next: i + 2, ordinal: true }
    }
    return null
  }

  /** A year in four figures, or two after an apostrophe, that follows word `i - 1`. */
  yearAt(i: number): { year: number; next: number } | null {
    let at = i
    const gap = this.between(at - 1)
    if (!/^[ .,']{0,4}$/.test(gap)) return null
    const link = this.word(at)
    if (link === 'of' || link === 'de' || link === 'del') at++
    const word = this.word(at)
    const place = this.at(at)
    if (word === undefined || !place) return null
    if (/^(?:19|20)\d\d$/.test(word)) {
      return AFTER_NUMBER.test(this.text.folded.slice(place.end, place.end + 12))
        ? null
        : { year: Number(word), next: at + 1 }
    }
    // "May 12 of last year", "en mayo del año pasado".
    const spoken = own(YEAR_SHIFTS, `${word} ${this.word(at + 1) ?? ''}`)
    if (spoken !== undefined && this.between(at) === ' ') return { year: this.asOf.year + spoken, next: at + 2 }
    if (/^\d\d$/.test(word) && this.text.folded.charAt(place.start - 1) === "'") {
      const two = Number(word)
      return { year: two < 60 ? 2000 + two : 1900 + two, next: at + 1 }
    }
    return null
  }

  span(from: number, to: number): { start: number; end: number } {
    return { start: this.at(from)?.start ?? 0, end: this.at(to - 1)?.end ?? 0 }
  }

  ahead(i: number): string {
    const end = this.at(i - 1)?.end ?? 0
    return this.text.folded.slice(end, end + 24)
  }

  behind(start: number): string {
    return this.text.folded.slice(Math.max(0, start - 40), start)
  }

  numeric(): void {
    const { folded } = this.text
    const full =
      /(?<![\w.$#§/-])(?:(\d{4})([-/.])(\d{1,2})\2(\d{1,2})|(\d{1,2})([-/.])(\d{1,2})\6(\d{4}|'?\d{2}))(?![\w/]|[-.]\d)/g
    for (const match of folded.matchAll(full)) {
      const start = match.index
      const end = start + match[0].length
      if (match[1] !== undefined) {
        this.full(start, end, Number(match[1]), Number(match[3]), Number(match[4]), undefined)
        continue
      }
      const first = Number(match[5])
      const second = Number(match[7])
      const written = (match[8] ?? '').replace("'", '')
      if (match[6] === '.' && written.length < 4) continue
      const two = Number(written)
      const year = written.length === 4 ? two : two < 60 ? 2000 + two : 1900 + two
      const weekday = this.weekdayBefore(start)
      // Month first, as people write it here; the other order only where it is the only one that can be.
      if (first > 12 && second <= 12) this.full(weekday?.start ?? start, end, year, second, first, weekday?.weekday)
      else if (first <= 12 && second <= 31 && second > 0 && first > 0)
        this.full(weekday?.start ?? start, end, year, first, second, weekday?.weekday)
    }
    for (const match of folded.matchAll(/(?<![\w.$#§/-])(\d{1,2})\/((?:19|20)\d\d)(?![\w/-]|\.\d)/g)) {
      const month = Number(match[1])
      if (month >= 1 && month <= 12) {
        this.add({
          start: match.index,
          end: match.index + match[0].length,
          precision: 'month',
          value: `${match[2]}-${pad(month)}`,
        })
      }
    }
    for (const match of folded.matchAll(/(?<![\w.$#§/-])(\d{1,2})\/(\d{1,2})(?![\w/-]|\.\d)/g)) {
      const start = match.index
      const end = start + match[0].length
      const [one, two] = [Number(match[1]), Number(match[2])]
      // Month first, as people write it here; the other order only where it is the only one that can be.
      const [month, date] = one > 12 && two <= 12 ? [two, one] : [one, two]
      if (month < 1 || month > 12 || date < 1 || date > 31) continue
      const tail = folded.slice(end, end + 12)
      if (AFTER_NUMBER.test(tail) || /^ (?:of|de|pitch|slope|the|a)\b/.test(tail)) continue
      const weekday = this.weekdayBefore(start)
      if (/\b(?:slope|pitch|grade|ratio|scale)(?: is| of)? $/.test(this.behind(start))) continue
      const behind = this.behind(start)
      // "Replaced 3/4" is a share as likely as a day; "logged 6/3" is none.
      const share = month < date && /^(?:2|3|4|5|6|8|10|16)$/.test(match[2] ?? '')
      const told = !share && DONE_CUE.test(behind)
      if (!weekday && !this.alone && !told && !NUMERIC_CUES.test(behind)) continue
      this.withoutYear(weekday?.start ?? start, end, month, date, weekday?.weekday)
    }
  }

  weekdayBefore(start: number): { weekday: number; start: number } | null {
    const match = /\b([a-z]+)\.?,? (?:the |el )?$/.exec(this.behind(start))
    const weekday = match ? weekdayOf(match[1]) : undefined
    if (!match || weekday === undefined) return null
    return { weekday, start: start - match[0].length }
  }

  /** A weekday that stands right before word `i`. */
  weekdayAt(i: number): { weekday: number; first: number } | null {
    let at = i - 1
    if (this.word(at) === 'the' || this.word(at) === 'el') at--
    const weekday = weekdayOf(this.word(at))
    return weekday !== undefined && /^[ .,]{1,3}$/.test(this.between(at)) ? { weekday, first: at } : null
  }

  /** "On Columbus Day", "the day before Thanksgiving last year", "el Día del Trabajo". */
  feasts(): void {
    const { folded } = this.text
    for (const { name, on } of FEASTS) {
      for (const match of folded.matchAll(new RegExp(`\\b(?:${name})(?![a-z0-9'])`, 'g'))) {
        const end = match.index + match[0].length
        const tail = folded.slice(end, end + 24)
        if (NO_FEAST.test(tail) || STREETS.test(tail)) continue
        const before = folded.slice(Math.max(0, match.index - 48), match.index)
        const lead = FEAST_LEAD.exec(before)
        const [led = '', unit, weekdayName, side = '', which] = lead ?? []
        const weekday = weekdayOf(weekdayName)
        // "Sometime before Christmas" names no day of its own: that it lies before is told by the words before it.
        const shifted = side !== '' && (unit !== undefined || weekday !== undefined)
        const start = match.index - (shifted ? led.length : which === undefined ? 0 : which.length + 1)
        if (
          ABOUT_FEAST.test(tail) ||
          (shifted && weekday === undefined && !/^(?:one )?(?:day|dia)$/.test(unit ?? ''))
        ) {
          this.add({ start, end, precision: 'day', value: null, trouble: 'vague' })
          continue
        }
        const later = /after|following|despues|siguiente/.test(side)
        const meant = (year: number): Temporal.PlainDate => {
          const told = on(year)
          if (!shifted) return told
          if (weekday === undefined) return told.add({ days: later ? 1 : -1 })
          const apart = (later ? weekday - told.dayOfWeek : told.dayOfWeek - weekday) + 7
          const days = apart % 7 === 0 ? 7 : apart % 7
          return later ? told.add({ days }) : told.subtract({ days })
        }
        const after = FEAST_TAIL.exec(tail)
        const shift = own(YEAR_SHIFTS, after?.[4])
        const year =
          after?.[2] !== undefined
            ? Number(after[2])
            : after?.[3] !== undefined
              ? 2000 + Number(after[3])
              : shift === undefined
                ? undefined
                : this.asOf.year + shift
        this.feast(start, end + (after?.[0].length ?? 0), meant, year, which ?? after?.[1] ?? '', shifted)
      }
    }
    for (const match of folded.matchAll(
      /\b(?:last day of|ultimo dia de) ([a-z]+)(?:,? (?:of |de |del )?((?:19|20)\d\d))?\b/g,
    )) {
      const month = monthOf(match[1])
      if (month === undefined) continue
      const meant = (year: number): Temporal.PlainDate =>
        new Temporal.PlainDate(year, month, 1).add({ months: 1 }).subtract({ days: 1 })
      const year = match[2] === undefined ? undefined : Number(match[2])
      this.feast(match.index, match.index + match[0].length, meant, year, '', true)
    }
    for (const match of folded.matchAll(
      /\b(first|second|third|fourth|last|1st|2nd|3rd|4th|primer|segundo|tercer|cuarto|ultimo) ([a-z]+) (?:of|in|de) ([a-z]+)(?:,? (?:of |de |del )?((?:19|20)\d\d))?\b/g,
    )) {
      const weekday = weekdayOf(match[2])
      const month = monthOf(match[3])
      const nth = own(PLACES, match[1])
      if (weekday === undefined || month === undefined || nth === undefined) continue
      const meant = (year: number): Temporal.PlainDate =>
        nthWeekday(year, month, weekday, nth) ?? new Temporal.PlainDate(year, month, 1)
      const year = match[4] === undefined ? undefined : Number(match[4])
      this.feast(match.index, match.index + match[0].length, meant, year, '', true)
    }
  }

  /** A day that each year has once: told with its year, or the last one behind and the next one ahead. */
  feast(
    start: number,
    end: number,
    meant: (year: number) => Temporal.PlainDate,
    year: number | undefined,
    which: string,
    exact: boolean,
  ): void {
    const { asOf } = this
    const beside = exact ? null : FEAST_BESIDE.exec(this.behind(start))
    const weekday = beside ? weekdayOf(beside[1]) : undefined
    const from = beside && weekday !== undefined ? start - beside[0].length : start
    const near = [-1, 0, 1].map((shift) => meant(asOf.year + shift))
    const past = near.filter((day) => Temporal.PlainDate.compare(day, asOf) <= 0).pop()
    const future = near.find((day) => Temporal.PlainDate.compare(day, asOf) >= 0)
    const told = (): Temporal.PlainDate | null | undefined => {
      if (year !== undefined) return meant(year)
      if (/^(?:this past|past|pasado)$/.test(which)) return past
      if (/^(?:this coming|coming|proximo)$/.test(which)) return future
      if (/^(?:this|este)$/.test(which)) return meant(asOf.year)
      if (which === 'last') return past && past.until(asOf).days > JUST_BEHIND ? past : undefined
      if (which === 'next') return future && future.year > asOf.year ? future : undefined
      return null
    }
    const value = told()
    if (value !== null) {
      const wrong = value !== undefined && weekday !== undefined && value.dayOfWeek !== weekday
      const trouble = value === undefined ? 'vague' : wrong ? 'contradictory' : null
      this.add({ start: from, end, precision: 'day', value: value?.toString() ?? null, trouble })
      return
    }
    const fits = (day: Temporal.PlainDate | undefined): string | null =>
      day && (weekday === undefined || day.dayOfWeek === weekday) ? day.toString() : null
    const [behind, ahead] = [fits(past), fits(future)]
    if (behind === null && ahead === null)
      this.add({ start: from, end, precision: 'day', value: null, trouble: 'contradictory' })
    else this.add({ start: from, end, precision: 'day', past: behind, future: ahead, yearless: true })
  }

  // "June 12", "June 12, 2026", "12 June", "the 12th of June", "13 de abril de 2026", "June 2024".
  named(): void {
    for (let i = 0; i < this.text.words.length; i++) {
      const month = monthOf(this.word(i))
      if (month === undefined) continue
      const word = this.word(i) ?? ''
      const prior = this.word(i - 1)
      // "we may", "they march": with a figure after it, it is the month all the same.
      const verb = (word === 'may' || word === 'march') && prior !== undefined && PRONOUNS.has(prior)
      if (verb && !/^ \d{1,2}(?:st|nd|rd|th)?(?:,| (?:19|20)\d\d|$|[.;!?)])/.test(this.ahead(i + 1))) continue
      if (this.backwards(i, month)) continue
      const after = /^[ .,-]{1,3}(?:the )?$/.test(this.between(i))
        ? this.dateAt(this.word(i + 1) === 'the' ? i + 2 : i + 1)
        : null
      const year = this.yearAt(i + 1)
      if (year && !after) {
        const first = i
        this.add({ ...this.span(first, year.next), precision: 'month', value: `${year.year}-${pad(month)}` })
        continue
      }
      if (after && !AFTER_NUMBER.test(this.ahead(after.next))) {
        this.dated(i, after.next, month, after.date)
        continue
      }
      this.bareMonth(i, month)
    }
  }

  backwards(i: number, month: number): boolean {
    let at = i - 1
    if (this.word(at) === 'of' || this.word(at) === 'de') at--
    else if (!/^[ -]{1,2}$/.test(this.between(at))) return false
    const spanish = this.word(at + 1) === 'de' ? this.spanishDate(at) : null
    if (spanish) {
      const year = this.yearAt(i + 1)
      this.settle(spanish.first, year ? year.next : i + 1, month, spanish.date, year?.year)
      return true
    }
    const twoWords = this.dateAt(at - 1)
    const date = twoWords && twoWords.next === at + 1 ? twoWords : this.dateAt(at)
    if (!date || date.next !== at + 1) return false
    // "bedroom 2 may", "12 March Rd"
    const linked = at !== i - 1
    if (
      !linked &&
      !date.ordinal &&
      (STREETS.test(this.ahead(i + 1)) ||
        (!this.alone && /^(?:may|march)$/.test(this.word(i) ?? '') && this.yearAt(i + 1) === null))
    )
      return false
    const next = this.dateAt(i + 1)
    if (next && !linked && !date.ordinal && this.yearAt(i + 1) === null && !AFTER_NUMBER.test(this.ahead(next.next)))
      return false
    const first = twoWords && twoWords.next === at + 1 ? at - 1 : at
    const year = this.yearAt(i + 1)
    this.settle(first, year ? year.next : i + 1, month, date.date, year?.year)
    return true
  }

  /** "el cinco (de marzo)", "treinta y uno (de mayo)": the number in words that ends at word `at`. */
  spanishDate(at: number): { date: number; first: number } | null {
    const unit = own(SPANISH_DATES, this.word(at))
    if (unit === undefined) return null
    if (unit === 1 && this.word(at - 1) === 'y' && this.word(at - 2) === 'treinta') return { date: 31, first: at - 2 }
    return this.word(at - 1) === 'y' ? null : { date: unit, first: at }
  }

  dated(i: number, next: number, month: number, date: number): void {
    const year = this.yearAt(next)
    this.settle(i, year ? year.next : next, month, date, year?.year)
  }

  settle(from: number, to: number, month: number, date: number, year: number | undefined): void {
    const before = this.weekdayAt(from)
    const tail = this.ahead(to)
    // "May 31, a Sunday"
    const after = /^,? (?:(?:that|it|which) (?:was|is) )?(?:a|un) ([a-z]+)(?![a-z])/.exec(tail)
    const told = before?.weekday ?? weekdayOf(after?.[1])
    const weekday = told === undefined ? undefined : { weekday: told }
    const first = before ? before.first : from
    const { start, end } = this.span(first, to)
    const range =
      /^(?: ?- ?| (?:to|or|through|thru|al|o) (?:the |el )?)(?:(\d{1,2})(?:st|nd|rd|th)?\b|[a-z]{3,10} \d{1,2}\b)/.exec(
        tail,
      )
    const ranged =
      range !== null &&
      (range[1] === undefined ? monthOf(/[a-z]{3,10}(?= \d)/.exec(range[0])?.[0]) !== undefined : true)
    const alternative = /^,? or (?:the )?\d{1,2}(?:st|nd|rd|th)\b/.test(tail)
    if (
      (ranged && range && !AFTER_NUMBER.test(tail.slice(range[0].length))) ||
      alternative ||
      /\b(?:between|entre(?: el)?)\s+$/.test(this.behind(start))
    ) {
      this.add({ start, end: end + (range?.[0].length ?? 0), precision: 'day', value: null, trouble: 'range' })
      return
    }
    if (/^ (?:weekend|week)\b/.test(tail)) this.add({ start, end, precision: 'day', value: null, trouble: 'vague' })
    else if (year !== undefined) this.full(start, end, year, month, date, weekday?.weekday)
    else {
      const last = this.word(first - 1) === 'last' || this.word(first - 1) === 'past'
      this.withoutYear(start, end, month, date, weekday?.weekday, last ? 'past' : undefined)
    }
  }

  bareMonth(i: number, month: number): void {
    const prior = this.word(i - 1) ?? ''
    const word = this.word(i) ?? ''
    const later = this.word(i + 1) ?? ''
    const cued = MONTH_CUES.has(prior) || later === 'pasado' || later === 'proximo' || this.alone
    if (
      !cued ||
      ((word === 'may' || word === 'mar' || word === 'march') &&
        !/^(?:in|last|next|this|since|late|early|mid|en|until|of|coming|past)$/.test(prior))
    )
      return
    if (word === 'second' || STREETS.test(this.ahead(i + 1))) return
    const { asOf } = this
    const months = (year: number): number => (year - asOf.year) * 12 + month - asOf.month
    const lastYear = months(asOf.year) < 0 ? asOf.year : asOf.year - 1
    const nextYear = months(asOf.year) > 0 ? asOf.year : asOf.year + 1
    const value = (year: number): string => `${year}-${pad(month)}`
    const isLast = prior === 'last' || later === 'pasado'
    const isNext = prior === 'next' || prior === 'proximo' || later === 'proximo'
    const from =
      isLast || isNext || prior === 'this' || prior === 'este' || prior === 'past' || prior === 'coming'
        ? prior && MONTH_CUES.has(prior)
          ? i - 1
          : i
        : i
    const to = later === 'pasado' || later === 'proximo' ? i + 2 : i + 1
    const span = this.span(from, to)
    const or = /^ (?:or|o|to|through) ([a-z]{3,10})\b/.exec(this.ahead(to))
    if (or && monthOf(or[1]) !== undefined) {
      this.add({ ...span, precision: 'month', value: null, trouble: 'range' })
      return
    }
    // Two months back or less, "last June" may be this year's or the one before; ahead in this year, "next June" likewise.
    if (isLast) {
      const sure = months(lastYear) < -2
      this.add({ ...span, precision: 'month', value: sure ? value(lastYear) : null, trouble: sure ? null : 'vague' })
    } else if (isNext) {
      const sure = nextYear > asOf.year
      this.add({ ...span, precision: 'month', value: sure ? value(nextYear) : null, trouble: sure ? null : 'vague' })
    } else if (prior === 'coming' || (prior === 'past' && this.word(i - 2) === 'this')) {
      const sure = months(asOf.year) !== 0
      const year = prior === 'coming' ? nextYear : lastYear
      this.add({ ...span, precision: 'month', value: sure ? value(year) : null, trouble: sure ? null : 'vague' })
    } else if (prior === 'this' || prior === 'este') this.add({ ...span, precision: 'month', value: value(asOf.year) })
    else {
      const current = months(asOf.year) === 0
      this.add({
        ...span,
        precision: 'month',
        past: value(current ? asOf.year : lastYear),
        future: value(current ? asOf.year : nextYear),
        yearless: true,
      })
    }
  }

  relative(): void {
    const { folded } = this.text
    const { asOf } = this
    const each = (pattern: RegExp, make: (match: RegExpExecArray) => Omit<Found, 'start' | 'end'> | null): void => {
      for (const match of folded.matchAll(pattern)) {
        const made = make(match)
        if (made) this.add({ start: match.index, end: match.index + match[0].length, ...made })
      }
    }
    const exactly = (days: number) => (): Omit<Found, 'start' | 'end'> => ({
      precision: 'day',
      value: asOf.add({ days }).toString(),
    })
    // "Two years ago today" is a day, to be counted; "two years ago" alone is none.
    each(
      /\b(\d{1,3}|[a-z]+) (day|week|month|year)s? ago (today|yesterday)\b|\b(\d{1,3}|[a-z]+) (day|week|month|year)s? from (today|now|tomorrow)\b/g,
      (match) => {
        const written = match[1] ?? match[4] ?? ''
        const count = /^\d+$/.test(written) ? Number(written) : /^an?$/.test(written) ? 1 : own(COUNTS, written)
        if (count === undefined) return { precision: 'day', value: null, trouble: 'vague' }
        const unit = `${match[2] ?? match[5] ?? 'day'}s` as 'days' | 'weeks' | 'months' | 'years'
        const shift = match[3] === 'yesterday' ? -1 : match[6] === 'tomorrow' ? 1 : 0
        const from = asOf.add({ days: shift })
        return {
          precision: 'day',
          value: (match[1] === undefined ? from.add({ [unit]: count }) : from.subtract({ [unit]: count })).toString(),
        }
      },
    )
    // "Exactly two weeks ago", "two weeks ago to the day".
    each(
      /\bexactly (\d{1,2}|[a-z]+) weeks? ago\b|\b(\d{1,2}|[a-z]+) weeks? ago (?:exactly|to the day)\b|\bhace (\d{1,2}|[a-z]+) semanas? (?:exactas?|justas?|exactamente)\b/g,
      (match) => {
        const written = match[1] ?? match[2] ?? match[3] ?? ''
        const count = /^\d+$/.test(written) ? Number(written) : /^(?:a|una)$/.test(written) ? 1 : own(COUNTS, written)
        return count === undefined ? null : exactly(-7 * count)()
      },
    )
    each(/\b(?:the )?day before yesterday\b|\b(?:anteayer|antier|antes de ayer)\b/g, exactly(-2))
    each(/\b(?:the )?day after tomorrow\b|\bpasado manana\b/g, exactly(2))
    each(/(?<!\b(?:ago|before|after|from) )\b(?:yesterday|ayer|last night|anoche)\b/g, exactly(-1))
    each(
      /(?<!\b(?:ago|before|after|from|than) )\b(?:earlier today|today|tonight|this (?:morning|afternoon|evening)|hoy(?! en dia))\b/g,
      exactly(0),
    )
    each(/\btomorrow\b|(?<!(?:la|esta|una|cada|de) )\bmanana\b/g, exactly(1))
    each(/\b(\d{1,3}|[a-z]+) days? ago\b|\bhace (\d{1,3}|[a-z]+) dias?\b/g, (match) => {
      const written = match[1] ?? match[2] ?? ''
      const count = /^\d+$/.test(written) ? Number(written) : own(COUNTS, written)
      if (count === undefined) return { precision: 'day', value: null, trouble: 'vague' }
      return exactly(-count)()
    })
    each(
      /\b(?:\d{1,3}|[a-z]+|a couple of|a few) (?:weeks?|months?|years?|yrs?) ago\b|\bhace (?:\d{1,3}|[a-z]+) (?:semanas?|mes(?:es)?|anos?)\b/g,
      (match) => {
        const told = /^ (?:last |this past |on |this )?([a-z]+)/.exec(folded.slice(match.index + match[0].length))
        // "A week ago Friday" is a day.
        if (/^(?:a|one) week ago$/.test(match[0]) && weekdayOf(told?.[1]) !== undefined) return null
        return { precision: 'day', value: null, trouble: 'vague' }
      },
    )
    const month = asOf.toPlainYearMonth()
    each(
      /\b(?:last|this|next) month\b|\b(?:el )?(?:mes pasado|proximo mes|mes que viene|mes proximo)\b|\beste mes\b/g,
      (match) => {
        if (
          /\b(?:of|de|del)\s$/.test(folded.slice(0, match.index)) &&
          /\d\S* (?:of|de|del)\s$/.test(folded.slice(0, match.index))
        )
          return null
        const shift = /last|pasado/.test(match[0]) ? -1 : /this|este/.test(match[0]) ? 0 : 1
        return { precision: 'month', value: month.add({ months: shift }).toString() }
      },
    )
    each(
      /\b(?:last|this|next) year\b|\b(?:el )?(?:ano pasado|proximo ano|ano que viene|ano proximo)\b|\beste ano\b/g,
      (match) => {
        // "Thanksgiving last year" is a day, not any day of that year.
        if (FEAST.test(folded.slice(Math.max(0, match.index - 24), match.index))) return null
        const shift = /last|pasado/.test(match[0]) ? -1 : /this|este/.test(match[0]) ? 0 : 1
        return { precision: 'year', value: String(asOf.year + shift) }
      },
    )
    each(
      /\b(?:last|this|next) (?:week|weekend)\b|\b(?:la )?semana (?:pasada|que viene|proxima)\b|\besta semana\b/g,
      () => ({
        precision: 'day',
        value: null,
        trouble: 'vague',
      }),
    )
    const SEASON_ENDS: Readonly<Record<string, number>> = { spring: 6, summer: 9, fall: 12, autumn: 12 }
    each(/\b(last|this past|this) (spring|summer|fall|autumn|winter)\b/g, (match) => {
      const ends = own(SEASON_ENDS, match[2])
      if (ends === undefined || match[1] === 'this past') return { precision: 'year', value: null, trouble: 'vague' }
      if (match[1] === 'this') return { precision: 'year', value: String(asOf.year) }
      // Within the season or the month after it, "last fall" may be this year's or the year's before.
      const begun = ends - 3
      if (asOf.month >= begun && asOf.month <= ends - 1) return { precision: 'year', value: String(asOf.year - 1) }
      if (asOf.month === ends || asOf.month === (ends % 12) + 1)
        return { precision: 'year', value: null, trouble: 'vague' }
      return { precision: 'year', value: String(asOf.month > ends ? asOf.year : asOf.year - 1) }
    })
  }

  weekdays(): void {
    const { asOf } = this
    for (let i = 0; i < this.text.words.length; i++) {
      const word = this.word(i) ?? ''
      const weekday = weekdayOf(word)
      if (weekday === undefined || (/s$/.test(word) && !Object.hasOwn(WEEKDAYS, word))) continue
      const place = this.at(i)
      if (!place || this.taken(place.start, place.end)) continue
      const prior = this.word(i - 1) ?? ''
      const earlier = this.word(i - 2) ?? ''
      const later = this.word(i + 1) ?? ''
      if (
        /^(?:every|each|cada|los|second|third|fourth|fifth|first|\d(?:st|nd|rd|th)|a|an|every other|most|any|black|good)$/.test(
          prior,
        )
      )
        continue
      const twice = this.weekApart(i, weekday)
      if (twice) {
        this.add(twice)
        continue
      }
      // "Friday after 5" names the Friday and the hour.
      const hour =
        /^(?:before|after|antes|despues)$/.test(later) &&
        /^ \w+ (?:de (?:las? )?)?(?:\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b|\W|$)|noon|lunch|work|hours|closing|closed|dark|dinner|mediodia)/.test(
          this.ahead(i + 1),
        )
      if (
        /^(?:ago|week|weeks|following|from)$/.test(prior) ||
        (/^(?:before|after|week|following|antes|despues)$/.test(later) && !hour)
      ) {
        this.add({ start: place.start, end: place.end, precision: 'day', value: null, trouble: 'vague' })
        continue
      }
      if (/^(?:sat|sun|mon|wed)$/.test(word) && !/^(?:last|next|this|on|coming|past)$/.test(prior) && !this.alone)
        continue
      const back = (7 + asOf.dayOfWeek - weekday) % 7
      const ahead = (7 + weekday - asOf.dayOfWeek) % 7
      const past = asOf.subtract({ days: back === 0 ? 7 : back }).toString()
      const future = asOf.add({ days: ahead === 0 ? 7 : ahead }).toString()
      const withPrior = this.span(i - 1, i + 1)
      const alone = this.span(i, i + 1)
      const next = later === 'pasado' || later === 'proximo' ? i + 2 : i + 1
      const date = this.dateAt(this.word(next) === 'the' || this.word(next) === 'el' ? next + 1 : next)
      if (
        date &&
        (date.ordinal || this.word(next) === 'el' || (prior === 'el' && !AFTER_NUMBER.test(this.ahead(date.next))))
      ) {
        const gone = later === 'pasado' || prior === 'last' || prior === 'past'
        this.numbered(i, date.next, date.date, weekday, gone ? 'past' : undefined)
        continue
      }
      if ((prior === 'last' || (prior === 'past' && earlier === 'this')) && (this.word(i - 1) ?? '') !== '') {
        this.add({ ...withPrior, precision: 'day', value: past })
      } else if (later === 'pasado') this.add({ ...this.span(i, i + 2), precision: 'day', value: past })
      else if (
        prior === 'next' ||
        prior === 'proximo' ||
        later === 'proximo' ||
        (later === 'que' && this.word(i + 2) === 'viene')
      ) {
        const span =
          prior === 'next' || prior === 'proximo' ? withPrior : this.span(i, later === 'proximo' ? i + 2 : i + 3)
        // Still to come this week, "next Friday" may be it or the one after.
        const sure = weekday <= asOf.dayOfWeek
        this.add({ ...span, precision: 'day', value: sure ? future : null, trouble: sure ? null : 'vague' })
      } else if (prior === 'this' || prior === 'coming' || prior === 'este') {
        if (weekday > asOf.dayOfWeek || prior === 'coming') this.add({ ...withPrior, precision: 'day', value: future })
        else this.add({ ...withPrior, precision: 'day', past, future: null })
      } else
        this.add({ ...alone, precision: 'day', past: back === 0 ? null : past, future: ahead === 0 ? null : future })
    }
  }

  /** "The Friday before last", "a week ago Friday", "a week from Tuesday": a week beyond the nearest one. */
  weekApart(i: number, weekday: number): Found | null {
    const { asOf } = this
    const prior = this.behind(this.at(i)?.start ?? 0)
    const later = this.ahead(i + 1)
    const back = (7 + asOf.dayOfWeek - weekday) % 7 || 7
    const ahead = (7 + weekday - asOf.dayOfWeek) % 7 || 7
    const ago = /\b(?:a|one) week ago (?:last |this past |on |this )?$/.exec(prior)
    const beforeLast = /^ (?:before last\b|antepasado\b)/.exec(later)
    const { start, end } = this.span(i, i + 1)
    if (ago || beforeLast) {
      // The last one lies in the week before; had it been in this week, either could be meant.
      const sure = back >= asOf.dayOfWeek
      return {
        start: start - (ago?.[0].length ?? 0),
        end: end + (beforeLast?.[0].length ?? 0),
        precision: 'day',
        value: sure ? asOf.subtract({ days: back + 7 }).toString() : null,
        trouble: sure ? null : 'vague',
      }
    }
    const from = /\b(?:a|one) week from (?:this |next |this coming )?$/.exec(prior)
    if (!from) return null
    const sure = ahead < 7 && !from[0].includes('next')
    return {
      start: start - from[0].length,
      end,
      precision: 'day',
      value: sure ? asOf.add({ days: ahead + 7 }).toString() : null,
      trouble: sure ? null : 'vague',
    }
  }

  /** "the 14th": the nearest one behind and ahead, with the weekday as a check where one is told. */
  numbered(from: number, to: number, date: number, weekday?: number, tense?: Tense): void {
    const { asOf } = this
    const of = /^ (?:of|de) (this|last|next|este) month|^ (?:of|de) (este) mes|^ del? (mes pasado|proximo mes)/.exec(
      this.ahead(to),
    )
    const { start, end } = this.span(from, to)
    const month = asOf.toPlainYearMonth()
    if (of) {
      const told = of[0]
      const shift = /last|pasado/.test(told) ? -1 : /next|proximo/.test(told) ? 1 : 0
      const meant = month.add({ months: shift })
      this.full(start, end + told.length, meant.year, meant.month, date, weekday)
      return
    }
    const candidates = [-2, -1, 0, 1, 2]
      .map((shift) => month.add({ months: shift }))
      .map((meant) => day(meant.year, meant.month, date))
      .filter((told) => told !== null)
      .filter((told) => weekday === undefined || told.dayOfWeek === weekday)
    const past = candidates.filter((told) => Temporal.PlainDate.compare(told, asOf) <= 0).pop()
    const future = candidates.find((told) => Temporal.PlainDate.compare(told, asOf) >= 0)
    if (!past && !future) {
      this.add({ start, end, precision: 'day', value: null, trouble: 'contradictory' })
      return
    }
    this.add({
      start,
      end,
      precision: 'day',
      past: past?.toString() ?? null,
      future: future?.toString() ?? null,
      ...(tense && { tense }),
    })
  }

  ordinals(): void {
    const follows =
      /^(?:$|[\s]*[.,;:!?)\u2014-]|\s+(?:at|and|but|so|is|was|we|i|they|it|the|of|in|for|to|by|from|when|which|with|if|because|since|y|de este|del|pero|a las|not|or|this|last|next|then|or so|no|does|do|can|how|what|que|my|our|his|her)\b|\n)/
    for (let i = 0; i < this.text.words.length; i++) {
      const prior = this.word(i - 1)
      const spanish = prior === 'el' || (prior === 'dia' && this.word(i - 2) === 'el')
      const date = this.dateAt(i)
      const place = this.at(i)
      if (!date || !place || this.taken(place.start, place.end)) continue
      const english = date.ordinal && (prior === 'the' || (this.alone && /\d/.test(place.text)))
      const figures = /\d/.test(place.text)
      if (!(english && (figures || this.alone || /\bon the $/.test(this.behind(place.start)))) && !(spanish && figures))
        continue
      const tail = this.ahead(date.next)
      if (!follows.test(tail) || /^ (?:one|of the|of our|of five|floor|falls|is a|time)/.test(tail)) continue
      if (/^ falls\b/.test(tail) || AFTER_NUMBER.test(tail)) continue
      this.numbered(i, date.next, date.date)
    }
  }

  /** "'87", "from 98", "in the fall of '87": a year in two figures, which is never an amount. */
  shortYears(): void {
    const { folded } = this.text
    for (const [cue, from] of SHORT_YEARS) {
      for (const match of folded.matchAll(cue)) {
        const two = Number(match[1])
        const end = match.index + match[0].length
        const tail = folded.slice(end, end + 24)
        if (two < from || AFTER_NUMBER.test(tail) || NOT_YEAR_AFTER.test(tail)) continue
        const year = two > (this.asOf.year % 100) + 1 ? 1900 + two : 2000 + two
        const or = /^(?:-| (?:or|o|y|and) )'?\d\d\b/.exec(tail)
        const start = from === 0 ? match.index : end - 2
        this.add(
          or
            ? { start, end: end + or[0].length, precision: 'year', value: null, trouble: 'range' }
            : { start, end, precision: 'year', value: String(year) },
        )
      }
    }
  }

  years(): void {
    const { folded } = this.text
    for (let i = 0; i < this.text.words.length; i++) {
      const word = this.word(i) ?? ''
      const place = this.at(i)
      if (!place || !/^(?:19|20)\d\d$/.test(word) || this.taken(place.start, place.end)) continue
      const prior = this.word(i - 1) ?? ''
      const around = folded.charAt(place.start - 1) + folded.charAt(place.end)
      const tail = this.ahead(i + 1)
      if (/[$#§/-]/.test(around) || /^[.,:]\d/.test(tail) || AFTER_NUMBER.test(tail)) continue
      if (/\blaw (?:no\.? ?|number )?#?\d+ (?:of|for|de) $/.test(this.behind(place.start))) continue
      const first = i === 0 || /[.?!\n]\s*$/.test(this.behind(place.start))
      if (!YEAR_CUES.has(prior) && !this.alone && !first) continue
      if (Number(word) > this.asOf.year + 10) continue
      const or = /^(?:-| (?:or|to|o) )(?:(?:19|20)?\d\d)\b/.test(tail)
      this.add({ ...this.span(i, i + 1), precision: 'year', value: or ? null : word, trouble: or ? 'range' : null })
    }
  }
}
