import type { NumberFact, Unit } from '../../../machines/kit/facts.ts'
import type { Clause } from './clauses.ts'
import { convert, type Quantity } from './quantities.ts'
import { type Candidate, isCorrection, type Session } from './session.ts'
import { fold } from './text.ts'

const FLOOR = String.raw`(?: ?(?:sq\.? ?-?(?:ft|feet|foot)\.?|sqft|sf|square[ -](?:feet|foot|ft)|pies cuadrados))`
const FLOOR_UNIT = new RegExp(FLOOR)
const SIZE = String.raw`(\d{1,3}(?:,\d{3})+|\d{3,6})`
const GROWTHS: readonly (readonly [pattern: RegExp, kind: 'to' | 'add' | 'now'])[] = [
  [new RegExp(String.raw`\b(?:from|de) ${SIZE}${FLOOR}? (?:up )?(?:to|a) ${SIZE}${FLOOR}?(?![\d,.]*\d)`), 'to'],
  [
    new RegExp(
      String.raw`\b(?:is|has|have|tiene|tenemos|mide) ${SIZE}${FLOOR}?[^.;?\d]{0,50}\b(?:(?:will|would) (?:be|have|end up (?:at|with))|going to (?:be|have)|goes to|grows to|brings? it to|va a (?:ser(?: de)?|tener|quedar(?: en)?|medir)|tendra|tendria|quedara en|quedaria en) ${SIZE}${FLOOR}?(?! ?(?:more|mas)\b)(?![\d,.]*\d)`,
    ),
    'to',
  ],
  [
    new RegExp(
      String.raw`\badd(?:s|ing)? (?:another |an? )?${SIZE}${FLOOR}?(?: \w+){0,3}? (?:to|on|onto) (?:an? |our |my |the |its |what is )?(?:existing |present |current )?${SIZE}${FLOOR}?(?![\d,.]*\d)`,
    ),
    'add',
  ],
  [
    new RegExp(
      String.raw`\b${SIZE}${FLOOR}? (?:now|today|currently|at present|ahora|hoy)\b[^.;?\d]{0,30}\b(?:add|adding|agregar|agregamos) (?:another |an? |otros )?${SIZE}${FLOOR}?(?![\d,.]*\d)`,
    ),
    'now',
  ],
  // "It has 1,000 square feet and I am putting on 700 more".
  [
    new RegExp(
      String.raw`\b(?:is|has|have|tiene|tenemos|mide) ${SIZE}${FLOOR}?[^.;?\d]{0,30}\b(?:add(?:ing)?|build(?:ing)?(?: on)?|put(?:ting)? on|tack(?:ing)? on|agreg\w+|anad\w+|aument\w+|ampli\w+|constru\w+|hac\w+|pon\w+|sum\w+)(?: (?:another|otros|otras|unos|le))? ${SIZE}${FLOOR}?(?: (?:more|mas|extra|additional)\b)?(?![\d,.]*\d)`,
    ),
    'now',
  ],
]
const NOW_AND_AFTER: typeof GROWTHS = [
  [
    new RegExp(
      String.raw`\b${SIZE}${FLOOR}? (?:now|today|currently|ahora|hoy)\b[^.;?\d]{0,30}?${SIZE}${FLOOR}? (?:after(?:wards)?|later|when|once|despues|al final)\b`,
    ),
    'to',
  ],
  [
    new RegExp(
      String.raw`\b(?:now|today|currently|ahora|hoy) ${SIZE}${FLOOR}?\b[^.;?\d]{0,20}?\b(?:after(?:wards)?|later|then|despues|luego) ${SIZE}${FLOOR}?(?![\d,.]*\d)`,
    ),
    'to',
  ],
]
const MULTIPLES: readonly (readonly [percent: number, pattern: RegExp])[] = [
  [
    100,
    /^(?:it |we |they |the (?:house|building|place|floor space) )?(?:(?:will|would|is going to) )?(?:doubl(?:e|es|ed|ing)(?: (?:it|in size|the size))?|be twice (?:the size|as big|as large)|twice (?:the size|as big|as large)|el doble|al doble|se duplica)$/,
  ],
  [
    200,
    /^(?:it |we )?(?:(?:will|would) )?(?:tripl(?:e|es|ed|ing)(?: (?:it|in size|the size))?|three times (?:the size|as big|as large)|el triple)$/,
  ],
]

/** Units of what is measured and not counted. */
const MEASURED: ReadonlySet<Unit> = new Set(['ft', 'in', 'sqft', 'percent', 'gpd', 'gal', 'min/in'])
const INCLUSIVE =
  /\b(?:at least|no less than|not less than|no fewer than|or more|or better|or less|or fewer|up to|at most|no more than|not more than|not over|within|minimum|maximum|por lo menos|al menos|hasta|como maximo|o mas|o menos)\b/
const FAR_FEET = 2000

/** So many points of a hundred "about three quarters" may be off, and more. */
const ROUGHLY = 10
const IS_DISTANCE = /\b(?:from|down|away|below|distance|how far|how deep)\b/
/** An amount in feet that can be no more than this is a depth or a height, and may well be told in inches. */
const DEEPEST = 100
// "I said 90, it's 190": what a person says they said is no longer what they say.
export const SAID_BEFORE =
  /\b(?:(?:i|we) (?:just |first |earlier |already )?(?:said|told you|wrote|put|typed|gave you)|(?:le |te )?(?:dije|dijimos|puse|escribi))\b/
const FROM_ELSE =
  /^ (?:away |back |up |down |in |or so )?(?:from|to|off|de|desde|a|hasta) (?:the |our |my |a |la |el |mi )?(?:main |nearest |front |back )?(road|street|highway|route|house|cottage|cabin|garage|barn|deck|driveway|neighbor|carretera|calle|camino|casa|cabana|vecin)/
/** "40 ft wide": how large a thing is, and not how far it lies from another. */
const EXTENT =
  /^ (?:in )?(?:wide|width|long|length|across|around|square|deep|tall|high|thick|diameter|(?:of )?(?:road |lake )?frontage|(?:by|x)(?= ?\d)|de (?:ancho|largo|diametro|frente|fondo|alto|profund\w*))\b/
const OF_EXTENT =
  /\b(?:wide|width|long|length|deep|depth|deeper|below|down|diameter|high|height|tall|thick\w*|square|soil|cover|slope)\b/
// "31 of 58 houses": what is counted.
const RATIO = /^\d+ (?:out of|of|de) /
// "60 percent of the roof": what the share is of.
const SHARE_OF =
  /^ (?:of|de|del) (?:(?:the|my|our|his|her|its|their|a|la|el|los|las|mi|nuestr[oa]) )?(?:(?:whole|entire|total|full|existing|old|interior|inside) )*([a-z]{2,})/
const OFTEN: readonly (readonly [months: number, pattern: RegExp])[] = [
  [
    12,
    /^(?:it is |they say |the manual says |manual says )?(?:once a year|one time a year|every year|each year|yearly|annually|annual|una vez al ano|cada ano|anual|anualmente)$/,
  ],
  [
    6,
    /^(?:it is |they say |the manual says |manual says )?(?:twice a year|two times a year|twice yearly|semi ?annually|dos veces al ano|cada medio ano|semestral|semestralmente)$/,
  ],
  [
    3,
    /^(?:it is |they say |the manual says |manual says )?(?:quarterly|four times a year|every quarter|cada trimestre|trimestral|trimestralmente)$/,
  ],
  [
    1,
    /^(?:it is |they say |the manual says |manual says )?(?:monthly|every month|once a month|cada mes|mensual|mensualmente)$/,
  ],
]
const TOUCHES =
  /^(?:(?:it|the lot|our lot|my lot|the property|our property|the land|our land) )?(?:is |runs |goes |sits |comes )?(?:right |all the way |clear )?(?:touches|borders|abuts|meets|on|at|up to|down to|to) (?:the |our )?(?:water|lake|pond|shore|shoreline|stream|brook|creek)(?: (?:edge|line|itself))?$|^(?:toca|da a|llega a|colinda con) (?:el |la |al )?(?:agua|lago|laguna|orilla|arroyo|estanque)$/
const A_DAY = /^ ?(?:(?:a|per|each|every|\/) ?day|daily|al dia|por dia|diarios)\b/

export function inUnit(fact: NumberFact, quantity: Quantity, bare: boolean): { value: number } | null {
  if (quantity.denied || quantity.range) return null
  let value: number | null = null
  if (quantity.unit === null) value = bare ? quantity.amount : null
  else if (quantity.unit !== 'other') value = convert(quantity.amount, quantity.unit, fact.unit)
  // Of a depth, "40 inches" are 3.33 feet; what a rounding brings onto a whole or a half, where limits stand, is left unread.
  if (value === null && quantity.unit === 'in' && fact.unit === 'ft' && fact.max <= DEEPEST) {
    const near = Math.round((quantity.amount / 12) * 100) / 100
    if (!Number.isInteger(near * 2)) value = near
  }
  if (value === null || !Number.isFinite(value)) return null
  if (value < fact.min || value > fact.max || (fact.whole === true && !Number.isInteger(value))) return null
  return { value }
}

/**
 * A limit is a safe amount only clear of everything the fact is compared with, an "about" only off every such mark. Where those
 * marks are not known, only a limit far beyond any plot of land is taken.
 */
export function safe(session: Session, name: string, fact: NumberFact, value: number, quantity: Quantity): boolean {
  const marks = session.options.limits?.[name] ?? fact.samples
  if (quantity.bound === 'over')
    return marks
      ? marks.every((mark) => mark < clear(session, name, fact, value, quantity))
      : fact.unit === 'ft' && value >= FAR_FEET
  if (quantity.bound === 'under')
    return marks?.every((mark) => mark > clear(session, name, fact, value, quantity)) ?? false
  return !(quantity.approx && marks?.includes(value))
}

/**
 * "Over 200 feet" is no 200: where the number is a mark that the fact is compared with, the next amount clear of it is meant.
 * Things that are counted are left alone, since a count is multiplied with.
 */
export function clear(session: Session, name: string, fact: NumberFact, value: number, quantity: Quantity): number {
  const marks = session.options.limits?.[name] ?? fact.samples
  if (quantity.bound === null || marks?.includes(value) !== true || !MEASURED.has(fact.unit)) return value
  // "At least 50 percent" may be just 50.
  if (INCLUSIVE.test(session.text.folded.slice(Math.max(0, quantity.start - 24), quantity.end + 14))) return value
  const step = fact.whole === true ? 1 : 0.1
  const moved = Math.round((quantity.bound === 'over' ? value + step : value - step) * 10) / 10
  return moved >= fact.min && moved <= fact.max ? moved : value
}

/** "1000 feet from the road": a distance from something that the fact is not about. */
export function fromElse(session: Session, declared: NumberFact, quantity: Quantity): boolean {
  if (declared.unit === 'percent' && quantity.unit === 'percent') {
    const after = session.text.folded.slice(quantity.end, quantity.end + 40)
    const ratio = RATIO.test(session.text.folded.slice(quantity.start, quantity.end))
    const of = SHARE_OF.exec(after)?.[1] ?? (ratio ? /^ ([a-z]{4,})/.exec(after)?.[1] : undefined)
    if (of === undefined || /^(?:parts?|portion|it|them|that|this|those|these|all|ello|eso|total|whole|todo)$/.test(of))
      return false
    const known = fold(`${declared.ask} ${declared.label} ${(declared.words.near ?? []).join(' ')}`)
    return !known.includes(of.slice(0, Math.max(4, of.length - 2)))
  }
  if (declared.unit !== 'ft' || quantity.unit !== 'ft') return false
  const extent = EXTENT.test(session.text.folded.slice(quantity.end, quantity.end + 16))
  if (extent && !OF_EXTENT.test(fold(`${declared.ask} ${declared.label}`))) return true
  const from = FROM_ELSE.exec(session.text.folded.slice(quantity.end, quantity.end + 40))?.[1]
  if (from === undefined) return false
  // "5 feet off the neighbor's line": whose line it is, for a fact that is looked for by that word.
  const near = /^(?:neighbor|vecin)/.test(from) ? (declared.words.near ?? []).join(' ') : ''
  return !fold(`${declared.ask} ${declared.label} ${near}`).includes(from)
}

export function proposed(value: number, quantity: Quantity): Candidate {
  return {
    value,
    start: quantity.start,
    end: quantity.end,
    ...(quantity.unit === null ? { bare: true as const } : {}),
    ...(quantity.approx ? { approx: true as const } : {}),
    ...(quantity.bound ? { bound: quantity.bound } : {}),
  }
}

/** Whether a number without a unit stands for itself: nothing that it counts comes after it. */
export function standsAlone(session: Session, quantity: Quantity): boolean {
  const tail = session.text.folded.slice(quantity.end, quantity.end + 14)
  return /^(?:\s*$|\s*[.,;:!?)\n]|\s+(?:is|was|were|are|now|today|total|in|at|from|on|before|after|and|when|or|but|to|of it|de|en|ahora|hoy|antes|despues|y|pero|then|right|currently|already|altogether|instead)\b)/.test(
    tail,
  )
}

/** Whether a bare number of a reply is followed by how it is known, and by nothing that it counts: "80 I paced it". */
function saidOf(session: Session, quantity: Quantity): boolean {
  return /^ (?:i|we|he|she|they|it|give|as|per|by|give or take|or so|ish|more or less|mas o menos|yo|lo|la|the|my|if|plus|according|measured|paced|roughly|approximately|maybe|exactly|i guess)\b/.test(
    session.text.folded.slice(quantity.end, quantity.end + 20),
  )
}

export function numbers(session: Session): void {
  const facts = [...session.facts.kinds].filter(
    (entry): entry is [string, NumberFact] =>
      entry[1].kind === 'number' && !session.readings.has(entry[0]) && entry[0] !== session.options.asked,
  )
  const found = new Map<string, Candidate[]>()
  const push = (fact: string, candidate: Candidate): void => {
    const list = found.get(fact)
    if (list) list.push(candidate)
    else found.set(fact, [candidate])
  }
  for (const quantity of session.quantities) {
    if (session.usedQuantities.has(quantity)) continue
    const clause = session.clauseAt(quantity.start)
    if (!clause || !session.usable(clause)) continue
    const near: { fact: string; declared: NumberFact; value: number; distance: number }[] = []
    const loose: { fact: string; declared: NumberFact; value: number }[] = []
    for (const [fact, declared] of facts) {
      if (session.ruledOut(fact, clause) || fromElse(session, declared, quantity)) continue
      const hasNear = declared.words.near !== undefined && declared.words.near.length > 0
      // "the old one" counts nothing.
      const told = inUnit(declared, quantity, hasNear && !quantity.article && standsAlone(session, quantity))
      if (!told) {
        if (
          quantity.range &&
          quantity.unit === declared.unit &&
          hasNear &&
          session.nearest(fact, clause, quantity) !== null
        )
          session.doubts.add(fact)
        continue
      }
      if (!hasNear) {
        if (!quantity.article || quantity.unit === null) loose.push({ fact, declared, value: told.value })
        continue
      }
      const distance = session.nearest(fact, clause, quantity)
      if (distance !== null) near.push({ fact, declared, value: told.value, distance })
    }
    near.sort((a, b) => a.distance - b.distance)
    const best = near[0]
    const chosen = best ? near.filter((entry) => entry.distance === best.distance) : loose
    if (best && chosen.length > 1) {
      // Which of two facts is meant cannot be told.
      for (const entry of chosen) session.doubts.add(entry.fact)
      continue
    }
    for (const { fact, declared, value } of chosen) {
      // "Half" is said of anything near it; where a half is the law's own mark, that is not enough to stand on.
      const said = session.text.folded.slice(Math.max(0, quantity.start - 14), quantity.end + 14)
      const marks = session.options.limits?.[fact] ?? declared.samples
      const roughHalf =
        quantity.fraction &&
        ((quantity.approx && marks?.every((mark) => Math.abs(mark - value) > ROUGHLY) !== true) ||
          (/\b(?:half|mitad|medio|media)\b/.test(said) &&
            marks?.includes(value) === true &&
            !/\b(?:exactly|precisely|right at|dead on|on the nose|on the dot|to the foot|exactamente|justo)\b/.test(
              said,
            )))
      if (clause.doubt === 'weak' || roughHalf || !safe(session, fact, declared, value, quantity))
        session.doubts.add(fact)
      else if (clause.doubt === 'strong')
        push(fact, { value: null, ...session.doubtful(clause, quantity.start, quantity.end) })
      else push(fact, proposed(clear(session, fact, declared, value, quantity), quantity))
    }
  }
  for (const [fact, candidates] of found) {
    // "Splitting my 3 acres into 2": beside an amount with its unit, a bare number counts something else.
    const whole = candidates.filter(
      (one) =>
        one.bare !== true ||
        candidates.every((other) => other.bare === true || session.corrects(other, one) || other.start === one.start),
    )
    session.settle(fact, session.nearestOnly(fact, whole.length > 0 ? whole : candidates))
  }
  for (const [fact, declared] of facts) {
    if (found.has(fact)) continue
    if (!growth(session, fact, declared, false)) session.unknownAmount(fact)
  }
}

/** "From 1,200 sq ft to 2,100", "add 480 to the 1,000 there now", where the growth is asked in percent. */
function growth(session: Session, fact: string, declared: NumberFact, asked: boolean): boolean {
  if (declared.unit !== 'percent' || !/\bgrows?\b/.test(fold(declared.ask))) return false
  const { folded } = session.text
  // Where the areas themselves are asked for, they are read as such.
  const areas = [...session.facts.kinds.values()].some((other) => other.kind === 'number' && other.unit === 'sqft')
  for (const [pattern, kind] of areas ? GROWTHS : [...GROWTHS, ...NOW_AND_AFTER]) {
    const match = pattern.exec(folded)
    if (!match) continue
    const [one, two] = [match[1], match[2]].map((told) => Number((told ?? '').replaceAll(',', '')))
    if (!one || !two || (!asked && !FLOOR_UNIT.test(match[0]))) continue
    const [base, added] = kind === 'to' ? [one, two - one] : kind === 'add' ? [two, one] : [one, two]
    const span = { start: match.index, end: match.index + match[0].length }
    const clause = session.clauseAt(span.start)
    if (added <= 0 || !clause || !session.usable(clause)) continue
    const exact = (added / base) * 100
    const value = Math.round(exact * 10) / 10
    const marks = session.options.limits?.[fact] ?? declared.samples
    const rough = /\b(?:about|around|roughly|approx\w*|some|maybe|almost|nearly|unos|unas|casi|como)\b/.test(
      folded.slice(Math.max(0, span.start - 14), span.end),
    )
    if (clause.doubt !== 'none' || rough || (value !== exact && marks?.includes(value) === true))
      session.doubts.add(fact)
    else if (value >= declared.min && value <= declared.max) session.readings.set(fact, { value, ...span })
    return true
  }
  return asked && session.whole(fact, (norm) => MULTIPLES.find(([, pattern]) => pattern.test(norm))?.[0])
}

/** "Twice a year", asked how many months lie between. */
function often(session: Session, fact: string, declared: NumberFact): boolean {
  if (declared.unit !== 'months' || !/\bmonths apart\b/.test(fold(declared.ask))) return false
  return session.whole(fact, (norm) => OFTEN.find(([, pattern]) => pattern.test(norm))?.[0])
}

/** "It touches the lake", asked how far the lot lies from it. */
function atTheWater(session: Session, fact: string, declared: NumberFact): boolean {
  if (declared.unit !== 'ft' || declared.min > 0 || !/\bproperty line\b/.test(fold(declared.ask))) return false
  return session.whole(fact, (norm) => (TOUCHES.test(norm) ? 0 : undefined))
}

/** Asked for a flow, "850 gallons" are a day's, unless a tank is told of. */
function asDaily(
  session: Session,
  declared: NumberFact,
  { quantity, clause }: { quantity: Quantity; clause: Clause },
): Quantity {
  const daily = quantity.unit === null ? A_DAY.exec(session.text.folded.slice(quantity.end, quantity.end + 14)) : null
  if (daily && declared.unit === 'gpd' && !quantity.article)
    return { ...quantity, unit: 'gpd', end: quantity.end + daily[0].length }
  return declared.unit === 'gpd' && quantity.unit === 'gal' && !/\b(?:tank|tanque|fosa)/.test(session.normOf(clause))
    ? { ...quantity, unit: 'gpd' }
    : quantity
}

export function replyNumber(session: Session, fact: string, declared: NumberFact): void {
  if (session.quantities.every((quantity) => quantity.unit !== 'percent') && growth(session, fact, declared, true))
    return
  const told = session.quantities
    .map((quantity) => ({ quantity, clause: session.clauseAt(quantity.start) }))
    .filter(
      (entry): entry is { quantity: Quantity; clause: Clause } =>
        entry.clause !== undefined && session.usable(entry.clause) && !session.ruledOut(fact, entry.clause),
    )
  const fits = told
    .filter((entry) => told.length === 1 || !SAID_BEFORE.test(session.textOf(entry.quantity)))
    .filter((entry) => !fromElse(session, declared, entry.quantity))
    .map((entry) => ({ ...entry, whole: entry.quantity, quantity: asDaily(session, declared, entry) }))
    .map((entry) => ({ ...entry, amount: inUnit(declared, entry.quantity, true) }))
    .filter(
      (entry) =>
        entry.amount !== null &&
        !(entry.quantity.article && entry.quantity.unit === null && session.text.words.length > 2),
    )
  const withUnit = fits.filter((entry) => entry.quantity.unit !== null)
  const bare = fits.filter((entry) => standsAlone(session, entry.quantity) || saidOf(session, entry.quantity))
  const beside = withUnit.filter((entry) => session.nearest(fact, entry.clause, entry.quantity) !== null)
  // "210 ft to the field, the tank is more like 170": the amount by the fact's own words, unit or none.
  const named = bare.filter(
    ({ quantity, clause }) => quantity.unit === null && session.nearest(fact, clause, quantity) !== null,
  )
  const near = beside.length === 0 && withUnit.length > 0 ? named : beside
  const pool = near.length > 0 ? near : withUnit.length > 0 ? withUnit : bare.length > 0 ? bare : []
  // "2 upstairs and 2 down": two bare numbers are parts of something as likely as one thing said twice.
  const unnamed = fits.filter((entry) => entry.quantity.unit === null && !entry.quantity.article)
  if (near.length === 0 && withUnit.length === 0 && unnamed.length > 1) {
    const between = session.text.folded.slice(unnamed[0]?.quantity.end, unnamed[unnamed.length - 1]?.quantity.start)
    const apart = new Set(unnamed.map((entry) => entry.amount?.value)).size > 1
    if ((apart && !isCorrection(between)) || /\b(?:and|y|plus)\b/.test(between)) {
      session.doubts.add(fact)
      return
    }
  }
  // "Three and one bedroom equivalent": a part that is named and one that is not make a sum nobody has told.
  if (
    withUnit.length > 0 &&
    unnamed.length > 0 &&
    near.length === 0 &&
    !withUnit.some(({ quantity }) => quantity.fraction || quantity.amount % 1 !== 0)
  ) {
    const [first] = [...withUnit, ...unnamed].sort((a, b) => a.quantity.start - b.quantity.start)
    const last = [...withUnit, ...unnamed].sort((a, b) => b.quantity.start - a.quantity.start)[0]
    const between = session.text.folded.slice(first?.quantity.end, last?.quantity.start)
    if (/\b(?:and|y|plus)\b/.test(between) && !isCorrection(between)) {
      session.doubts.add(fact)
      return
    }
  }
  // "1,200 plus 600", asked for a share: a bare number that cannot be it leaves the other doubtful.
  const years = session.days.filter(({ precision }) => precision === 'year')
  const alien = told.filter(
    ({ quantity }) =>
      quantity.unit === null &&
      !quantity.denied &&
      !quantity.article &&
      !fits.some(({ whole }) => whole === quantity) &&
      !years.some((year) => year.start < quantity.end && quantity.start < year.end),
  )
  if (pool.length > 0 && pool === bare && alien.length > 0) {
    const all = [...alien.map(({ quantity }) => quantity), ...bare.map(({ quantity }) => quantity)]
    const [first, last] = [Math.min(...all.map(({ end }) => end)), Math.max(...all.map(({ start }) => start))]
    if (!isCorrection(session.text.folded.slice(first, last)) && !SAID_BEFORE.test(session.text.folded)) {
      session.doubts.add(fact)
      return
    }
  }
  const candidates: Candidate[] = []
  for (const { quantity, whole, clause, amount } of pool) {
    if (!amount) continue
    session.usedQuantities.add(whole)
    if (clause.question) session.doubts.add(fact)
    else if (clause.doubt !== 'none')
      candidates.push({ value: null, ...session.doubtful(clause, quantity.start, quantity.end) })
    else if (safe(session, fact, declared, amount.value, quantity))
      candidates.push(proposed(clear(session, fact, declared, amount.value, quantity), quantity))
    else session.doubts.add(fact)
  }
  if (candidates.length > 0) {
    session.settle(fact, near.length > 1 ? session.nearestOnly(fact, candidates) : candidates)
    return
  }
  if (pool.length > 0) return
  if (session.unknownReply(fact)) return
  if (often(session, fact, declared) || atTheWater(session, fact, declared)) return
  const none = /^(?:\W*)(?:none|zero|cero|ninguno|ninguna|not any)\b/.exec(session.text.folded)
  if (
    none &&
    declared.min <= 0 &&
    // Of what lies nowhere near there is no distance, least of all one of nothing.
    !IS_DISTANCE.test(fold(`${declared.ask} ${declared.label}`)) &&
    session.clauses[0] &&
    session.usable(session.clauses[0]) &&
    session.clauses[0].doubt === 'none'
  ) {
    const word = session.text.words[0]
    if (word) session.readings.set(fact, { value: 0, start: word.start, end: word.end })
    return
  }
  if (told.length > 0) session.doubts.add(fact)
  else session.unknownAmount(fact)
}
