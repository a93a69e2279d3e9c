import { Temporal } from 'temporal-polyfill'
import type { ChoiceFact, DayFact, Fact, FactValue, NumberFact, Unit } from '../../../machines/kit/facts.ts'
import type { Phrase } from '../../../machines/kit/words.ts'
import { type Clause, cutClauses } from './clauses.ts'
import { type DayMention, readDays, resolveDay, tenseOf } from './days.ts'
import { writtenIn } from './language.ts'
import { isMisspelling, Lexicon } from './phrases.ts'
import { readPolarity, stanceOf } from './polarity.ts'
import { convert, type Quantity, readQuantities } from './quantities.ts'
import { fold, readText, type Text, wordsOf } from './text.ts'
import { withheld } from './withhold.ts'

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

type Role =
  | { readonly fact: string; readonly role: 'yes' | 'no' | 'near' | 'not' }
  | { readonly fact: string; readonly role: 'choice' | 'doubt'; readonly value: string }

interface Compiled {
  readonly lexicon: Lexicon<Role>
  readonly kinds: ReadonlyMap<string, Fact>
}

const compiled = new WeakMap<object, Compiled>()

function compile(facts: Readonly<Record<string, Fact>>): Compiled {
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

/** A place in the message where a declared phrase stands. */
interface Hit {
  readonly role: Role
  readonly first: number
  readonly last: number
  readonly clause: Clause
  readonly phrase: Phrase
}

/** A value that is proposed for a fact. */
interface Candidate {
  readonly value: FactValue | null
  readonly start: number
  readonly end: number
  readonly aside?: boolean
  /** A number without a unit. */
  readonly bare?: true
  readonly approx?: true
  readonly bound?: 'over' | 'under'
}

const BARE_NONE = /^(?:no|none|nothing|neither|never|nada|ning\w+|tampoco)$/
const NEVER_AFTER =
  /^(?:\w+ ){0,2}?(?:(?:has|have|had|was|were|did|does|is|are) )?(?:never|nobody|no one|nothing|none|nunca|nadie|jamas|nada)\b/
const NONE_REPLY =
  /^(?:none|neither|nothing|no changes?|none at all|nothing at all|(?:none|neither|nothing|not any) of (?:these|those|them|the above|the two)|(?:none|neither|nothing) (?:of that|applies)|ningun[oa]|ningun[oa] de (?:est[oa]s|es[oa]s|ell[oa]s|l[oa]s dos)|nada|nada de (?:eso|esto)|ningun cambio|sin cambios)$/
const DECADES: readonly (readonly [decade: number, pattern: RegExp])[] = [
  [195, /^(?:(?:19)?50s|fifties|cincuentas?)$/],
  [196, /^(?:(?:19)?60s|sixties|sesentas?)$/],
  [197, /^(?:(?:19)?70s|seventies|setentas?)$/],
  [198, /^(?:(?:19)?80s|eighties|ochentas?)$/],
  [199, /^(?:(?:19)?90s|nineties|noventas?)$/],
]
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
const ITSELF =
  /^(?:(?:i|we|they|he|she) )?(?:got|received|obtained|have|had|did|sent|mailed|filed|signed|gave|finished) (?:it|them|that|this)\b/
const NOT_ONLY =
  /\b(?:not (?:only|just|merely|simply)|more than (?:only|just)|no (?:solo|solamente|nada mas)) (?:(?:the|a|an|my|our|its|his|her|el|la|los|las|un|una|mi) )?$/
const NONE_VALUE = /^(?:none|nothing|neither)$/
const NONE_LABEL = /^(?:none|nothing|neither|no \w+ at all|ningun[oa]?|nada)\b/
const OURS = /\b(?:ours|mine|el nuestro|la nuestra|el mio|la mia)\b/
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
const CORRECTS =
  /\b(?:sorry|no wait|wait|i mean|i meant|we meant|actually|correction|scratch that|strike that|make that|my mistake|my bad|oops|let me correct|typo|perdon|digo|quise decir|mejor dicho|corrijo|me equivoque|no espera|disculpe)\b/
// "I said 90, it's 190": what a person says they said is no longer what they say.
const SAID_BEFORE =
  /\b(?:(?:i|we) (?:just |first |earlier |already )?(?:said|told you|wrote|put|typed|gave you)|(?:le |te )?(?:dije|dijimos|puse|escribi))\b/
/** "September 21 not 22": the wrong day by its number alone. */
const NOT_THE = /^,? (?:y |and )?(?:not|no)(?: on)?(?: the| el)? (\d{1,2})(?:st|nd|rd|th)?(?![\w/])/
const PUTS_RIGHT =
  /^\W*(?:(?:no|oh|ah|oops|ok|well|pues|ay) )?(?:sorry|wait|no wait|oops|correction|my mistake|my bad|perdon|disculp\w+|correccion|me equivoque)\b|\b(?:my mistake|i was wrong|got (?:it|that) wrong|me equivoque|fue un error)\b/
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
const TANK_PART =
  /^(?:lids?|covers?|risers?|baffles?|alarms?|floats?|filters?|pumps?|manholes?|hatch|tees?|inlet|outlet)$/
const AT_NEIGHBORS =
  /\b(?:at|on|in|for|over at|by|to) (?:the |my |our |his |her |a )?neighbou?rs?\b|\bnext door\b|\b(?:en|a|para) (?:la casa |el terreno |el lote |lo )?(?:del|de la|de mi|al|mi|el|la) vecin[oa]\b/
const NONE_CAME =
  /^(?:no|none|never|nope)$|^(?:no|none|never|we never|i never|it never|they never|nothing)\b.*\b(?:came|come|got|gotten|received|arrived|sent|mailed|saw|seen|had)\b|\b(?:have|has|did) not (?:\w+ )?(?:come|came|got|gotten|get|receive|received|arrive|arrived|send|sent|mail|mailed)\b|^(?:nunca|no|ningun\w*|todavia no|aun no)\b.*\b(?:llego|llegado|recib\w+|vino|mandaron|enviaron)\b/
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
const FIRST_PERSON =
  /^(?:if|when|once|before|after|cuando|si|antes de que|what if|and if|or if|in case|until|y si) (?:i|we|my|our|yo|mi|nosotros|vend\w+|compr\w+|constru\w+|hag\w+|hac\w+)\b/
// What one asks to be given or to be spared is nothing that one is about to do.
const NO_PLAN = '(?:not|get|be|have|ask|appeal|see|know|find|request|use|avoid|skip|expect|make|still|do)'
const MAY_I = new RegExp(
  String.raw`^(?:(?:and|but|so|hi|hello|ok|y|pero|hola|then) )*(?:(?:(?:can|could|may) (?:i|we)|(?:am i|are we) allowed to|(?:is it|would it be|is that|it is) (?:ok|okay|legal|fine|allowed|all right|alright|permitted|lawful) (?:to|if (?:i|we))) (?:just |still |legally |go ahead and |already )?(?!${NO_PLAN}\b)\w+|ok to (?!${NO_PLAN}\b)\w+|(?:puedo|podemos|podria|podriamos|se puede|esta bien) (?!(?:no|pedir|tener|saber|apelar|usar|obtener|conseguir|evitar|hacer)\b)\w+)\b`,
)
const HAS_HAPPENED = /\b(?:was|were|been|had|did|\w{2,}[^e]ed|sold|built|bought|fue|\w+(?:aron|ieron|amos|imos))\b/

class Session {
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

  yesNo(fact: string): Candidate[] {
    const declared = this.facts.kinds.get(fact)
    if (declared?.kind !== 'yes-no') return []
    const hits = withoutContained(
      this.hits.filter(({ role, clause }) => role.fact === fact && role.role !== 'doubt' && this.usable(clause)),
    )
    const found: Candidate[] = []
    for (const hit of hits) {
      const { clause } = hit
      const place = this.place(hit)
      // Asked about one's own, "they dug one at the neighbor's" answers nothing.
      if (
        fact === this.options.asked &&
        AT_NEIGHBORS.test(this.normOf(clause)) &&
        !/neighbo|next door/.test(fold(`${declared.ask} ${(declared.words.yes ?? []).join(' ')}`))
      ) {
        this.doubts.add(fact)
        continue
      }
      const told = stanceOf(this.text, this.clauses, clause, hit.first, hit.last, hit.phrase)
      const positive = hit.role.role === 'yes'
      if (clause.question || clause.hypothetical) {
        if (clause.doubt === 'strong') found.push({ value: null, ...this.doubtful(clause, place.start, place.end) })
        else if (positive && told.stance === 'affirmed' && clause.doubt === 'none' && this.isPlan(clause))
          found.push({ value: true, ...place })
        continue
      }
      if (clause.doubt === 'strong') {
        found.push({ value: null, ...this.doubtful(clause, place.start, place.end) })
        continue
      }
      if (clause.doubt === 'weak' || told.stance === 'unclear') {
        this.doubts.add(fact)
        continue
      }
      const planned = told.stance === 'unreal' && this.isPlanned(declared.ask, clause, hit.first)
      if ((told.stance === 'unreal' && !planned) || told.stance === 'former') continue
      if (told.stance === 'denied') {
        if (declared.words.only === true) {
          this.deniedOnly.add(fact)
          continue
        }
        // "No dry as a bone": the "no" answers what was asked, and what follows says the same.
        const answersNo =
          !positive &&
          fact === this.options.asked &&
          /^\W*(?:no|nope|nah)\b/.test(this.text.folded) &&
          told.from <= (this.text.words[0]?.start ?? 0)
        found.push(answersNo ? { value: false, ...place } : { value: !positive, start: told.from, end: told.to })
      } else found.push({ value: positive, ...place })
    }
    return found
  }

  /** "A brook that dries up … the brook is 40 feet off": the second only takes up the first and names no kind of its own. */
  takesUp(hit: Hit, hits: readonly Hit[]): boolean {
    const { words } = this.text
    if (hit.first !== hit.last || !/^(?:the|this|that|el|la|ese|esa)$/.test(words[hit.first - 1]?.text ?? ''))
      return false
    const word = words[hit.first]?.text
    return hits.some((earlier) => {
      if (earlier.last >= hit.first || earlier.first === earlier.last || nameOf(earlier) === nameOf(hit)) return false
      return words.slice(earlier.first, earlier.last + 1).some(({ text }) => text === word)
    })
  }

  choice(fact: string): Candidate[] {
    const hits = withoutContained(
      this.hits.filter(({ role, clause }) => role.fact === fact && role.role !== 'doubt' && this.usable(clause)),
    )
    const found: (Candidate & { readonly hit: Hit })[] = []
    const denied = new Set<FactValue | null>()
    const spent = new Set<Hit>()
    for (const hit of hits) {
      if (hit.role.role !== 'choice') continue
      const { clause } = hit
      // "neither of us lives there": a bare "none" picks a choice only where it is the whole reply.
      if (hit.first === hit.last && BARE_NONE.test(this.text.words[hit.first]?.text ?? '')) continue
      if (this.takesUp(hit, hits)) continue
      const place = this.place(hit)
      // "The whole box, not just the lid": what more than it is meant is no value of its own.
      if (NOT_ONLY.test(this.text.folded.slice(Math.max(0, place.start - 40), place.start))) continue
      const told = stanceOf(this.text, this.clauses, clause, hit.first, hit.last, hit.phrase)
      if (told.stance === 'denied') {
        denied.add(hit.role.value)
        // "no change to the walls": the "no" denies the walls and is no answer of its own.
        for (const other of hits) {
          const { start, end } = this.place(other)
          if (other !== hit && nameOf(other) !== nameOf(hit) && told.from >= start && told.from < end) spent.add(other)
        }
        continue
      }
      if (told.stance === 'former') continue
      if (told.stance === 'unclear' || clause.doubt === 'weak') this.doubts.add(fact)
      else if (clause.doubt === 'strong')
        found.push({ hit, value: null, ...this.doubtful(clause, place.start, place.end), aside: true })
      else found.push({ hit, value: hit.role.value, ...place, aside: clause.question || clause.hypothetical })
    }
    return found
      .filter((candidate) => !spent.has(candidate.hit) && !(candidate.aside === true && denied.has(candidate.value)))
      .map(({ hit: _, ...candidate }) => candidate)
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

  ruledOut(fact: string, clause: Clause): boolean {
    return this.hits.some((hit) => hit.role.fact === fact && hit.role.role === 'not' && hit.clause === clause)
  }

  /** In a reply: whether a phrase that rules the fact out stands by this very day, nearer than the fact's own. */
  ruledOutHere(fact: string, clause: Clause, mention: DayMention): boolean {
    let least = Number.POSITIVE_INFINITY
    for (const hit of this.hits)
      if (hit.role.fact === fact && hit.role.role === 'not' && hit.clause === clause)
        least = Math.min(least, this.distance(hit, mention))
    return least <= 3 && least < (this.nearest(fact, clause, mention) ?? Number.POSITIVE_INFINITY)
  }

  amount(fact: NumberFact, quantity: Quantity, bare: boolean): { value: number } | null {
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
  safe(name: string, fact: NumberFact, value: number, quantity: Quantity): boolean {
    const marks = this.options.limits?.[name] ?? fact.samples
    if (quantity.bound === 'over')
      return marks
        ? marks.every((mark) => mark < this.clear(name, fact, value, quantity))
        : fact.unit === 'ft' && value >= FAR_FEET
    if (quantity.bound === 'under')
      return marks?.every((mark) => mark > this.clear(name, fact, value, quantity)) ?? false
    return !(quantity.approx && marks?.includes(value))
  }

  /**
   * "Over 200 feet" is no 200: where the number is a mark that the fact is compared with, the next amount clear of it is meant.
   * Things that are counted are left alone, since a count is multiplied with.
   */
  clear(name: string, fact: NumberFact, value: number, quantity: Quantity): number {
    const marks = this.options.limits?.[name] ?? fact.samples
    if (quantity.bound === null || marks?.includes(value) !== true || !MEASURED.has(fact.unit)) return value
    // "At least 50 percent" may be just 50.
    if (INCLUSIVE.test(this.text.folded.slice(Math.max(0, quantity.start - 24), quantity.end + 14))) return value
    const step = fact.whole === true ? 1 : 0.1
    const moved = Math.round((quantity.bound === 'over' ? value + step : value - step) * 10) / 10
    return moved >= fact.min && moved <= fact.max ? moved : value
  }

  /** "1000 feet from the road": a distance from something that the fact is not about. */
  fromElse(declared: NumberFact, quantity: Quantity): boolean {
    if (declared.unit === 'percent' && quantity.unit === 'percent') {
      const after = this.text.folded.slice(quantity.end, quantity.end + 40)
      const ratio = RATIO.test(this.text.folded.slice(quantity.start, quantity.end))
      const of = SHARE_OF.exec(after)?.[1] ?? (ratio ? /^ ([a-z]{4,})/.exec(after)?.[1] : undefined)
      if (
        of === undefined ||
        /^(?:parts?|portion|it|them|that|this|those|these|all|ello|eso|total|whole|todo)$/.test(of)
      )
        return false
      const known = fold(`${declared.ask} ${declared.label} ${(declared.words.near ?? []).join(' ')}`)
      return !known.includes(of.slice(0, Math.max(4, of.length - 2)))
    }
    if (declared.unit !== 'ft' || quantity.unit !== 'ft') return false
    const extent = EXTENT.test(this.text.folded.slice(quantity.end, quantity.end + 16))
    if (extent && !OF_EXTENT.test(fold(`${declared.ask} ${declared.label}`))) return true
    const from = FROM_ELSE.exec(this.text.folded.slice(quantity.end, quantity.end + 40))?.[1]
    if (from === undefined) return false
    // "5 feet off the neighbor's line": whose line it is, for a fact that is looked for by that word.
    const near = /^(?:neighbor|vecin)/.test(from) ? (declared.words.near ?? []).join(' ') : ''
    return !fold(`${declared.ask} ${declared.label} ${near}`).includes(from)
  }

  candidate(value: number, quantity: Quantity): Candidate {
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
  standsAlone(quantity: Quantity): boolean {
    const tail = this.text.folded.slice(quantity.end, quantity.end + 14)
    return /^(?:\s*$|\s*[.,;:!?)\n]|\s+(?:is|was|were|are|now|today|total|in|at|from|on|before|after|and|when|or|but|to|of it|de|en|ahora|hoy|antes|despues|y|pero|then|right|currently|already|altogether|instead)\b)/.test(
      tail,
    )
  }

  /** Whether a bare number of a reply is followed by how it is known, and by nothing that it counts: "80 I paced it". */
  saidOf(quantity: Quantity): boolean {
    return /^ (?:i|we|he|she|they|it|give|as|per|by|give or take|or so|ish|more or less|mas o menos|yo|lo|la|the|my|if|plus|according|measured|paced|roughly|approximately|maybe|exactly|i guess)\b/.test(
      this.text.folded.slice(quantity.end, quantity.end + 20),
    )
  }

  numbers(): void {
    const facts = [...this.facts.kinds].filter(
      (entry): entry is [string, NumberFact] =>
        entry[1].kind === 'number' && !this.readings.has(entry[0]) && entry[0] !== this.options.asked,
    )
    const found = new Map<string, Candidate[]>()
    const push = (fact: string, candidate: Candidate): void => {
      const list = found.get(fact)
      if (list) list.push(candidate)
      else found.set(fact, [candidate])
    }
    for (const quantity of this.quantities) {
      if (this.usedQuantities.has(quantity)) continue
      const clause = this.clauseAt(quantity.start)
      if (!clause || !this.usable(clause)) continue
      const near: { fact: string; declared: NumberFact; value: number; distance: number }[] = []
      const loose: { fact: string; declared: NumberFact; value: number }[] = []
      for (const [fact, declared] of facts) {
        if (this.ruledOut(fact, clause) || this.fromElse(declared, quantity)) continue
        const hasNear = declared.words.near !== undefined && declared.words.near.length > 0
        // "the old one" counts nothing.
        const told = this.amount(declared, quantity, hasNear && !quantity.article && this.standsAlone(quantity))
        if (!told) {
          if (
            quantity.range &&
            quantity.unit === declared.unit &&
            hasNear &&
            this.nearest(fact, clause, quantity) !== null
          )
            this.doubts.add(fact)
          continue
        }
        if (!hasNear) {
          if (!quantity.article || quantity.unit === null) loose.push({ fact, declared, value: told.value })
          continue
        }
        const distance = this.nearest(fact, clause, quantity)
        if (distance !== null) near.push({ fact, declared, value: told.value, distance })
      }
      near.sort((a, b) => a.distance - b.distance)
      const best = near[0]
      const chosen = best ? near.filter((entry) => entry.distance === best.distance) : loose
      if (best && chosen.length > 1) {
        // Which of two facts is meant cannot be told.
        for (const entry of chosen) this.doubts.add(entry.fact)
        continue
      }
      for (const { fact, declared, value } of chosen) {
        // "Half" is said of anything near it; where a half is the law's own mark, that is not enough to stand on.
        const said = this.text.folded.slice(Math.max(0, quantity.start - 14), quantity.end + 14)
        const marks = this.options.limits?.[fact] ?? declared.samples
        const roughHalf =
          quantity.fraction &&
          ((quantity.approx && marks?.every((mark) => Math.abs(mark - value) > ROUGHLY) !== true) ||
            (/\b(?:half|mitad|medio|media)\b/.test(said) &&
              marks?.includes(value) === true &&
              !/\b(?:exactly|precisely|right at|dead on|on the nose|on the dot|to the foot|exactamente|justo)\b/.test(
                said,
              )))
        if (clause.doubt === 'weak' || roughHalf || !this.safe(fact, declared, value, quantity)) this.doubts.add(fact)
        else if (clause.doubt === 'strong')
          push(fact, { value: null, ...this.doubtful(clause, quantity.start, quantity.end) })
        else push(fact, this.candidate(this.clear(fact, declared, value, quantity), quantity))
      }
    }
    for (const [fact, candidates] of found) {
      // "Splitting my 3 acres into 2": beside an amount with its unit, a bare number counts something else.
      const whole = candidates.filter(
        (one) =>
          one.bare !== true ||
          candidates.every((other) => other.bare === true || this.corrects(other, one) || other.start === one.start),
      )
      this.settle(fact, this.nearestOnly(fact, whole.length > 0 ? whole : candidates))
    }
    for (const [fact, declared] of facts) {
      if (found.has(fact)) continue
      if (!this.growth(fact, declared, false)) this.unknownAmount(fact)
    }
  }

  /** "From 1,200 sq ft to 2,100", "add 480 to the 1,000 there now", where the growth is asked in percent. */
  growth(fact: string, declared: NumberFact, asked: boolean): boolean {
    if (declared.unit !== 'percent' || !/\bgrows?\b/.test(fold(declared.ask))) return false
    const { folded } = this.text
    // Where the areas themselves are asked for, they are read as such.
    const areas = [...this.facts.kinds.values()].some((other) => other.kind === 'number' && other.unit === 'sqft')
    for (const [pattern, kind] of areas ? GROWTHS : [...GROWTHS, ...NOW_AND_AFTER]) {
      const match = pattern.exec(folded)
      if (!match) continue
      const [one, two] = [match[1], match[2]].map((told) => Number((told ?? '').replaceAll(',', '')))
      if (!one || !two || (!asked && !FLOOR_UNIT.test(match[0]))) continue
      const [base, added] = kind === 'to' ? [one, two - one] : kind === 'add' ? [two, one] : [one, two]
      const span = { start: match.index, end: match.index + match[0].length }
      const clause = this.clauseAt(span.start)
      if (added <= 0 || !clause || !this.usable(clause)) continue
      const exact = (added / base) * 100
      const value = Math.round(exact * 10) / 10
      const marks = this.options.limits?.[fact] ?? declared.samples
      const rough = /\b(?:about|around|roughly|approx\w*|some|maybe|almost|nearly|unos|unas|casi|como)\b/.test(
        folded.slice(Math.max(0, span.start - 14), span.end),
      )
      if (clause.doubt !== 'none' || rough || (value !== exact && marks?.includes(value) === true))
        this.doubts.add(fact)
      else if (value >= declared.min && value <= declared.max) this.readings.set(fact, { value, ...span })
      return true
    }
    return asked && this.whole(fact, (norm) => MULTIPLES.find(([, pattern]) => pattern.test(norm))?.[0])
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

  /**
   * How near the fact's phrase stands to a day, the little words between them left out; `other` where a verb that is not the
   * fact's stands nearer: "after the notice we drained the pond on May 2".
   */
  governing(fact: string, declared: DayFact, clause: Clause, mention: DayMention): number | 'other' | null {
    let least: number | null = null
    let other = false
    const { first, last } = this.wordsIn(mention)
    for (const hit of this.near.get(fact) ?? []) {
      if (hit.clause !== clause) continue
      const before = hit.last < first
      const [from, to] = before ? [hit.last + 1, first] : hit.first >= last ? [last, hit.first] : [0, 0]
      let distance = 0
      for (let i = from; i < to; i++) if (!GLUE.test(this.text.words[i]?.text ?? '')) distance++
      if (hit.first >= last) distance += 0.5
      const foreign = before
        ? this.foreignVerb(fact, declared, from, to, 'back')
        : this.foreignVerb(fact, declared, from, to, 'on') ||
          this.foreignVerb(fact, declared, Math.max(clause.first, first - 4), first, 'back')
      if (foreign || (isReceipt(declared) && this.sentOff(fact, clause, hit))) other = true
      else if (least === null || distance < least) least = distance
    }
    return least ?? (other ? 'other' : null)
  }

  /** "They mailed the notice on March 1": of a thing that was sent, this is not the day it came. */
  sentOff(fact: string, clause: Clause, hit: Hit): boolean {
    for (let i = Math.max(clause.first, hit.first - 4); i < hit.first; i++) {
      if (!SENT.test(this.text.words[i]?.text ?? '')) continue
      if (this.near.get(fact)?.some((each) => each.first <= i && i <= each.last) !== true) return true
    }
    return false
  }

  /** Whether, of the words `from` to `to`, the verb nearest to the day is none of the fact's. */
  foreignVerb(fact: string, declared: DayFact, from: number, to: number, towards: 'back' | 'on'): boolean {
    const { words } = this.text
    const step = towards === 'back' ? -1 : 1
    for (let i = towards === 'back' ? to - 1 : from; i >= from && i < to; i += step) {
      const word = words[i]?.text ?? ''
      if (!VERB.test(word) || NO_VERB.test(word)) continue
      // "the failed system", "a signed form": no verb but a quality.
      if (/^(?:the|a|an|my|our|your|his|her|its|their|this|el|la|un|una)$/.test(words[i - 1]?.text ?? '')) continue
      if (this.near.get(fact)?.some((hit) => hit.first <= i && i <= hit.last) === true) return false
      if (isReceipt(declared) && RECEIPT.test(word)) return false
      return !stemsOf(declared).has(word.slice(0, 5))
    }
    return false
  }

  dayFacts(): void {
    const facts = [...this.facts.kinds].filter(
      (entry): entry is [string, DayFact] =>
        entry[1].kind === 'day' && !this.readings.has(entry[0]) && entry[0] !== this.options.asked,
    )
    if (facts.length === 0) return
    const free = this.days.filter((mention) => !this.usedDays.has(mention))
    const pairs: { fact: string; declared: DayFact; mention: DayMention; distance: number; clause: Clause }[] = []
    for (const mention of free) {
      const clause = this.clauseAt(mention.start)
      if (!clause || !this.usable(clause) || mention.trouble === 'denied') continue
      for (const [fact, declared] of facts) {
        if (this.ruledOut(fact, clause) || this.dateOnly(declared, mention)) continue
        const distance = this.governing(fact, declared, clause, mention)
        if (distance === 'other') {
          this.doubts.add(fact)
          continue
        }
        if (distance !== null) pairs.push({ fact, declared, mention, distance, clause })
        else {
          const beside = this.besides(fact, clause, mention)
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
        mine.some((entry) => this.clauseAt(entry.candidate.start) === pair.clause) &&
        !(short && mention.precision === 'day') &&
        !this.corrects(mine[0]?.candidate, mention)
      )
        continue
      if (rivals.get(mention)?.some((other) => other.fact !== fact && other.distance === pair.distance) === true) {
        this.doubts.add(fact)
        continue
      }
      taken.set(mention, fact)
      this.takeDay(pair.fact, pair.declared, mention, pair.clause, (candidate) => {
        found.set(fact, [...(found.get(fact) ?? []), { candidate, far }])
      })
    }
    for (const [fact, entries] of found)
      this.settle(
        fact,
        entries.map((entry) => entry.candidate).sort((a, b) => a.start - b.start),
      )
    const wanted = [...this.facts.kinds.values()].filter((declared) => declared.kind === 'day').length
    for (const [fact, declared] of facts) {
      if (found.has(fact)) continue
      if (declared.words.sole === true && (wanted === 1 || this.options.priorSingleDay === true))
        this.soleDay(fact, declared, taken)
      if (!this.readings.has(fact)) this.unknownAmount(fact)
    }
  }

  corrects(earlier: Candidate | undefined, later: { readonly start: number; readonly end: number }): boolean {
    if (!earlier) return false
    const [from, to] = earlier.end <= later.start ? [earlier.end, later.start] : [later.end, earlier.start]
    return isCorrection(this.text.folded.slice(from, to))
  }

  // A date that stands by itself between commas goes with the clause beside it.
  besides(fact: string, clause: Clause, mention: DayMention): number | null {
    const { first, last } = this.wordsIn(mention)
    let others = 0
    for (let i = clause.first; i < clause.last; i++) {
      if ((i < first || i >= last) && !BESIDE.has(this.text.words[i]?.text ?? '') && ++others > 2) return null
    }
    const index = this.clauses.indexOf(clause)
    let least: number | null = null
    for (const hit of this.near.get(fact) ?? []) {
      if (hit.clause.sentence !== clause.sentence) continue
      if (!this.beside(this.clauses.indexOf(hit.clause), index) || !this.usable(hit.clause)) continue
      const distance = this.distance(hit, mention)
      if (least === null || distance < least) least = distance
    }
    return least
  }

  /** Whether two clauses follow one another, or only an aside of a few words lies between: "heard, start to finish, on May 5". */
  beside(one: number, other: number): boolean {
    const between = this.clauses[(one + other) / 2]
    const apart = Math.abs(one - other)
    return apart === 1 || (apart === 2 && between !== undefined && between.last - between.first <= 3)
  }

  /** A letter's own date is not the day it came, where the day it came is asked. */
  dateOnly(declared: DayFact, mention: DayMention): boolean {
    // "The request dated October 1 was mailed October 8", asked when it was mailed.
    const sent = /\b(?:mail\w*|sent|send|posted|envi\w+|mand\w+)\b/.test(fold(declared.ask))
    const written =
      sent && !/\bdated?\b(?! (?:did|was|is|on))/.test(fold(declared.ask.replace(/^(?:on|for) what date/i, '')))
    if (written && this.days.length > 1)
      return /\b(?:dated|con fecha|fechad[oa])(?: del?)?(?: the| el| on)?\s*$/.test(
        this.text.folded.slice(Math.max(0, mention.start - 40), mention.start),
      )
    if (!isReceipt(declared)) return false
    return /\b(?:dated|postmarked|stamped|mailed|con fecha|fechad[oa]|matasellos|(?:date on (?:it|the \w+)|its date) (?:is|was))(?: del?)?(?: the| el| on)?\s*$/.test(
      this.text.folded.slice(Math.max(0, mention.start - 40), mention.start),
    )
  }

  takeDay(
    fact: string,
    declared: DayFact,
    mention: DayMention,
    clause: Clause,
    take: (candidate: Candidate) => void,
  ): void {
    const { start, end } = mention
    if (mention.trouble === 'contradictory') {
      this.contradictions.push({ fact, values: [mention.value], evidence: [this.text.source.slice(start, end)] })
      return
    }
    if (clause.doubt === 'weak' || mention.trouble) {
      this.doubts.add(fact)
      return
    }
    if (clause.doubt === 'strong') {
      take({ value: null, ...this.doubtful(clause, start, end) })
      return
    }
    const value = resolveDay(mention, this.options.asOf, tenseOf(declared.ask))
    if (value === null) this.doubts.add(fact)
    else take({ value, start, end })
  }

  soleDay(fact: string, declared: DayFact, taken: ReadonlyMap<DayMention, string>): void {
    const told = this.days.filter((mention) => {
      const clause = this.clauseAt(mention.start)
      return clause !== undefined && this.usable(clause) && mention.trouble !== 'denied'
    })
    const [mention] = told
    if (
      told.length !== 1 ||
      !mention ||
      mention.precision !== 'day' ||
      taken.has(mention) ||
      this.usedDays.has(mention)
    )
      return
    const clause = this.clauseAt(mention.start)
    if (!clause || clause.hypothetical || this.ruledOut(fact, clause) || this.dateOnly(declared, mention)) return
    const { first } = this.wordsIn(mention)
    const handed = this.text.words
      .slice(Math.max(clause.first, first - 3), first)
      .some((word) => HANDS_IN.test(word.text))
    if (!handed && this.foreignVerb(fact, declared, Math.max(clause.first, first - 6), first, 'back')) {
      this.doubts.add(fact)
      return
    }
    this.takeDay(fact, declared, mention, clause, (candidate) => this.settle(fact, [candidate]))
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

  /** The fact that was asked for, read as a reply. */
  reply(fact: string): void {
    const declared = this.facts.kinds.get(fact)
    if (!declared) return
    if (declared.kind === 'yes-no') this.replyYesNo(fact)
    else if (declared.kind === 'choice') this.replyChoice(fact, declared)
    else if (declared.kind === 'number') this.replyNumber(fact, declared)
    else this.replyDay(fact, declared)
  }

  unknownReply(fact: string): boolean {
    const told = readPolarity(this.text, this.clauses)
    if (told?.polarity !== 'unknown') return false
    this.readings.set(fact, { value: null, start: told.start, end: told.end })
    return true
  }

  replyYesNo(fact: string): void {
    const found = this.yesNo(fact)
    const told = readPolarity(this.text, this.clauses)
    if (told?.polarity === 'unknown') {
      this.readings.set(fact, { value: null, start: told.start, end: told.end })
      return
    }
    if (told?.polarity === 'unclear') {
      this.doubts.add(fact)
      return
    }
    if (!told) {
      this.settle(fact, found)
      if (found.length === 0 && this.doubts.has(fact)) this.hedged(fact)
      else if (found.length === 0) this.echoed(fact)
      return
    }
    const value = told.polarity === 'yes'
    const against = found.find((candidate) => candidate.value !== value)
    if (against) {
      this.contradictions.push({
        fact,
        values: [value, against.value],
        evidence: [this.text.source.slice(told.start, told.end), this.text.source.slice(against.start, against.end)],
      })
      return
    }
    const agreed = found.length > 0
    // "yes, it never did": the bare word and what follows it do not go together.
    const takenBack = value && !agreed && (this.deniedOnly.has(fact) || NEVER_AFTER.test(this.after(told.end)))
    if (takenBack || (!agreed && this.doubts.has(fact))) this.doubts.add(fact)
    else this.readings.set(fact, { value, start: told.start, end: told.end })
  }

  /** "Not frozen", asked "Is the ground frozen?": the question's own participle, denied. */
  echoed(fact: string): void {
    const clause = this.clauses[0]
    const declared = this.facts.kinds.get(fact)
    if (!clause || !declared || !this.usable(clause) || clause.question || clause.doubt !== 'none') return
    const ask = fold(declared.ask)
    const echo =
      /^(?:(?:it|that|he|she|they|ground|system) (?:is|was|are|were|has|have) )?(?:not|never) (?:(?:at all|yet|been|really|even) ){0,2}(\w+(?:ed|en))(?: (?:yet|at all|so far))?$/.exec(
        this.normOf(clause),
      )?.[1]
    // Of two things that are asked, what is denied may be either.
    if (echo === undefined || / or /.test(ask) || !wordsOf(ask).some((word) => word.text === echo)) return
    const [first, last] = [this.text.words[clause.first], this.text.words[clause.last - 1]]
    if (first && last) this.readings.set(fact, { value: false, start: first.start, end: last.end })
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

  /** "Twice a year", asked how many months lie between. */
  often(fact: string, declared: NumberFact): boolean {
    if (declared.unit !== 'months' || !/\bmonths apart\b/.test(fold(declared.ask))) return false
    return this.whole(fact, (norm) => OFTEN.find(([, pattern]) => pattern.test(norm))?.[0])
  }

  /** "It touches the lake", asked how far the lot lies from it. */
  atTheWater(fact: string, declared: NumberFact): boolean {
    if (declared.unit !== 'ft' || declared.min > 0 || !/\bproperty line\b/.test(fold(declared.ask))) return false
    return this.whole(fact, (norm) => (TOUCHES.test(norm) ? 0 : undefined))
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

  /** Asked for a flow, "850 gallons" are a day's, unless a tank is told of. */
  asDaily(declared: NumberFact, { quantity, clause }: { quantity: Quantity; clause: Clause }): Quantity {
    const daily = quantity.unit === null ? A_DAY.exec(this.text.folded.slice(quantity.end, quantity.end + 14)) : null
    if (daily && declared.unit === 'gpd' && !quantity.article)
      return { ...quantity, unit: 'gpd', end: quantity.end + daily[0].length }
    return declared.unit === 'gpd' && quantity.unit === 'gal' && !/\b(?:tank|tanque|fosa)/.test(this.normOf(clause))
      ? { ...quantity, unit: 'gpd' }
      : quantity
  }

  replyNumber(fact: string, declared: NumberFact): void {
    if (this.quantities.every((quantity) => quantity.unit !== 'percent') && this.growth(fact, declared, true)) return
    const told = this.quantities
      .map((quantity) => ({ quantity, clause: this.clauseAt(quantity.start) }))
      .filter(
        (entry): entry is { quantity: Quantity; clause: Clause } =>
          entry.clause !== undefined && this.usable(entry.clause) && !this.ruledOut(fact, entry.clause),
      )
    const fits = told
      .filter((entry) => told.length === 1 || !SAID_BEFORE.test(this.textOf(entry.quantity)))
      .filter((entry) => !this.fromElse(declared, entry.quantity))
      .map((entry) => ({ ...entry, whole: entry.quantity, quantity: this.asDaily(declared, entry) }))
      .map((entry) => ({ ...entry, amount: this.amount(declared, entry.quantity, true) }))
      .filter(
        (entry) =>
          entry.amount !== null &&
          !(entry.quantity.article && entry.quantity.unit === null && this.text.words.length > 2),
      )
    const withUnit = fits.filter((entry) => entry.quantity.unit !== null)
    const bare = fits.filter((entry) => this.standsAlone(entry.quantity) || this.saidOf(entry.quantity))
    const beside = withUnit.filter((entry) => this.nearest(fact, entry.clause, entry.quantity) !== null)
    // "210 ft to the field, the tank is more like 170": the amount by the fact's own words, unit or none.
    const named = bare.filter(
      ({ quantity, clause }) => quantity.unit === null && this.nearest(fact, clause, quantity) !== null,
    )
    const near = beside.length === 0 && withUnit.length > 0 ? named : beside
    const pool = near.length > 0 ? near : withUnit.length > 0 ? withUnit : bare.length > 0 ? bare : []
    // "2 upstairs and 2 down": two bare numbers are parts of something as likely as one thing said twice.
    const unnamed = fits.filter((entry) => entry.quantity.unit === null && !entry.quantity.article)
    if (near.length === 0 && withUnit.length === 0 && unnamed.length > 1) {
      const between = this.text.folded.slice(unnamed[0]?.quantity.end, unnamed[unnamed.length - 1]?.quantity.start)
      const apart = new Set(unnamed.map((entry) => entry.amount?.value)).size > 1
      if ((apart && !isCorrection(between)) || /\b(?:and|y|plus)\b/.test(between)) {
        this.doubts.add(fact)
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
      const between = this.text.folded.slice(first?.quantity.end, last?.quantity.start)
      if (/\b(?:and|y|plus)\b/.test(between) && !isCorrection(between)) {
        this.doubts.add(fact)
        return
      }
    }
    // "1,200 plus 600", asked for a share: a bare number that cannot be it leaves the other doubtful.
    const years = this.days.filter(({ precision }) => precision === 'year')
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
      if (!isCorrection(this.text.folded.slice(first, last)) && !SAID_BEFORE.test(this.text.folded)) {
        this.doubts.add(fact)
        return
      }
    }
    const candidates: Candidate[] = []
    for (const { quantity, whole, clause, amount } of pool) {
      if (!amount) continue
      this.usedQuantities.add(whole)
      if (clause.question) this.doubts.add(fact)
      else if (clause.doubt !== 'none')
        candidates.push({ value: null, ...this.doubtful(clause, quantity.start, quantity.end) })
      else if (this.safe(fact, declared, amount.value, quantity))
        candidates.push(this.candidate(this.clear(fact, declared, amount.value, quantity), quantity))
      else this.doubts.add(fact)
    }
    if (candidates.length > 0) {
      this.settle(fact, near.length > 1 ? this.nearestOnly(fact, candidates) : candidates)
      return
    }
    if (pool.length > 0) return
    if (this.unknownReply(fact)) return
    if (this.often(fact, declared) || this.atTheWater(fact, declared)) return
    const none = /^(?:\W*)(?:none|zero|cero|ninguno|ninguna|not any)\b/.exec(this.text.folded)
    if (
      none &&
      declared.min <= 0 &&
      // Of what lies nowhere near there is no distance, least of all one of nothing.
      !IS_DISTANCE.test(fold(`${declared.ask} ${declared.label}`)) &&
      this.clauses[0] &&
      this.usable(this.clauses[0]) &&
      this.clauses[0].doubt === 'none'
    ) {
      const word = this.text.words[0]
      if (word) this.readings.set(fact, { value: 0, start: word.start, end: word.end })
      return
    }
    if (told.length > 0) this.doubts.add(fact)
    else this.unknownAmount(fact)
  }

  /** "No letter ever came", where the question itself says that none is to be told as not known. */
  noneCame(fact: string, declared: DayFact): boolean {
    if (!/\bif none\b.*\bdo not know\b/.test(fold(declared.ask))) return false
    const clause = this.clauses.find((each) => this.usable(each) && !each.question && each.doubt === 'none')
    if (!clause || !NONE_CAME.test(this.normOf(clause))) return false
    const [first, last] = [this.text.words[clause.first], this.text.words[clause.last - 1]]
    if (!first || !last) return false
    this.readings.set(fact, { value: null, start: first.start, end: last.end })
    return true
  }

  replyDay(fact: string, declared: DayFact): void {
    const all = this.days
      .map((mention) => ({ mention, clause: this.clauseAt(mention.start) }))
      .filter(
        (entry): entry is { mention: DayMention; clause: Clause } =>
          entry.clause !== undefined &&
          this.usable(entry.clause) &&
          entry.mention.trouble !== 'denied' &&
          !this.dateOnly(declared, entry.mention) &&
          !this.ruledOutHere(fact, entry.clause, entry.mention),
      )
    // "I said the 30th, it came in July 1": what was said before is what the reply puts right.
    const told = all.filter((entry) => all.length === 1 || !SAID_BEFORE.test(this.textOf(entry.mention)))
    const near = told.filter((entry) => this.nearest(fact, entry.clause, entry.mention) !== null)
    const others = [...this.facts.kinds].filter(
      (entry): entry is [string, DayFact] => entry[0] !== fact && entry[1].kind === 'day',
    )
    // "the letter came August 29", to a question about the closing: another fact's own words lead up to the day.
    const taken = ({ mention, clause }: { mention: DayMention; clause: Clause }, most: number): boolean =>
      others.some(([name, other]) => {
        const distance = this.governing(name, other, clause, mention)
        return typeof distance === 'number' && distance <= most
      })
    const about = (entry: { mention: DayMention; clause: Clause }): boolean =>
      this.foreignVerb(
        fact,
        declared,
        Math.max(entry.clause.first, this.wordsIn(entry.mention).first - 4),
        this.wordsIn(entry.mention).first,
        'back',
      )
    const ends = ({ mention, clause }: { mention: DayMention; clause: Clause }): boolean => {
      const { first } = this.wordsIn(mention)
      return this.text.words
        .slice(Math.max(clause.first, first - 3), first)
        .some(({ text }) => ENDS.test(text) && !stemsOf(declared).has(text.slice(0, 5)))
    }
    const free = told.filter((entry) => !taken(entry, Number.POSITIVE_INFINITY) && !ends(entry))
    const single = told.length === 1 ? told.filter((entry) => !ends(entry) && !(taken(entry, 1) && about(entry))) : free
    // "Got it October 9": what is asked for, whatever else is got.
    const [only] = told
    const itself = told.length === 1 && only !== undefined && ITSELF.test(this.normOf(only.clause))
    const pool = near.length > 0 ? near : itself ? told : single
    const candidates: Candidate[] = []
    for (const { mention, clause } of pool) {
      this.usedDays.add(mention)
      if (clause.question) this.doubts.add(fact)
      else if (clause.doubt !== 'none' && mention.trouble !== 'contradictory')
        candidates.push({ value: null, ...this.doubtful(clause, mention.start, mention.end) })
      else this.takeDay(fact, declared, mention, clause, (candidate) => candidates.push(candidate))
    }
    if (candidates.length > 0) this.settle(fact, candidates)
    else if (pool.length === 0 && !this.unknownReply(fact) && !this.noneCame(fact, declared)) this.unknownAmount(fact)
  }

  replyChoice(fact: string, declared: ChoiceFact): void {
    const strict = this.choice(fact)
    const definite = strict.filter((candidate) => candidate.value !== null)
    if (definite.length > 0) {
      this.settle(fact, strict)
      return
    }
    if (this.unknownReply(fact)) return
    if (strict.length > 0) {
      this.settle(fact, strict)
      return
    }
    const picked =
      this.days.length > 0 && isDated(declared) ? this.dated(declared) : (this.pick(declared) ?? this.dated(declared))
    if (picked) this.readings.set(fact, picked)
    else if (this.doubts.has(fact)) this.hedged(fact)
  }

  /** The one day, month, year or decade of a reply, from its first day to its last. */
  stretch(): { readonly from: string; readonly to: string; readonly start: number; readonly end: number } | null {
    const [mention, more] = this.days
    if (more) return null
    if (mention) {
      const { text: word = '' } = this.text.words[this.wordsIn(mention).first - 1] ?? {}
      // "Before 1980", "after June 1, 1980": all the time on that side of it.
      if (mention.trouble === 'bound' && mention.value !== null && /^(?:before|after|since|past)$/.test(word)) {
        const { value, start, end } = mention
        const [first, last] = [
          `${value}-01-01`.slice(0, 10),
          value.length === 10 ? value : `${value}-12-31`.slice(0, 10),
        ]
        return word === 'before'
          ? { from: '0000-01-01', to: dayBefore(first), start, end }
          : { from: dayAfter(last), to: '9999-12-31', start, end }
      }
      const told = mention.trouble ? null : (mention.value ?? mention.past)
      if (told === null) return null
      const { start, end } = mention
      return {
        from: `${told}-01-01`.slice(0, 10),
        to: told.length === 10 ? told : told.length === 7 ? `${told}-31` : `${told}-12-31`,
        start,
        end,
      }
    }
    for (const { text, start, end } of this.text.words) {
      const decade = DECADES.find(([, pattern]) => pattern.test(text))?.[0]
      if (decade !== undefined) return { from: `${decade}0-01-01`, to: `${decade}9-12-31`, start, end }
    }
    return null
  }

  /** Among choices that stand for times ("Before December 1, 1990", "After …"), the one that a year or a day falls into. */
  dated(declared: ChoiceFact): Candidate | null {
    const span = this.stretch()
    const clause = span && this.clauseAt(span.start)
    if (!span || !clause || !this.usable(clause) || clause.question || clause.doubt !== 'none') return null
    const { from, to } = span
    const mark = (label: string): string | undefined => readDays(label, this.options.asOf)[0]?.value ?? undefined
    const fits: string[] = []
    for (const [value, label] of Object.entries(declared.choices)) {
      const opens = /^(before|on|after|since)\b/i.exec(label)?.[1]?.toLowerCase()
      const day = mark(label)
      if (opens === undefined || day === undefined) return null
      const rest = Object.values(declared.choices).map(mark)
      const later = rest.filter((other) => other !== undefined && other > day).sort()[0]
      if (opens === 'before' && to < day) fits.push(value)
      else if (opens === 'on' && from === day && to === day) fits.push(value)
      else if (opens === 'after' && from > day && (later === undefined || to < later)) fits.push(value)
      else if (opens === 'since' && from > `${day}-31`) fits.push(value)
    }
    const [only] = fits
    return fits.length === 1 && only !== undefined ? { value: only, start: span.start, end: span.end } : null
  }

  /** A choice by its place in the list, its label, or words that only its label holds. */
  pick(declared: ChoiceFact): Candidate | null {
    const { words } = this.text
    const usable = this.clauses.filter((clause) => this.usable(clause) && !clause.question && clause.doubt === 'none')
    if (usable.length === 0) return null
    const folded = this.text.folded
    const values = Object.entries(declared.choices)
    const whole = folded
      .replace(/[^a-z0-9']+/g, ' ')
      .replace(
        /(?:^ ?(?:um|uh|well|oh|no|pues|bueno) (?=none|neither|nothing|ning))|(?: (?:thanks|thank you|gracias|really))? ?$/g,
        '',
      )
      .trim()
    if (NONE_REPLY.test(whole)) {
      const nones = values.filter(([value, label]) => NONE_VALUE.test(value) || NONE_LABEL.test(fold(label)))
      const [none] = nones
      const trimmed = this.text.source.trim()
      const start = this.text.source.indexOf(trimmed)
      return nones.length === 1 && none ? { value: none[0], start, end: start + trimmed.length } : null
    }
    if (
      /\b(?:neither|none of (?:them|these|those)|both|either|any of|all of (?:them|these)|ninguno|ninguna|ambos|ambas)\b/.test(
        folded,
      )
    )
      return null
    const ordinal =
      /^\W*(?:(?:it is |its |i would say |es )?(?:the |la |el )?(first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|6th|primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|ultim[ao])(?: (?:one|option|choice|opcion))?|(?:option|choice|number|opcion|numero|#) ?#?(\d))\W*$/.exec(
        folded,
      )
    if (ordinal) {
      const places: Readonly<Record<string, number>> = {
        fi: 1,
        '1s': 1,
        pr: 1,
        se: 2,
        '2n': 2,
        th: 3,
        '3r': 3,
        te: 3,
        fo: 4,
        '4t': 4,
        cu: 4,
        '5t': 5,
        si: 6,
        '6t': 6,
      }
      const word = ordinal[1] ?? ''
      const place =
        ordinal[2] !== undefined
          ? Number(ordinal[2])
          : /^(?:last|ultim)/.test(word)
            ? values.length
            : word === 'fifth'
              ? 5
              : (places[word.slice(0, 2)] ?? 0)
      const value = values[place - 1]
      const trimmed = folded.trim()
      const start = folded.indexOf(trimmed)
      return value ? { value: value[0], start, end: start + trimmed.length } : null
    }
    const labels = values.map(([value, label]) => ({
      value,
      words: new Set(wordsOf(fold(label)).map((word) => word.text)),
    }))
    const hits = new Map<string, { count: number; first: number; last: number }>()
    for (const clause of usable) {
      for (let i = clause.first; i < clause.last; i++) {
        const word = words[i]
        if (!word || SMALL_WORDS.has(word.text)) continue
        const holders = labels.filter((label) => [...label.words].some((each) => alike(word.text, each)))
        const [holder] = holders
        if (holders.length !== 1 || !holder) continue
        if (PLACED.test(folded.slice(0, word.start))) continue
        if (stanceOf(this.text, this.clauses, clause, i, i).stance !== 'affirmed') return null
        const known = hits.get(holder.value)
        hits.set(holder.value, { count: (known?.count ?? 0) + 1, first: known?.first ?? i, last: i })
      }
    }
    if (hits.size === 1) {
      const [entry] = hits
      if (!entry) return null
      const [value, { first, last }] = entry
      return { value, start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 }
    }
    if (hits.size > 1) return null
    // A bare "yes" or "no" names a choice only where one of them is just that.
    const told = readPolarity(this.text, this.clauses)
    if (told?.polarity !== 'yes' && told?.polarity !== 'no') return null
    const rest = `${folded.slice(0, told.start)}${folded.slice(told.end)}`
    if (/[a-z0-9]/.test(rest)) return null
    const opens = told.polarity === 'yes' ? /^(?:yes|si)(?:$|[,.;:])/ : /^no(?:$|[,.;:])/
    const agreeing = values.filter(([value, label]) => opens.test(fold(label)) || value === told.polarity)
    const [only] = agreeing
    return agreeing.length === 1 && only ? { value: only[0], start: told.start, end: told.end } : null
  }

  /**
   * "30 feet from the road. Sorry, 35": a correction that was too bare to be read on its own takes the place of what it
   * corrects, or, where it says more than a bare value, leaves the fact to be asked for.
   */
  amend(): void {
    const taken = [...this.readings.values()]
    for (const [fact, reading] of [...this.readings]) {
      const declared = this.facts.kinds.get(fact)
      if (reading.value === null || (declared?.kind !== 'number' && declared?.kind !== 'day')) continue
      const later = declared.kind === 'number' ? this.quantities : this.days
      for (const span of later) {
        if (span.start < reading.end || taken.some((other) => other.start < span.end && span.start < other.end))
          continue
        const between = this.text.folded.slice(reading.end, span.start)
        if (!isCorrection(between) || !/^(?:\W+\w+){0,3}\W*$/.test(afterCorrection(between))) continue
        const clause = this.clauseAt(span.start)
        if (!clause || !this.usable(clause)) continue
        let candidate: Candidate | null = null
        if (declared.kind === 'number' && 'amount' in span) {
          if (span.denied) continue
          const told = this.amount(declared, span, !span.article)
          if (!told && span.unit !== null && span.unit !== declared.unit) continue
          if (told && this.standsAlone(span) && this.safe(fact, declared, told.value, span))
            candidate = this.candidate(this.clear(fact, declared, told.value, span), span)
        } else if (declared.kind === 'day' && 'precision' in span) {
          if (span.trouble === 'denied') continue
          const value = resolveDay(span, this.options.asOf, tenseOf(declared.ask))
          if (value !== null) candidate = { value, start: span.start, end: span.end }
        }
        if (candidate && clause.doubt === 'none') this.readings.set(fact, candidate)
        else {
          this.readings.delete(fact)
          this.doubts.add(fact)
        }
      }
    }
  }

  // "No, that's the thing … but yes, it does"; "47 ft, but that's the old one": what a reply takes back is asked for again.
  private takeBack(asked: string): void {
    const reading = this.readings.get(asked)
    if (reading === undefined) return
    const after = this.text.folded.slice(reading.end)
    const turned = reading.value === true ? BUT_NO : reading.value === false ? BUT_YES : null
    if (turned?.test(after) || (typeof reading.value === 'number' && OF_THE_OLD_ONE.test(after))) {
      this.readings.delete(asked)
      this.doubts.add(asked)
    }
  }

  /** Drops what was read and is not surely meant; it is asked for instead. */
  withhold(): void {
    const told = [...this.readings].flatMap(([fact, { value, start, end }]) => {
      const declared = this.facts.kinds.get(fact)
      return declared === undefined || value === null ? [] : [{ fact, declared, value, start, end }]
    })
    const doubtful = withheld(told, {
      folded: this.text.folded,
      sentenceAt: (at) => {
        const number = this.clauseAt(at)?.sentence
        const clauses = this.clauses.filter(({ sentence }) => sentence === number)
        return { start: clauses[0]?.start ?? 0, end: clauses.at(-1)?.end ?? this.text.folded.length }
      },
      asked: this.options.asked,
      asks: (at) => this.clauseAt(at)?.question === true,
      days: this.days.filter(({ trouble }) => trouble !== 'denied'),
      // The neighbor's distance is none of the case's, and yet it may be the one that was meant.
      quantities: this.quantities.filter((quantity) => {
        const clause = this.clauseAt(quantity.start)
        return clause !== undefined && !clause.claim && !clause.elsewhere
      }),
      ofElse: (declared, quantity) => declared.kind === 'number' && this.fromElse(declared, quantity),
      phrasesFor: (fact, value) =>
        this.hits
          .filter(({ role }) => role.fact === fact && role.role !== 'doubt' && namedBy(role) === nameOfValue(value))
          .map((hit) => this.place(hit)),
      doubtsOf: (fact, value) =>
        this.hits
          .filter(({ role }) => role.fact === fact && role.role === 'doubt' && role.value === nameOfValue(value))
          .filter(({ clause, first, last, phrase }) => {
            if (!this.usable(clause)) return false
            const { stance } = stanceOf(this.text, this.clauses, clause, first, last, phrase)
            return stance !== 'denied' && stance !== 'former'
          })
          .map((hit) => this.place(hit)),
    })
    for (const fact of doubtful) {
      this.readings.delete(fact)
      this.doubts.add(fact)
    }
  }

  /** Whether a value is told as one that was told before, and wrongly. */
  isTakenBack(span: { readonly start: number }): boolean {
    return SAID_BEFORE.test(this.textOf(span))
  }

  /**
   * "Sorry, it was September 21, not 22", where the 22nd is known for some fact: that fact is put right, whichever is asked for.
   *
   * @returns the kind of fact that the correction is about; null where it is about none that is known
   */
  putRight(): 'day' | 'number' | null {
    const { known, asked } = this.options
    if (known === undefined) return null
    const facts = [...this.facts.kinds].filter(([fact]) => fact !== asked && known[fact] !== undefined)
    const sure = (span: { readonly start: number }): boolean => {
      const clause = this.clauseAt(span.start)
      return clause !== undefined && this.usable(clause) && !clause.question && clause.doubt === 'none'
    }
    const denied = this.days.filter((day) => day.trouble === 'denied' || this.isTakenBack(day))
    const [right, other] = this.days.filter((day) => !denied.includes(day))
    if (right && !other && right.trouble === null && right.precision === 'day' && sure(right)) {
      const [, date] = NOT_THE.exec(this.text.folded.slice(right.end)) ?? []
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
          this.usedDays.add(right)
          this.readings.set(only[0], { value, start: right.start, end: right.end })
          return 'day'
        }
      }
    }
    const wrong = this.quantities.filter((quantity) => quantity.denied || this.isTakenBack(quantity))
    const [amount, more] = this.quantities.filter((quantity) => !wrong.includes(quantity))
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
    const told = this.amount(only[1], amount, true)
    if (!told || !this.safe(only[0], only[1], told.value, amount)) return null
    this.usedQuantities.add(amount)
    this.readings.set(only[0], this.candidate(this.clear(only[0], only[1], told.value, amount), amount))
    return 'number'
  }

  /**
   * "Perdón, la presenté el 31 de julio", asked for the hearing: what puts right a day told before answers nothing that is asked
   * for the first time, unless it is named.
   */
  isAboutOther(asked: string, declared: DayFact): boolean {
    const { known } = this.options
    const others = [...this.facts.kinds].some(
      ([fact, { kind }]) =>
        kind === 'day' &&
        fact !== asked &&
        (known === undefined || (known[fact] !== undefined && known[fact] !== null)),
    )
    // A day known to the month or the year is told more exactly, or otherwise.
    if (!others || (known?.[asked] !== undefined && known[asked] !== null)) return false
    const opens = PUTS_RIGHT.test(this.text.folded)
    return (
      opens &&
      !this.days.some((day) => {
        const clause = this.clauseAt(day.start)
        return clause !== undefined && this.nearest(asked, clause, day) !== null && declared.words.near !== undefined
      })
    )
  }

  run(): FactsRead {
    const { asked } = this.options
    const declared = asked === undefined ? undefined : this.facts.kinds.get(asked)
    const right = this.putRight()
    if (asked !== undefined && declared?.kind === 'day' && right === null && this.isAboutOther(asked, declared))
      this.doubts.add(asked)
    // "No, it was 70 feet, not 60" says no to the amount, and not to what is asked.
    else if (asked !== undefined && (right === null || (declared?.kind !== right && declared?.kind !== 'yes-no')))
      this.reply(asked)
    for (const [fact, declared] of this.facts.kinds) {
      if (fact === asked) continue
      if (declared.kind === 'yes-no') this.settle(fact, this.yesNo(fact))
      else if (declared.kind === 'choice') this.settle(fact, this.choice(fact))
    }
    this.numbers()
    this.dayFacts()
    this.amend()
    if (asked !== undefined) this.takeBack(asked)
    this.withhold()
    const readings: Reading[] = []
    for (const [fact, { value, approx, bound, bare: _, ...span }] of this.readings) {
      const { start, end } = wholeWords(this.text.source, span)
      readings.push({
        fact,
        value,
        evidence: this.text.source.slice(start, end),
        start,
        end,
        ...(approx && { approx }),
        ...(bound && { bound }),
      })
    }
    const settled = new Set(readings.map((reading) => reading.fact))
    return {
      readings,
      contradictions: this.contradictions,
      doubts: [...this.doubts].filter((fact) => !settled.has(fact)),
    }
  }
}

// "A garage over the leach field" is about a garage: what something else lies over or beside is only its place.
const PLACED =
  /\b(?:over|above|atop|on top of|across|near|next to|beside|under|underneath|behind|encima del?|sobre|junto al?|cerca del?|debajo del?)(?: \w+){0,3} $/

const BUT_YES = /\b(?:but|pero) (?:yes|yeah|yep|si)\b/
const BUT_NO = /\b(?:but|pero) (?:no|nope)\b(?! (?:problem|idea|more|one|hay))/
const OF_THE_OLD_ONE =
  /^[^.;?!]{0,30}\b(?:but |pero )?(?:that is|that'?s|that was|it is|it'?s|it was|es|era|eso es) (?:(?:for|de) )?(?:the|el|la) (?:old|existing|current|viejo|vieja|actual) (?:one|system|tank|field|sistema|tanque|campo)?/

const SMALL_WORDS = new Set(
  `a an the of or and but though for to in on at by with from is are was were be been it its i we my our you your they that this these those
  there here no not yes any some one ones other another more only just as so than then if none nothing neither never nobody nada ninguno ninguna nunca do does did has have had will would can
  could may must all both each who which what when where how up out into over about kind type option choice think say el la los las un
  una unos unas de del y o e pero en con por para es son fue mi mis su sus que lo se no si al le ya`
    .split(/\s+/)
    .filter(Boolean),
)

function alike(typed: string, word: string): boolean {
  if (typed === word) return true
  if (SMALL_WORDS.has(word)) return false
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed]
  return (short.length >= 4 && long === `${short}s`) || isMisspelling(typed, word)
}

/** Whether every choice stands for a time: "Before December 1, 1990". */
const isDated = (declared: ChoiceFact): boolean =>
  Object.values(declared.choices).every((label) => /^(?:before|on|after|since)\b.*\b\d{4}\b/i.test(label))
const dayBefore = (day: string): string => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()
const dayAfter = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

const receipts = new WeakMap<DayFact, boolean>()

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

function isCorrection(between: string): boolean {
  if (between.length > 160) return false
  const words = between.replace(/[^a-z0-9']+/g, ' ').trim()
  return words.split(' ').length <= 12 && (CORRECTS.test(words) || /^(?:no|nope)$/.test(words))
}

// What stands after the last word that corrects.
function afterCorrection(between: string): string {
  let end = 0
  for (const match of between.matchAll(new RegExp(CORRECTS.source, 'g'))) end = match.index + match[0].length
  return between.slice(end)
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

const A_DAY = /^ ?(?:(?:a|per|each|every|\/) ?day|daily|al dia|por dia|diarios)\b/
const EXACTLY =
  /^\s*[,;:(\u2014-]?\s*(?:(?:so|well|ok|more|to be|actually|exactly|exact|precisely|namely|i mean|it is|it was|it's|that is|really|in fact|say|o sea|exactamente|en realidad|mas bien|es decir|precisamente|son|es) ?)*$/

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

/** English words that are other words in Spanish. */
const FALSE_FRIENDS: ReadonlySet<string> = new Set(['sale'])

const namedBy = (role: Role): string => ('value' in role ? role.value : role.role)
const nameOf = ({ role }: Hit): string => namedBy(role)
/** A value as its words are declared under: a choice's own name, a yes or a no. */
const nameOfValue = (value: FactValue): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))

// The longer phrase says what is meant: "conditional certificate" is no "certificate", "never inspected" no "inspected".
function withoutContained(hits: readonly Hit[]): Hit[] {
  return hits.filter((hit) => {
    const length = hit.last - hit.first
    return !hits.some((other) => {
      if (other === hit) return false
      const longer = other.last - other.first > length
      const overlaps = other.first <= hit.last && hit.first <= other.last
      return (
        longer && overlaps && (nameOf(other) !== nameOf(hit) || (other.first <= hit.first && other.last >= hit.last))
      )
    })
  })
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
  return new Session(message, compile(facts), options).run()
}
