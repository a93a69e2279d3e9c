import type { Unit } from '../../../machines/kit/facts.ts'
import { fold, readText, type Text } from './text.ts'

/** What an amount was written in. `null`: no unit at all; `other`: a unit that no fact is told in (hectares, hours, baths). */
export type WrittenUnit = Unit | 'other' | null

/** An amount as it stands in a message. */
export interface Quantity {
  /** Offsets into the message, the unit's words included. */
  readonly start: number
  readonly end: number
  /** In `unit`: miles, yards and metres are told in feet, acres in square feet, a fraction in percent. */
  readonly amount: number
  readonly unit: WrittenUnit
  /** "about 40", "almost 40". */
  readonly approx: boolean
  /** "over 40" states a limit, not an amount. */
  readonly bound: 'over' | 'under' | null
  /** "2 or 3", "30-40", "from 3 to 4": no single amount, never to be read as one. */
  readonly range: boolean
  /** A fraction of something: "half of the lines", "two of the five". */
  readonly fraction: boolean
  /** "a bedroom", "one bedroom more": the article stands for one. */
  readonly article: boolean
  /** "no longer than", "not 40": the amount is denied. */
  readonly denied: boolean
}

const SMALL: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  cero: 0,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veintiuno: 21,
  veintiun: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
}
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  ninty: 90,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
}
const HUNDREDS: Readonly<Record<string, number>> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  doscientas: 200,
  trescientos: 300,
  trescientas: 300,
  cuatrocientos: 400,
  cuatrocientas: 400,
  quinientos: 500,
  quinientas: 500,
  seiscientos: 600,
  seiscientas: 600,
  setecientos: 700,
  setecientas: 700,
  ochocientos: 800,
  ochocientas: 800,
  novecientos: 900,
  novecientas: 900,
}
const DENOMINATORS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fourths: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  eighth: 8,
  eighths: 8,
  tenth: 10,
  tenths: 10,
  mitad: 2,
  tercio: 3,
  tercios: 3,
  cuarto: 4,
  cuartos: 4,
  quinto: 5,
  quintos: 5,
  tercera: 3,
  terceras: 3,
  cuarta: 4,
  cuartas: 4,
  quinta: 5,
  quintas: 5,
}
const VULGAR: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅕': [1, 5],
}

interface UnitPattern {
  readonly unit: Unit | 'other' | 'mile' | 'yard' | 'metre' | 'acre'
  readonly pattern: RegExp
}

// Longest first: each is tried at the end of a number, and the first that fits is the unit.
const B = '(?![a-z0-9])'
const UNITS: readonly UnitPattern[] = [
  [
    'gpd/bedroom',
    String.raw`(?:gpd|gallons? (?:per|a|each) day)(?: ?\/ ?| (?:per|a|for each|for every) )(?:bedroom|bdrm|br)${B}`,
  ],
  [
    'gpd/bedroom',
    String.raw`(?:gal(?:lon)?s?\.?)(?: ?\/ ?| per | a )(?:bedroom|bdrm|br)(?:s)?(?: ?\/ ?| per | a )day${B}`,
  ],
  [
    'other',
    String.raw`(?:gal(?:lon)?e?s?\.?)(?: ?\/ ?| per | a | each | por )(?:bedroom|bdrm|br|dormitorio|habitacion|person|persona)s?${B}`,
  ],
  ['other', String.raw`(?:per|a|each|\/) ?(?:bedroom|bdrm|br|person|foot|ft|inch)${B}`],
  [
    'gpd',
    String.raw`(?:gpd|g\.p\.d\.?|gal(?:lon)?s?\.?(?:(?: of (?:flow|sewage|wastewater|water))?(?: ?\/ ?| per | a | each | every )(?:day|d)| daily)|galones(?: de (?:flujo|aguas?(?: (?:negras|residuales|servidas))?))?(?: (?:por|al|cada|x) dia| diarios?))${B}`,
  ],
  [
    'min/in',
    String.raw`(?:mpi|min(?:ute)?s?\.?(?: ?\/ ?| per | an | each | for (?:an?|one|each|every) | to (?:drop|fall|go down|sink) (?:an?|one) )in(?:ch)?(?:es)?|min(?:uto)?s?\.?(?: ?\/ ?| (?:(?:por|para|en|para bajar|en bajar) (?:cada |una |la )?|la ))pulgada)${B}`,
  ],
  [
    'sqft',
    String.raw`(?:sq\.? ?-?(?:ft|feet|foot)\.?|sqft|sf|s\.f\.|square[ -](?:feet|foot|ft)|ft2|ft²|feet squared|pies cuadrados)${B}`,
  ],
  [
    'other',
    String.raw`(?:square (?:yards?|miles?|meters?)|sq\.? (?:yd|m|mi)|cubic (?:feet|yards?|foot)|metros cuadrados|cu\.? ?(?:ft|yd)s?)${B}`,
  ],
  ['gal', String.raw`(?:gal(?:lon)?s?\.?|galon(?:es)?)${B}`],
  [
    'bedrooms',
    `(?:(?:more |new |additional |extra |small |big |large |total |upstairs |main |separate |actual |finished |full )?(?:bedrooms?|bed rooms?|bedrms?|bedrooom|bdrms?|bdms?|brs?|bds?|beds?)|(?:dormitorios?|habitacion(?:es)?|recamaras?|alcobas?|cuartos?(?! de (?!dormir)))(?: nuev[ao]s?)?)${B}`,
  ],
  ['mile', `(?:miles?|mi|millas?)${B}`],
  ['yard', `(?:yards?|yds?|yardas?)${B}`],
  ['metre', `(?:meters?|metres?|metros?)${B}`],
  ['acre', `(?:acres?|ac)${B}`],
  ['ft', `(?:feet|foot|ft|fts|feets|pies?)${B}`],
  ['ft', String.raw`'(?:(?![a-z0-9'])|(?=\d{1,2}(?:\.\d+)?(?:"| ?in\b|'')))`],
  ['in', `(?:inch(?:es)?|pulgadas?)${B}`],
  ['in', String.raw`in(?:\.(?=\s|$|,)|(?= (?:deep|wide|pipe|of (?:soil|snow|stone|gravel|cover)|thick|diameter)))`],
  ['in', String.raw`in(?=\s*(?:$|[,;!?)]))`],
  ['in', `"(?![a-z0-9])`],
  ['business-days', `(?:(?:business|working|work) days?|dias (?:habiles|laborables))${B}`],
  ['days', `(?:calendar )?(?:days?|dias?)${B}`],
  ['weeks', `(?:weeks?|wks?|semanas?)${B}`],
  ['months', `(?:months?|mos?|mths?|mes(?:es)?)${B}`],
  ['years', `(?:years?|yrs?|anos?)${B}`],
  ['percent', `(?:%|percent${B}|per cent${B}|pct${B}|por ?ciento${B})`],
  ['USD', `(?:dollars?|bucks|usd|dolares)${B}`],
  [
    'other',
    String.raw`(?:hectares?|hectareas?|cm|km|m|hours?|hrs?|horas?|minutes?|mins?|minutos?|seconds?|baths?|bathrooms?|ba|banos?|people|persons?|personas|employees|cars?|kids|units?|stor(?:y|ies)|lines?|laterals?|lineas?|times|veces|degrees|pounds|lbs?|pm|am|p\.m|a\.m|o'clock)${B}`,
  ],
].map(([unit, source]) => ({ unit: unit as UnitPattern['unit'], pattern: new RegExp(`[ -]{0,2}${source}`, 'y') }))

function unitAt(folded: string, at: number): { unit: UnitPattern['unit']; end: number } | null {
  for (const { unit, pattern } of UNITS) {
    pattern.lastIndex = at
    const match = pattern.exec(folded)
    if (match) return { unit, end: at + match[0].length }
  }
  return null
}

interface Raw {
  start: number
  end: number
  value: number
  /** Parts of a whole: 2 for "half". */
  fraction: boolean
  article: boolean
  money: boolean
  digits: boolean
  /** The far end of "30-40 ft". */
  upTo?: { readonly end: number; readonly value: number }
}

const DIGITS =
  /(?<![\w.,/$§#-])(\$ ?|us\$ ?)?(?:(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:(?: |-| and )(\d{1,2})\/(\d{1,2})(?![\d/])|([½¼¾⅓⅔⅛⅜⅝⅞⅕]))?|([½¼¾⅓⅔⅛⅜⅝⅞⅕])|(?<!\d)\.(\d+))/g
const FRACTION = /^(\d{1,3})\/(\d{1,3})(?:rds?|ths?)?(?![\d/])/
/** "18 y medio", "39 and a half", "2 y cuarto": a part of one more, and no share of something. */
const PART_MORE =
  /^ (?:and (?:an? |one )?(half|quarter|third)|y (?:un |una )?(medi[oa]|cuarto|tercio))\b(?! (?:of|de|del|the|a|an|my|our)\b)/

// What stands before a number that only names something: "section 8", "lot 5", "#12".
const NAMES_BEFORE =
  /(?:[§#]|\b(?:sections?|sec|§§|chapter|ch|part|parts|art|article|appendix|table|form|route|rt|rte|highway|hwy|lot|apt|apartment|suite|ste|unit|no|nos|number|box|class|page|step|item|option|opcion|numero|zip|phone|tel|call|parcel|map|permit #?|local law|seccion|articulo|capitulo|ruta|schedule|district|room|zone|exit|county road|cr))\.? ?#?$/
const STREET =
  /^ (?:[nsew]\.? )?(?:[A-Z][\w'.]*|\d+(?:st|nd|rd|th)) (?:[A-Z][\w'.]* ){0,3}(?:rd|road|st|street|ave|avenue|ln|lane|dr|drive|ct|court|way|blvd|boulevard|pl|place|ter|terrace|cir|circle|trl|trail|point|pt|pike|hwy|highway|pkwy|loop|row|run|path|cove|shore|landing)\b/i

function digitRuns(text: Text): Raw[] {
  const { folded, source } = text
  const raws: Raw[] = []
  for (const match of folded.matchAll(DIGITS)) {
    const start = match.index
    let end = start + match[0].length
    const money = match[1] !== undefined
    const before = folded.slice(Math.max(0, start - 16), start)
    const after = folded.slice(end, end + 60)
    const whole = match[2]
    let value = 0
    let fraction = false
    if (whole !== undefined) {
      value = Number(whole.replaceAll(',', ''))
      if (match[3] !== undefined && match[4] !== undefined) {
        if (Number(match[4]) === 0) continue
        value += Number(match[3]) / Number(match[4])
      } else if (match[5] !== undefined) {
        const [top, bottom] = VULGAR[match[5]] ?? [0, 1]
        value += top / bottom
      }
      const slash =
        match[3] === undefined && match[5] === undefined ? FRACTION.exec(folded.slice(start, start + 9)) : null
      if (slash && !money) {
        const top = Number(slash[1])
        const bottom = Number(slash[2])
        if (bottom === 0 || top >= bottom || bottom > 100) continue
        value = top / bottom
        fraction = true
        end = start + slash[0].length
      }
    } else if (match[6] !== undefined) {
      const [top, bottom] = VULGAR[match[6]] ?? [0, 1]
      value = top / bottom
      fraction = true
    } else if (match[7] !== undefined) value = Number(`0.${match[7]}`)
    // "1.2 thousand gallons", "1k gallons", "2 mil galones"
    const thousands =
      match[2] !== undefined && value < 1000
        ? /^(?: ?k| thousand| mil)(?![a-z0-9])/.exec(folded.slice(end, end + 10))
        : null
    if (thousands) {
      value = Math.round(value * 1e6) / 1000
      end += thousands[0].length
    }
    const part =
      match[2] !== undefined && !thousands && Number.isInteger(value) && !money ? partMore(folded, end) : null
    if (part) {
      value += part.value
      end = part.end
    }
    const tail = folded.slice(end, end + 8)
    const upTo = /^-(\d+(?:\.\d+)?)(?![\d/-])/.exec(tail)
    if (upTo && !money && !fraction) {
      const far = end + upTo[0].length
      if (unitAt(folded, far) !== null && !NAMES_BEFORE.test(before)) {
        const to = { end: far, value: Number(upTo[1]) }
        raws.push({ start, end, value, fraction: false, article: false, money: false, digits: true, upTo: to })
        continue
      }
    }
    // Glued to letters or to more figures: a section ("75-a", "202-6"), a telephone number, a time, an ordinal.
    if (/^(?:-\d|-[a-z](?![a-z])|[./:]\d|st\b|nd\b|rd\b|th\b|,\d)/.test(tail)) continue
    if (/\.\d{3,}$/.test(match[0]) && unitAt(folded, end) === null) continue
    if (/^[a-z]/.test(tail) && unitAt(folded, end) === null) continue
    if (!money && NAMES_BEFORE.test(before)) continue
    if (STREET.test(` ${source.slice(end).trimStart()}`.slice(0, 60)) && unitAt(folded, end) === null) continue
    if (/^ ?(?:[ap]\.?m\b|o'clock)/.test(after)) continue
    if (!Number.isFinite(value)) continue
    raws.push({ start, end, value, fraction, article: false, money, digits: true })
  }
  return raws
}

function partMore(folded: string, at: number): { readonly value: number; readonly end: number } | null {
  const match = PART_MORE.exec(folded.slice(at, at + 28))
  if (!match) return null
  const bottom = own(DENOMINATORS, match[1] ?? match[2] ?? '') ?? 2
  return { value: 1 / bottom, end: at + match[0].length }
}

function own(table: Readonly<Record<string, number>>, word: string): number | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}

function isJoined({ words, folded }: Text, i: number): boolean {
  const left = words[i - 1]
  const right = words[i]
  return left !== undefined && right !== undefined && /^[ -]{1,3}$/.test(folded.slice(left.end, right.start))
}

interface Spelt {
  readonly value: number
  readonly next: number
}

// A number in words that begins at word `at`; `next` is the word after it.
function speltAt(text: Text, at: number): Spelt | null {
  const { words } = text
  let i = at
  let total = 0
  let current: number | null = null
  const first = words[i]?.text ?? ''
  if (
    (first === 'a' || first === 'one') &&
    isJoined(text, i + 1) &&
    /^(?:hundred|thousand|dozen)$/.test(words[i + 1]?.text ?? '')
  ) {
    current = 1
    i++
  } else if (first === 'half' && (words[i + 1]?.text ?? '') === 'a' && (words[i + 2]?.text ?? '') === 'dozen')
    return { value: 6, next: i + 3 }
  for (;;) {
    if (i > at && !isJoined(text, i)) break
    const word = words[i]?.text ?? ''
    const small = own(SMALL, word)
    const ten = own(TENS, word)
    const hundred = own(HUNDREDS, word)
    if (
      small !== undefined &&
      (current === null ||
        (current % 100 === 0 && current > 0) ||
        (current % 10 === 0 && current % 100 >= 20 && small < 10))
    ) {
      current = (current ?? 0) + small
      i++
    } else if (ten !== undefined && (current === null || (current % 100 === 0 && current > 0))) {
      current = (current ?? 0) + ten
      i++
    } else if (hundred !== undefined && current === null) {
      current = hundred
      i++
    } else if (word === 'hundred' && current !== null && current > 0 && current < 100) {
      current *= 100
      i++
    } else if ((word === 'thousand' || word === 'mil') && (current !== null || word === 'mil') && total === 0) {
      total = (current ?? 1) * 1000
      current = null
      i++
    } else if (word === 'dozen' && current !== null && current > 0 && current < 10) {
      return { value: current * 12, next: i + 1 }
    } else if (
      word === 'and' &&
      i > at &&
      isJoined(text, i + 1) &&
      (current === null ? total > 0 : current >= 100 && current % 100 === 0)
    ) {
      const follower = words[i + 1]?.text ?? ''
      if (own(SMALL, follower) === undefined && own(TENS, follower) === undefined) break
      current ??= 0
      const tail = speltAt(text, i + 1)
      if (!tail || tail.value >= 100) break
      return { value: total + current + tail.value, next: tail.next }
    } else if (word === 'y' && current !== null && current % 10 === 0 && current % 100 >= 20 && isJoined(text, i + 1)) {
      const unit = own(SMALL, words[i + 1]?.text ?? '')
      if (unit === undefined || unit > 9) break
      current += unit
      i += 2
    } else break
  }
  if (i === at || (current === null && total === 0)) return null
  return { value: total + (current ?? 0), next: i }
}

function speltRuns(text: Text): Raw[] {
  const { words } = text
  const raws: Raw[] = []
  const span = (from: number, to: number): { start: number; end: number } => ({
    start: words[from]?.start ?? 0,
    end: words[to - 1]?.end ?? 0,
  })
  for (let i = 0; i < words.length; i++) {
    const word = words[i]?.text ?? ''
    const next = words[i + 1]?.text ?? ''
    const base = { fraction: false, article: false, money: false, digits: false }
    const prior = words[i - 1]?.text ?? ''
    // "a third", "two thirds", "three quarters", "half", "la mitad", "un tercio"
    if (word === 'half' || word === 'mitad') {
      const article = prior === 'a' || prior === 'one' || prior === 'la'
      const wordy = next === 'baths' || next === 'bath' || next === 'way' || next === 'dozen' || next === 'hearted'
      if (!wordy) raws.push({ ...base, ...span(article ? i - 1 : i, i + 1), value: 0.5, fraction: true })
      if (next !== 'dozen') continue
    }
    if (word === 'media' || word === 'medio') {
      if (/^(?:milla|pie|acre|ano|metro)$/.test(next))
        raws.push({ ...base, ...span(i, i + 1), value: 0.5, fraction: true })
      continue
    }
    // "pie y medio": the one is not said.
    if (
      /^(?:pie|milla|ano|acre|metro)$/.test(word) &&
      next === 'y' &&
      /^medi[oa]$/.test(words[i + 2]?.text ?? '') &&
      !speltEnds(text, i) &&
      !/\d$|^(?:un|una)$/.test(prior)
    ) {
      const at = words[i]?.start ?? 0
      raws.push({ ...base, start: at, end: at, value: 1 })
      continue
    }
    // "Por ciento" is a unit.
    const spelt = word === 'ciento' && prior === 'por' ? null : speltAt(text, i)
    const below = (at: number): number | undefined => {
      const name = words[at]?.text ?? ''
      return Object.hasOwn(DENOMINATORS, name) ? DENOMINATORS[name] : undefined
    }
    if ((word === 'a' || word === 'one' || word === 'un') && below(i + 1) !== undefined && next !== 'half') {
      const after = words[i + 2]?.text ?? ''
      // "a third time", "a fourth bedroom" count, they do not divide.
      // Where it is the whole reply, "about a third" divides.
      const whole = after === '' && words.length <= 4 && (i === 0 || (i === 1 && APPROX_WORD.test(prior)))
      if (whole || /^(?:of|de|mile|the|inch|acre|la|del|milla)$/.test(after)) {
        raws.push({ ...base, ...span(i, i + 2), value: 1 / (below(i + 1) ?? 1), fraction: true })
        i += 1
        continue
      }
    }
    if (
      spelt &&
      /^(?:thirds|quarters|fourths|fifths|eighths|tenths|tercios|quintos|cuartos)$/.test(
        words[spelt.next]?.text ?? '',
      ) &&
      // "tres cuartos" are rooms, "tres cuartos de milla" are a fraction.
      (words[spelt.next]?.text !== 'cuartos' ||
        /^ de (?:la|las|los|el|milla|acre|pie|pulgada|un|una)\b/.test(text.folded.slice(words[spelt.next]?.end ?? 0)))
    ) {
      const bottom = below(spelt.next) ?? 1
      if (spelt.value < bottom)
        raws.push({ ...base, ...span(i, spelt.next + 1), value: spelt.value / bottom, fraction: true })
      i = spelt.next
      continue
    }
    // "tres cuartas partes", "la tercera parte"
    const parted = spelt ? spelt.next : word === 'la' ? i + 1 : -1
    if (
      parted > 0 &&
      /^(?:tercera|cuarta|quinta)s?$/.test(words[parted]?.text ?? '') &&
      /^partes?$/.test(words[parted + 1]?.text ?? '')
    ) {
      const value = (spelt?.value ?? 1) / (below(parted) ?? 1)
      if (value < 1) raws.push({ ...base, ...span(i, parted + 2), value, fraction: true })
      i = parted + 1
      continue
    }
    if (word === 'a' && next === 'couple') {
      const more = words[i + 2]?.text === 'of' ? i + 3 : i + 2
      const unit = words[more]
      if (unit && !/^(?:hundred|thousand|dozen)$/.test(unit.text) && unitAt(text.folded, unit.start)) {
        raws.push({ ...base, ...span(i, more), value: 2 })
        i = more - 1
      }
      continue
    }
    if (spelt) {
      const single = spelt.next === i + 1
      const weak = single && /^(?:one|un|una|uno|once)$/.test(word)
      const end = words[spelt.next - 1]?.end ?? 0
      // "one", "una" and "once" are pronouns, articles and adverbs more often than numbers.
      const counted = !weak || word === 'one' ? true : unitAt(text.folded, end) !== null
      if (counted) raws.push({ ...base, ...span(i, spelt.next), value: spelt.value, article: weak && word !== 'once' })
      // "three and a half", "one and a quarter", "tres y medio"
      const part = partMore(text.folded, end)
      if (part && (counted || unitAt(text.folded, part.end) !== null)) {
        if (counted) raws.pop()
        raws.push({ ...base, ...span(i, spelt.next), end: part.end, value: spelt.value + part.value })
        while ((words[i + 1]?.start ?? part.end) < part.end) i++
        continue
      }
      i = spelt.next - 1
      continue
    }
    if (word === 'a' && /^(?:mile|foot)$/.test(next) && !speltEnds(text, i) && prior !== 'half' && !/\d$/.test(prior)) {
      if (!/^(?:thirds?|quarters?|fourths?|of)$/.test(prior) && prior !== 'per')
        raws.push({ ...base, ...span(i, i + 1), value: 1 })
      continue
    }
    if (
      (word === 'a' || word === 'another' || word === 'an') &&
      unitAt(text.folded, words[i]?.end ?? 0)?.unit === 'bedrooms'
    ) {
      if (!/\d$/.test(prior) && prior !== 'per' && !speltEnds(text, i))
        raws.push({ ...base, ...span(i, i + 1), value: 1, article: true })
    }
  }
  return raws
}

function speltEnds(text: Text, before: number): boolean {
  const word = text.words[before - 1]?.text ?? ''
  return (
    Object.hasOwn(SMALL, word) ||
    Object.hasOwn(TENS, word) ||
    word === 'hundred' ||
    word === 'gallons' ||
    word === 'gal' ||
    word === 'gpd'
  )
}

const APPROX =
  /(?:\b(?:about|around|approx(?:imately)?|roughly|nearly|almost|some|circa|maybe|like|say|close to|just about|give or take|unos|unas|casi|aproximadamente|mas o menos|como|alrededor de|cerca de)|~|\+\/-)[.,]? ?(?:the |a )?$/
const OVER =
  /(?:(?<!\b(?:no|not|nunca) )\b(?:over|more than|greater than|at least|above|beyond|past|outside(?: of)?|farther (?:away )?than|further (?:away )?than|exceed(?:s|ing)?|upwards? of|no less than|not less than|no fewer than|mas del?|por lo menos|al menos|no menos del?|minimum of)|>=?) ?(?:about |around |a |la |the |our |its )?$/
// "Lot 100 to 300 feet": the first number was taken for something else, and the second is the end of a range all the same.
// "110 a bedroom times four": a factor is no amount either.
const UP_FROM = /\d ?(?:ft|feet|foot|percent|%|pies)?\.? ?(?:to|a|-) ?$|\b(?:times|multiplied by|multiplicado por|x) $/
const UNDER =
  /(?:(?<!\b(?:no|not|nunca) )\b(?:under|less than|fewer than|lower than|below|up to|at most|no more than|not more than|not over|within|shy of|short of|maximum of|menos del?|hasta|no mas del?|como maximo|dentro de|closer than|inside(?: of)?)|<=?) ?(?:about |around |a |la |the |our |its )?$/
const DENIED =
  /\b(?:not|nor|isn't|wasn't|aren't|instead of|rather than|en vez de|no(?: (?:es|son|fue|fueron|era|eran|esta|estan|mide|hay|tiene|tenemos))?)[, ] ?(?:the |a |exactly |just |en |in |at |about |de |el )?$/
const ANSWERS_NO = /^\W*(?:no|nope|nah), ?(?:about |around |only |just |maybe |like |como |unos |unas )*$/
const BETWEEN = /\b(?:between|entre|from|de)\s+$/

function fractionOf(text: Text, raws: readonly Raw[]): Raw[] {
  const { folded } = text
  const kept: Raw[] = []
  for (let i = 0; i < raws.length; i++) {
    const top = raws[i]
    const bottom = raws[i + 1]
    if (!top) continue
    if (bottom && !top.money && !top.fraction && !bottom.fraction) {
      const between = folded.slice(top.end, bottom.start)
      const counted =
        /^ (?:(?:of|out of|de)(?: (?:the|our|my|its|a total of|las|los|mis|nuestras))?|(?:[a-z]+ ){1,2}(?:of|out of|de)(?: the| our| my| las| los)?) $/
      const isPart = counted.test(between) && !/\b(?:bedrooms?|feet|ft|years?|months?|days?|percent)\b/.test(between)
      const tail = unitAt(folded, bottom.end)
      // "One in five" by itself is a slope or a share.
      const oneIn =
        top.value === 1 &&
        bottom.value > 1 &&
        between === ' in ' &&
        /^\s*(?:$|[.,;!?)]|slope\b|grade\b)/.test(folded.slice(bottom.end))
      if (oneIn) {
        kept.push({ ...top, end: bottom.end, value: 1 / bottom.value, fraction: true, article: false })
        i++
        continue
      }
      if (isPart && top.value <= bottom.value && bottom.value > 0 && (tail === null || tail.unit === 'other')) {
        kept.push({
          ...top,
          end: tail && tail.unit === 'other' ? tail.end : bottom.end,
          value: top.value / bottom.value,
          fraction: true,
          article: false,
        })
        i++
        continue
      }
    }
    kept.push(top)
  }
  return kept
}

/** Units that a fraction is said of: "half a mile", "half a year". */
const PARTED: ReadonlySet<UnitPattern['unit']> = new Set(['mile', 'ft', 'in', 'metre', 'acre', 'years', 'other'])

const APPROX_WORD = /^(?:about|around|roughly|maybe|exactly|only|just|like|almost|nearly|casi|como|un|una)$/
const HALF_MORE = /^ (?:and (?:a|one) half|y medi[oa])\b/

/** "Half of 300": neither is the amount. */
const PART_OF =
  /\b(?:half|thirds?|quarters?|mitad|tercios?|cuart[oa]s?|twice|double|doble) (?:of|de|del)(?: the| about| around)? $|\b(?:twice|double) $/
/** "600 gallons a day each, two units": the amount of one is not the amount of all. */
const FOR_EACH =
  /^ ?(?:each(?! (?:day|year|month|week|way|inch|foot|bedroom))|apiece|a piece|(?:per|a|\/) ?(?:unit|house|home|apartment|apt|cabin|cottage|dwelling|family|building|side|household|lot|person|head)|cada un[oa]|por (?:unidad|casa|vivienda|apartamento|departamento|cabana|familia|edificio|persona))\b/
const EACH_BEFORE =
  /\b(?:each|cada)(?: (?:one|of (?:them|the two)|unit|house|apartment|cabin|cottage|side|half|un[oa]|unidad|casa|vivienda|apartamento))(?: (?:is|has|uses?|makes|gets|at|of|about|tiene|usa|de|con|produce))* $/

/** "An inch every 12 minutes". */
const EACH_INCH =
  /\b(?:an?|one|1|una?) ?(?:inch|in\.?|pulgada|")(?: \w+)? (?:in|every|each|per|takes|took|cada|en|por)(?: about| around| unos)? $/

const RANGE = { approx: true, bound: null, range: true, fraction: false, article: false, denied: false } as const

/**
 * Every amount in a message, in the order they stand.
 *
 * @param input the message, or one already read
 * @param taken stretches of the message that are something else (days), never read as amounts
 */
export function readQuantities(
  input: string | Text,
  taken: readonly { readonly start: number; readonly end: number }[] = [],
): Quantity[] {
  const text = typeof input === 'string' ? readText(input) : input
  const { folded } = text
  const covered = new Set<number>()
  for (const span of taken) for (let at = span.start; at < span.end; at++) covered.add(at)
  const isFree = (raw: Raw): boolean => {
    for (let at = raw.start; at < raw.end; at++) if (covered.has(at)) return false
    return true
  }
  const free = [...digitRuns(text), ...speltRuns(text)]
    .filter(isFree)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const raws: Raw[] = []
  for (const raw of free) {
    const last = raws[raws.length - 1]
    if (!last || raw.start >= last.end) raws.push(raw)
  }
  const parts = fractionOf(text, raws)
  const quantities: Quantity[] = []
  for (let i = 0; i < parts.length; i++) {
    const raw = parts[i]
    if (!raw || raw.start < (quantities[quantities.length - 1]?.end ?? 0)) continue
    if (raw.upTo) {
      const unit = unitAt(folded, raw.upTo.end)
      const told = settleUnit(unit?.unit ?? null, { ...raw, value: raw.upTo.value })
      quantities.push({
        ...RANGE,
        start: raw.start,
        end: unit?.end ?? raw.upTo.end,
        amount: told.amount,
        unit: told.unit,
      })
      continue
    }
    const next = parts[i + 1]
    const between = next ? folded.slice(raw.end, next.start) : ''
    const before = folded.slice(Math.max(0, raw.start - 30), raw.start)
    const ownUnit = unitAt(folded, raw.end)
    const nextUnit = next ? unitAt(folded, next.end) : null
    const gap = ownUnit && next && ownUnit.end <= next.start ? folded.slice(ownUnit.end, next.start) : between
    const joins =
      next !== undefined &&
      !next.money &&
      /^(?: ?- ?| (?:or|to|o|al?|hasta|maybe)(?: maybe)? |, (?:maybe|or|perhaps) )$/.test(gap) &&
      !(ownUnit && nextUnit && ownUnit.unit !== nextUnit.unit)
    // "Una casa de cuatro recámaras y 2,800 pies cuadrados" tells of two things.
    const alikeUnits = !(ownUnit && nextUnit && ownUnit.unit !== nextUnit.unit)
    const pair = next !== undefined && alikeUnits && BETWEEN.test(before) && /^(?: (?:and|y|to|a) | ?- ?)$/.test(gap)
    const trailing = next !== undefined && BETWEEN.test(before) && /^ [a-z]+ (?:to|a) $/.test(gap)
    if ((joins || pair || trailing) && next && !raw.fraction) {
      const unit = unitAt(folded, next.end)
      const end = unit?.end ?? next.end
      const told = settleUnit(unit?.unit ?? ownUnit?.unit ?? null, next)
      quantities.push({ ...RANGE, start: raw.start, end, amount: told.amount, unit: told.unit })
      i++
      continue
    }
    // "Perc is 8 min": of a percolation, minutes are minutes for an inch.
    const minutes = ownUnit?.unit === 'other' && /^[ -]*min/.test(folded.slice(raw.end, ownUnit.end))
    const anInch = minutes ? EACH_INCH.exec(before) : null
    const perInch =
      anInch !== null || (minutes && /\bper[ck]|\bpercol/.test(folded.slice(Math.max(0, raw.start - 40), raw.start)))
    if (anInch && (quantities.at(-1)?.end ?? 0) > raw.start - anInch[0].length) quantities.pop()
    const plus = /^ ?\+(?!\/)/.exec(folded.slice(raw.end, raw.end + 3))
    let unit = plus ? unitAt(folded, raw.end + plus[0].length) : ownUnit
    // "half a mile", "a third of a mile", "half of an acre"
    if (raw.fraction && !unit) {
      const link = /^ (?:of )?(?:an?|una|de)(?= )/.exec(folded.slice(raw.end, raw.end + 10))
      if (link) unit = unitAt(folded, raw.end + link[0].length)
      if (unit && !PARTED.has(unit.unit)) unit = null
    }
    const told = raw.money
      ? { amount: raw.value, unit: 'USD' as const }
      : settleUnit(perInch ? 'min/in' : (unit?.unit ?? null), raw)
    let end = unit?.end ?? raw.end + (plus?.[0].length ?? 0)
    let mixed = false
    const lesser = unit && next && !plus && !raw.money ? lesserPart(folded, unit, next) : null
    if (lesser === 'unclear') mixed = true
    else if (lesser) {
      told.amount = Math.round((told.amount + lesser.amount) * 1e9) / 1e9
      end = lesser.end
    }
    // "three feet and a half", "tres pies y medio"
    const half =
      unit && !mixed && !lesser && !raw.money && !raw.fraction ? HALF_MORE.exec(folded.slice(end, end + 14)) : null
    if (half && unit && PARTED.has(unit.unit) && unit.unit !== 'other' && raw.value > 0) {
      told.amount = Math.round((told.amount * (raw.value + 0.5) * 100) / raw.value) / 100
      end += half[0].length
    }
    const afterwards = folded.slice(end, end + 24)
    const bound =
      plus || OVER.test(before) || /^ (?:or more|or better|plus|at least|o mas)\b/.test(afterwards)
        ? 'over'
        : UNDER.test(before) || /^ (?:or less|or fewer|tops|at most|max|o menos)\b/.test(afterwards)
          ? 'under'
          : null
    const approx = APPROX.test(before) || /^ ?(?:ish\b|or so\b|give or take|mas o menos)/.test(afterwards)
    quantities.push({
      start: raw.start,
      end,
      amount: told.amount,
      unit: told.unit,
      approx,
      bound,
      range:
        mixed ||
        PART_OF.test(before) ||
        UP_FROM.test(before) ||
        FOR_EACH.test(folded.slice(end, end + 20)) ||
        EACH_BEFORE.test(before),
      fraction: raw.fraction && told.unit === 'percent',
      article: raw.article,
      // "No, about 5 percent" answers; it denies no amount.
      denied: DENIED.test(before) && !ANSWERS_NO.test(folded.slice(0, raw.start)),
    })
    if (lesser === 'unclear' && next) {
      const last = quantities[quantities.length - 1]
      const far = unitAt(folded, next.end)
      if (last && far) quantities[quantities.length - 1] = { ...last, end: far.end }
    }
  }
  return joined(folded, quantities)
}

const SPELT_DIGIT = /^(?:one|two|three|four|five|six|seven|eight|nine)$/
const SPELT_TENS =
  /^(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/

/** "3 and a half feet" is one amount, whether the three is a figure or a word. */
function joined(folded: string, quantities: readonly Quantity[]): Quantity[] {
  const whole: Quantity[] = []
  for (const quantity of quantities) {
    const before = whole[whole.length - 1]
    const half =
      before !== undefined &&
      before.unit === null &&
      Number.isInteger(before.amount) &&
      quantity.amount > 0 &&
      quantity.amount < 1 &&
      /^ (?:and|y) (?:an? |one |una? )?$/.test(folded.slice(before.end, quantity.start))
    // "One fifty" is a hundred and fifty.
    const hundreds =
      before !== undefined &&
      before.unit === null &&
      Number.isInteger(before.amount) &&
      before.amount >= 1 &&
      before.amount <= 9 &&
      quantity.amount >= 10 &&
      quantity.amount <= 99 &&
      folded.slice(before.end, quantity.start) === ' ' &&
      SPELT_TENS.test(folded.slice(quantity.start)) &&
      SPELT_DIGIT.test(folded.slice(before.start, before.end))
    // "39 and a half": of a bare number, the half is half of one and no share of something.
    const bareHalf =
      before !== undefined &&
      before.unit === null &&
      Number.isInteger(before.amount) &&
      quantity.fraction &&
      quantity.amount === 50 &&
      /^ (?:and|y) (?:an? |one |una? )?$/.test(folded.slice(before.end, quantity.start)) &&
      !/^ (?:of|the|a|an|my|our|de|del|la|el)\b/.test(folded.slice(quantity.end, quantity.end + 8))
    if (hundreds && before !== undefined)
      whole[whole.length - 1] = { ...quantity, start: before.start, amount: before.amount * 100 + quantity.amount }
    else if (bareHalf && before !== undefined)
      whole[whole.length - 1] = { ...before, end: quantity.end, amount: before.amount + 0.5 }
    else if (half && before !== undefined)
      whole[whole.length - 1] = {
        ...quantity,
        start: before.start,
        amount: before.amount + quantity.amount,
        approx: before.approx,
        bound: before.bound,
        denied: before.denied,
      }
    else whole.push(quantity)
  }
  return whole
}

const LESSER: Readonly<Record<string, readonly [unit: 'in' | 'ft', count: number, feet: number]>> = {
  ft: ['in', 12, 1 / 12],
  yard: ['ft', 3, 1],
  mile: ['ft', 5280, 1],
}
const BARE_INCHES = /^ ?-?in\b(?! (?:the|a|an|my|our|all|front|total|some|each|every|one|that|this|\d))/
const SHAPE = /^\s*(?:$|[.,;:!?)]|(?:deep|down|wide|tall|high|long|thick|below|under|from|of cover|de profund\w*)\b)/

/**
 * The lesser part of a length told in two: "3 ft 6 in", "five foot four", "1 mile 200 ft".
 *
 * @returns its feet and where it ends; `unclear` where two lengths stand together that make no single one ("3 ft by 6 in").
 */
function lesserPart(
  folded: string,
  unit: { readonly unit: UnitPattern['unit']; readonly end: number },
  next: Raw,
): { amount: number; end: number } | 'unclear' | null {
  const row = Object.hasOwn(LESSER, unit.unit) ? LESSER[unit.unit] : undefined
  if (!row || next.money || next.upTo || next.start < unit.end) return null
  const gap = folded.slice(unit.end, next.start)
  const [smaller, count, feet] = row
  const own = unitAt(folded, next.end)
  const inches = own ?? (smaller === 'in' && !own ? bareInches(folded, next.end) : null)
  if (/^ ?(?:by|x|por)? $/.test(gap) && /[a-z]/.test(gap)) return inches ? 'unclear' : null
  if (!/^[ .,-]{0,2}(?:(?:and|plus|y|con) )?$/.test(gap)) return null
  if (inches) {
    if (inches.unit !== smaller) return null
    return next.value < count ? { amount: next.value * feet, end: inches.end } : 'unclear'
  }
  const spoken = unit.unit === 'ft' && /^ ?$/.test(gap) && next.value < 12 && Number.isInteger(next.value)
  return spoken && SHAPE.test(folded.slice(next.end, next.end + 16)) ? { amount: next.value / 12, end: next.end } : null
}

function bareInches(folded: string, at: number): { unit: 'in'; end: number } | null {
  const match = BARE_INCHES.exec(folded.slice(at, at + 16))
  return match ? { unit: 'in', end: at + match[0].length } : null
}

function settleUnit(unit: UnitPattern['unit'] | null, raw: Raw): { amount: number; unit: WrittenUnit } {
  if (unit === 'mile') return { amount: raw.value * 5280, unit: 'ft' }
  if (unit === 'yard') return { amount: raw.value * 3, unit: 'ft' }
  if (unit === 'metre') return { amount: Math.round(raw.value * 328.084) / 100, unit: 'ft' }
  if (unit === 'acre') return { amount: Math.round(raw.value * 43_560), unit: 'sqft' }
  if (raw.fraction && unit === null) return { amount: raw.value * 100, unit: 'percent' }
  return { amount: raw.value, unit }
}

/**
 * An amount told in another unit, where that is exact: feet and inches, weeks and days, years and months. Months are never
 * turned into days, nor days into business days.
 *
 * @returns the amount in `to`, or `null` where no exact conversion exists.
 */
export function convert(amount: number, from: WrittenUnit, to: Unit): number | null {
  if (from === to) return amount
  const exact = (value: number): number | null => (Number.isInteger(value * 1000) ? value : null)
  switch (`${from}>${to}`) {
    case 'in>ft':
      return exact(amount / 12)
    case 'ft>in':
      return amount * 12
    case 'weeks>days':
      return amount * 7
    case 'days>weeks':
      return exact(amount / 7)
    case 'years>months':
      return exact(amount * 12)
    case 'months>years':
      return exact(amount / 12)
    default:
      return null
  }
}

/** The folded word for a unit alone ("feet", "bedrooms"), for readers that look for "no bedrooms". */
export function unitOfWord(word: string): WrittenUnit {
  const found = unitAt(fold(word), 0)
  if (!found) return null
  if (found.unit === 'acre') return 'sqft'
  return found.unit === 'mile' || found.unit === 'yard' || found.unit === 'metre' ? 'ft' : found.unit
}
