import type { Text } from './text.ts'

/** A stretch of a message that says one thing, and how it says it. */
export interface Clause {
  /** Offsets into the message. */
  readonly start: number
  readonly end: number
  /** Its words, by number; `last` is exclusive. */
  readonly first: number
  readonly last: number
  /** The sentence it stands in, counted from 0. */
  readonly sentence: number
  readonly question: boolean
  /** `strong`: the person says they do not know. `weak`: they think so, or put it off as maybe. */
  readonly doubt: 'none' | 'weak' | 'strong'
  /** Where the words of doubt stand, in the message. */
  readonly doubtAt: { readonly start: number; readonly end: number } | null
  /** Put as an "if". */
  readonly hypothetical: boolean
  /**
   * No fact of the case: what somebody says whose word is no finding (a neighbor, a relative, an agent, "they"), what is
   * quoted and then doubted, and what is said of people or houses at large.
   */
  readonly claim: boolean
  /** About another town. */
  readonly elsewhere: boolean
  /** About a neighbor's property or another one of the person's, in a message that speaks of their own besides. */
  readonly others: boolean
  /** The clause is opened by a comma alone, so that a "not" before the comma may still reach into it. */
  readonly runsOn: boolean
}

const ABBREVIATIONS = new Set(
  'ft sq approx no nos st rd ave dr ln ct mr mrs ms jan feb mar apr jun jul aug sep sept oct nov dec incl resid comm vs etc e g i est min max gal gals yr yrs br bldg sec art app hrg insp rec recd dept twp mt lk mi yd in a m p u s dist bdrm bdrms bd mon tue tues wed thu thur thurs fri sat sun'.split(
    ' ',
  ),
)

const SUBJECT =
  '(?:i|we|he|she|it|they|you|there|this|that|these|those|the|my|our|his|her|their|its|your|a|an|nobody|nothing|no|not|never|yo|nosotros|el|ella|ellos|la|los|las|mi|mis|nuestr[oa]s?|su|sus|nos|me|le|se|lo|tengo|tenemos|esta|hay|is|are|was|were|do|does|did|can|should|must|will|would|has|have|had|what|when|how|who|where|why|which)'
// Where a sentence falls apart. Each pattern marks the place right before a clause that begins with the words looked ahead to.
const CUTS: readonly { readonly pattern: RegExp; readonly runsOn: boolean }[] = [
  { pattern: /[;:\u2014()\n]+(?![0-9])/g, runsOn: false },
  { pattern: /(?<=\s)-{1,2}(?=\s)/g, runsOn: false },
  { pattern: /,(?!\d{3}(?!\d))(?=\s|$)/g, runsOn: true },
  {
    pattern:
      /\s(?=(?:but|because|since|although|though|however|whereas|pero|porque|aunque|sino|ya que|while|so that|plus)\s)/g,
    runsOn: false,
  },
  {
    pattern:
      /(?<!\b(?:what|even|as))\s(?=(?:if|when|whether|unless|before|after|until|once|si|cuando|antes de que|despues de que)\s+(?:the\s|my\s|our\s|it\b|we\b|i\b|they\b|he\b|she\b|there\b|you\b|el\s|la\s|mi\s|yo\b|a\s|vend|vamos))/g,
    runsOn: false,
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\bwhether)\s(?=(?:and|so|or|then|y|e|asi que|entonces)\s+(?:then |now |also |just |so |y )?${SUBJECT}\b)`,
      'g',
    ),
    runsOn: false,
  },
  {
    pattern: /\s(?=(?:and|y)\s+\w+\s+(?:is|was|were|are|has|have|had|did|got|will|es|fue|era|esta|tiene)\b)/g,
    runsOn: false,
  },
  { pattern: /\s(?=(?:like|unlike|the way)\s+(?:they|in|over|it)\b|como\s+(?:en|dicen)\b)/g, runsOn: false },
  { pattern: /\s(?=and\s+(?:(?:about|around|approx\.?|only|maybe)\s)?\d)/g, runsOn: false },
]

const DATE_COMMA =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)[a-z]*\.?(?: the)?(?: \d{1,2}(?:st|nd|rd|th)?)?$/
const DATE_AFTER_COMMA =
  /^,\s*(?:(?:of )?(?:19|20)\d\d\b|'\d\d\b|(?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*\.? \d|(?:the )?\d{1,2}(?:st|nd|rd|th)?\b)/

const CLAIMANT =
  '(?:neighbou?rs?|friends?|buddy|buddies|pal|cousins?|brothers?|sisters?|uncles?|aunts?|wife|husband|spouse|partner|sons?|daughters?|mother|father|mom|moms|dad|dads|parents?|in laws?|grandfather|grandmother|grandpa|grandma|kids?|nephew|niece|realtors?|agents?|brokers?|lenders?|bank|banks|mortgage|buyers?|sellers?|builders?|contractors?|installers?|plumbers?|excavators?|handyman|landlord|tenants?|renters?|owner|homeowner|coworker|boss|guy|guys|facebook|internet|google|website|somebody|someone|everyone|everybody|people|folks|they|anyone|attorney|lawyer|title company|appraiser|roommate|boyfriend|girlfriend|salesman|driver|vecin[oa]s?|amig[oa]s?|prim[oa]s?|herman[oa]s?|cunad[oa]s?|espos[oa]|marido|mujer|hij[oa]s?|padre|madre|mama|papa|ti[oa]s?|agente|corredor|banco|vendedor|comprador|constructor|contratista|albanil|gente|alguien|suegr[oa])'
const SAYS =
  '(?:says?|said|saying|tells?|told|telling|thinks?|thought|claims?|claimed|claiming|insists?|insisted|swears?|swore|believes?|believed|reckons?|figures?|figured|heard|mentioned|mentions|talks? about|talked about|keeps saying|argues?|guess(?:es|ed)?|assumes?|assumed|states?|warned|warns|promised|promises|suggests?|suggested|wants?(?= (?!to\\b))|advised|advises|dice|dicen|dijo|dijeron|cree|creen|asegura|aseguran|jura|insiste|piensa|afirma|contaron|conto|comenta|opina)'
const CLAIM = new RegExp(
  String.raw`\b${CLAIMANT}(?: \w+){0,4}? (?:\w+ )?${SAYS}\b|\b(?:says?|said|swears|insists|claims|dice|dicen|dijo|asegura|jura|segun)(?: (?:mi|un|el|la|una|the|my|our))? ${CLAIMANT}\b`,
)
// What somebody who did or looked at the work says of it is as good as seen; what the same person says of the law is not.
const WORKER =
  /\b(?:contractors?|installers?|plumbers?|excavators?|builders?|pumpers?|haulers?|septic (?:guy|man|company|service)|contratista|instalador|plomero|albanil)\b/
const OF_THE_LAW =
  /\b(?:needs?|needed|have to|has to|had to|must|can|could|may|might|allowed|permits?|requires?|required|requirement|laws?|rules?|codes?|legal|legally|exempt|exempts|grandfathered|enough|fine|okay|ok|days?|no one|nobody|state|town|thinks?|thought|guess(?:es)?|wants|hay que|tiene que|necesita|permiso|ley|regla|puede|dias|obligatorio|basta)\b/
// "My neighbor has a certificate. I'm selling my house …": whose it is decides whether it is a fact of the case.
const OTHERS_PROPERTY =
  /\b(?:neighbou?rs?|next door|(?:my|our|the|his|her|their) other (?:house|home|place|property|lot|camp|cottage|building)|vecin[oa]s?|otra (?:casa|propiedad))\b/
// "My neighbor complained": what a neighbor did, and nothing of a neighbor's property.
const NEIGHBOR_ACTS =
  /\bneighbou?rs? (?:has |have |had |just |recently |keeps? )?(?:complain(?:ed|s|ing)?|call(?:ed|s|ing)?|report(?:ed|s|ing)?|filed|turned (?:me|us|it|in)|ratted)\b|\bvecin[oa]s? (?:se quej\w+|me denunci\w+|nos denunci\w+|denunci\w+|report\w+|llam\w+)/g
const OWN =
  /\b(?:mine|ours|el mio|la mia|el nuestro|la nuestra|(?:my|our) (?:\w+ ){0,2}one|(?:i|we) (?:do not|have not|have none|have no|are on|am on)\b|(?:yo|nosotros) (?:no|tengo|tenemos|estoy|estamos)|(?:my|our) (?:own )?(?:house|home|place|property|lot|land|septic|system|tank|cottage|camp|cabin|building|field)|(?:i|we) (?:am|are) (?:also )?(?:selling|buying|replacing|building|adding|planning|closing|deeding)|(?:i|we) (?:sell|bought|own|want to sell|plan to sell)|(?:i|we) (?:just |only )?have (?:just |only )?(?:a|an) (?:\w+ ){0,3}(?:tank|septic|system|house|home|cottage|camp|mound|field)|mi (?:propia )?(?:casa|propiedad|sistema|terreno)|nuestr[oa] (?:casa|propiedad|sistema))\b/
const HEARSAY =
  /\b(?:i (?:am|was|have been|got) told|we (?:are|were|have been|got) told|i (?:have )?heard|we (?:have )?heard|i (?:have )?read (?:that|somewhere|online|on)|they say|people say|rumou?r|supposedly|allegedly|apparently|according to (?!(?:the )?(?:\w+ )?(?:law|code|chapter|ordinance|section)\b|the (?:town|inspector|engineer|report|letter|notice|code|permit|county|clerk))|rule of thumb|word is|me dijeron|nos dijeron|me dicen|dicen que|dizque|se dice|segun (?!el (?:inspector|pueblo|informe|ingeniero|reporte)|la (?:carta|ciudad|inspectora|ingeniera))|oi que|escuche que|me contaron|supuestamente)\b/
const OFFICIAL =
  /\b(?:inspectors?|inspection report|engineers?|town|code officer|code enforcement|officer|clerk|board|county|health department|technician|surveyor|report|letter|notice|judge|court|permit|ceo|official|watershed|design professional|architect|inspectora?|ingenier[oa]|pueblo|municipio|oficial|informe|reporte|carta|aviso|junta)\b/
// "the town says", "the inspector told my wife": what an official finds stays a finding, whoever it was told to.
const OFFICIAL_SAYS = new RegExp(
  String.raw`\b(?:inspectors?|report|engineers?|town|officer|clerk|board|county|department|technician|surveyor|letter|notice|judge|court|permit|ceo|official|architect|inspectora?|ingenier[oa]|pueblo|municipio|oficial|informe|reporte|carta|aviso|junta)(?: \w+){0,3}? (?:${SAYS}|found|calls|called|wrote|ruled|determined|encontro|determino|decidio)\b`,
)
// "the contractor always does houses", "most people here have docks": a habit or a rule of thumb, told of others.
const HABIT =
  '(?:always|usually|generally|typically|normally|often|mostly|commonly|rarely|seldom|sometimes|tends? to|siempre|normalmente|generalmente|por lo general|suelen?)'
const OTHERS =
  '(?:people|folks|everyone|everybody|neighbou?rs|others|contractors?|builders?|installers?|plumbers?|excavators?|handyman|carpenters?|engineers|inspectors|realtors?|agents?|brokers?|lenders?|banks?|brothers?|sisters?|uncles?|aunts?|cousins?|friends?|buddy|buddies|son|sons|daughters?|nephew|father|dad|mother|mom|company|companies|crews?|guys?|gente|vecinos|contratistas?|albanil|herman[oa]|prim[oa]|ti[oa]|amig[oa]s?|constructor(?:es)?)'
const AT_LARGE = new RegExp(
  String.raw`\b${OTHERS}(?: (?:here|there|around here|in town|of mine|of ours|who \w+))? (?:have |has |will |would )?${HABIT}\b|^(?:(?:and|but|so|y|pero) )?(?:most|many|plenty of|lots of|a lot of|other|some) (?:of )?(?:the |my |our )?(?:other )?(?:people|folks|neighbou?rs|houses|homes|places|cottages|cabins|properties|owners|homeowners|families|towns?|lots|camps)\b|\b(?:everyone|everybody|people|folks) (?:else |around |up |out |down |over )?(?:here|there|around here|in town|on (?:the|our|this|my) \w+|else)\b|^(?:la mayoria de|casi tod[oa]s|much[oa]s|otr[oa]s) (?:l[oa]s )?(?:gente|casas?|vecinos|personas|propietarios)\b`,
)
const NORMAL_ONE =
  /\b(?:in|for|with|on|as in|en) (?:a|an|any|every|most|una?|cualquier) (?:normal|typical|average|regular|standard|ordinary|usual|tipica?|ordinari[oa])\b|\b(?:a|the) (?:normal|typical|average|ordinary|usual) \w+ (?:has|is|needs|takes|uses|gets|would)\b|\b(?:una?|la|el) \w+ (?:normal|tipica?|promedio) (?:tiene|es|necesita|usa)\b/
const HABIT_FIRST = new RegExp(String.raw`^(?:(?:and|but|so|y|pero) )?(?:${HABIT}|as a rule|in general|on average)\b`)
const FIRST_PERSONS = /\b(?:i|we|my|our|ours|mine|us|me|yo|mi|mis|nosotros|nuestr[oa]s?|nos)\b/
const TWO_VOICES =
  /\b(?:one|some|half|he|she|first|first one|uno|unos|algunos) (?:\w+ ){0,4}?(?:says?|said|thinks?|claims?|told|swears|insists|dice|dicen|dijo|cree)\b.*\b(?:(?:the )?others?|another|the rest|second one|the second|el otro|la otra|otros) (?:\w+ ){0,4}?(?:says?|said|thinks?|claims?|told|swears|insists|that|dice|dicen|dijo|cree|it|no|not|the)\b/
const QUOTED = /(?<=^|[\s(])(?:"([^"]{3,240})"|'([^']{3,240}(?:[a-z]'[a-z][^']{0,80})*)'(?=[\s,.;:!?)]|$))/g
const HIS_WORDS =
  /\b(?:(?:his|her|their) (?:exact |very |own )?words|(?:he|she|they) (?:said|says|told|claimed|insisted|wrote|texted|put it|called it)|how (?:he|she|they) put it|sus palabras|(?:me )?dijo)\b/
const TAKES_BACK =
  /\b(?:but|though|although|however|not (?:so )?sure|not convinced|doubt\w*|do not (?:believe|trust|buy|think)|unclear|who knows|whether|maybe|pero|aunque|dudo|no estoy segur[oa])\b/
const ACCENTED_SI = /^[^\p{L}]*(?:(?:y|pero)\s+)?s(?:\u00ed|i\u0301)(?!\p{L})/iu
const RESUMES = /^(?:but|however|pero|sin embargo|aunque)\b/
const CARRIES_ON = /^(?:he|she|they|his|her|their|hers|that was|over there|there they|ella|ellos|su)\b/

const UNSURE =
  /\b(?:(?:not|never) (?:(?:really|quite|so|too|entirely|totally|100 percent|completely|exactly|at all|very) )?(?:sure|certain|positive|clear)|unsure|uncertain|no (?:idea|clue|way to (?:tell|know)|way of (?:knowing|telling))|(?:do|does|did|would|could|can|will) not (?:(?:really|even|actually|honestly) )?(?:know|remember|recall|have (?:a|any) (?:idea|clue)|tell)|can not (?:say|tell|remember|recall|be sure|find out)|could not (?:say|tell|find out)|beats me|who knows|hard to (?:say|tell)|(?:nobody|no one|none of us) (?:(?:really|quite|ever|can|could|has|here) )*(?:knows?|remembers?|recalls?|measured|told (?:us|me)(?! to\b)|say|tell|agrees?|decided|sure|is sure)|have not (?:(?:yet|ever|even|really|actually) )?(?:measured|checked|looked|found out|decided|settled on|agreed on|made up)|has not (?:(?:yet|ever|even|really|actually) )?been (?:measured|checked|decided)|been measured|not measured|(?:engineer|installer|contractor|builder|architect|surveyor|he|she|they) never (?:said|told (?:us|me)|mentioned it)(?=$)|(?:it|that) (?:is|was|has) not (?:(?:yet|been|really|at all) )*(?:decided|settled|determined|agreed|known|clear)(?= (?:yet )?(?:whether|if|how|which|what|who|when)\b|(?: yet)?$)|undecided|undetermined|(?:still|keep|kept|are|were|been) (?:arguing|debating|disputing|fighting (?:over|about)|trying to (?:find out|figure out|decide))|still (?:discussing|deciding|wondering|figuring out)|(?:can not|could not|do not|did not|never) agree (?:on|about|whether|if|how|which|what)|disagree(?:s|d|ing)? (?:on|about|over|whether|if|how|which)|up in the air|remains to be seen|any(?:one|body) guess|(?:may|might|could|can) or (?:may|might|could|can) not|could go either way|there is (?:(?:some|a|much|still|a lot of) )*(?:debate|argument|dispute|disagreement) (?:about|over|on|whether|as)|nadie (?:nos )?(?:dijo|ha dicho|ha medido|midio|lo sabe)|no se ha (?:decidido|medido) (?:si|que|cual|cuando)|no esta (?:decidido|claro) (?:si|que|cual|cuando)|unknown|(?<!\b(?:they|he|she|you|officer|clerk|town|board|contractor|installer|engineer|inspector) )(?:forgot|forget)|haven t a clue|not that (?:i|we) (?:know|am aware|are aware|remember|recall)|no se(?:(?= (?:si|que|cual|cuales|cuanto|cuanta|cuantos|cuantas|cuando|donde|quien|como|por que|en que|a que|exact\w*|bien|nada|la verdad|pero|todavia|aun|con certeza|seguro|cuan)\b)|(?! \w+(?:a|e|n|o)\b))|no (?:lo|la|los) se\b|no (?:lo |la |los )?(?:sabemos|sabria|recuerdo|me acuerdo|recordamos|sabe nadie)|ni idea|no estoy (?:muy )?segur[oa]|no estamos segur[oa]s|no tengo (?:la menor |ni )?idea|quien sabe|se desconoce|sin saber|nadie sabe|not known)\b/
const MAYBE =
  /\b(?:maybe|perhaps|possibly|probably|presumably|supposedly|i (?:think|thought|believe|guess|suppose|assume|imagine|figure|reckon|doubt|hope)|we (?:think|thought|believe|guess|suppose|assume|figure|reckon|doubt)|(?:do|did) not (?:think|believe)|might (?:have|be)|may (?:have|be)|could (?:have|be)|must have|should have|seems?|not certain|likely|unlikely|if i remember|if memory|iirc|afaik|or something|or thereabouts|(?<!\b(?:same|similar|like|new|this|that|what|any|some|a|another|other|different|no|one|every|each|the) )kind of|(?<!\b(?:same|similar|like|this|that|what|any|some|a|another|other|different|no|the) )sort of|quizas?|tal vez|a lo mejor|puede (?:ser|que)|creo|creemos|pienso|me parece|supongo|probablemente|posiblemente|parece)\b/
// "I don't know if I need a permit" asks; it is no doubt about a fact.
const ASKS_DUTY =
  /^ (?:if|whether|when|what|how|how much|how long|how many|which|where|si|que|cuando|cuanto|cual)(?: \w+){0,3}? (?:need|needs|have to|has to|must|should|can|may|required|allowed|supposed|to do|do|due|law|rule|rules|deadline|permit|debo|necesito|puedo|tengo que|hay que|hacer)\b/
const OPENS_QUESTION =
  /^(?:(?:and|but|so|or|then|now|ok|okay|hi|hello|also|well|please|y|pero|entonces|hola) )*(?:(?:what|when|how|who|whom|whose|which|why|where)\b|(?:can|could|do|does|did|is|are|am|was|were|should|must|will|would|may|has|have|had|shall) (?:(?:not|ever) )?(?:i|we|he|she|it|they|you|the|my|our|his|her|their|a|an|this|that|there|these|those|anyone|someone|\w+s?(?: \w+)? (?:have|need|apply|require)|any|town)\b|(?:need|any(?:body|one)? (?:know|need)|wondering|tell me|just tell me|want to know|is it|que|cual|cuales|cuando|cuanto|cuanta|cuantos|cuantas|como(?! (?:a |de |unos |unas )*(?:\d|un[oa]? |dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|doscient\w*|trescient\w*|medi[oa]|la mitad))|donde|quien|por que|puedo|podemos|debo|se puede|hay que|es necesario|necesito)\b)/
const TAG = /^(?:right|correct|yes|no|ok|okay|true|or not|is it|is that right|isn t it|verdad|cierto|no es asi)$/
const IF =
  /^(?:(?:and|but|so|or|then|y|pero) )*(?:even |what )?(?:if|suppose|supposing|say we|say i|assuming|in case|unless|imagine|whether|si|en caso|suponiendo|a menos que|salvo que)\b/
const ONLY_DOUBT =
  /^(?:(?:but|though|although|or|and|pero|aunque|honestly|sorry|just|really|though|tho|so|well) )*(?:i am |we are |i |we |am )?(?:not (?:really |quite |100 percent |totally |entirely |too )?(?:sure|certain|positive)(?: (?:though|about that|anymore|at all|of that|of it|on that|exactly|tho))?|unsure|no (?:idea|clue)|do not (?:really )?(?:know|remember|recall)(?: (?:for sure|exactly|though|offhand|that))?|can not (?:say|remember|recall|tell)(?: for sure)?|think|believe|guess|suppose|think so|believe so|guess so|maybe|perhaps|probably|possibly|creo|no (?:lo )?se|quizas?|tal vez|no estoy segur[oa]|supongo|no recuerdo|i could be wrong|could be wrong|or something|or so)$/

const BEFORE_CAPITALS = /^(?:mrs?|ms|dr|st|mt|lk|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/
const BEFORE_FIGURES = /^(?:nos?|sec|art|app|max|min|est|approx)$/

// "2 yrs. must we …": what follows asks, so a sentence has ended, whatever word stood before.
const BEGINS_TO_ASK =
  /^\s*(?:must|do|does|did|can|could|should|will|would|is|are|was|were|has|have|am|may) (?:we|i|they|he|she|it|you|this|that|these|there|the|my|our)\b/

// Whether a full stop only ends a shortened word.
function abbreviates(word: string, next: string, capital: boolean): boolean {
  if (!ABBREVIATIONS.has(word) || next.trim() === '') return false
  if (BEGINS_TO_ASK.test(next)) return false
  if (BEFORE_FIGURES.test(word)) return /^\s*#?\d/.test(next)
  return !capital || BEFORE_CAPITALS.test(word)
}

function sentences(text: Text): { start: number; end: number; asks: boolean }[] {
  const { folded } = text
  const found: { start: number; end: number; asks: boolean }[] = []
  let start = 0
  const push = (end: number, asks: boolean): void => {
    if (/[a-z0-9]/.test(folded.slice(start, end))) found.push({ start, end, asks })
    start = end
  }
  for (let i = 0; i < folded.length; i++) {
    const letter = folded.charAt(i)
    if (letter === '?' || letter === '!') {
      let end = i + 1
      let asks = letter === '?'
      while (end < folded.length && /[?!.]/.test(folded.charAt(end))) {
        asks ||= folded.charAt(end) === '?'
        end++
      }
      push(end, asks)
      i = end - 1
    } else if (letter === '\u00bf' || letter === '\u00a1') push(i, false)
    else if (letter === '\u2026') push(i + 1, false)
    else if (letter === '.') {
      const next = folded.slice(i + 1)
      if (next !== '' && !/^[\s.")]/.test(next)) continue
      const word = /([a-z]+)$/.exec(folded.slice(Math.max(0, i - 12), i))?.[1] ?? ''
      const upper = /^\s+[A-Z\u00bf]/.test(text.source.slice(i + 1, i + 6))
      if (abbreviates(word, next, upper)) continue
      push(i + 1, false)
    } else if (letter === '\n') {
      const last = folded.slice(0, i).trimEnd().slice(-1)
      const follows = folded.slice(i + 1).trimStart()
      const upper = /^\s*[A-Z0-9]/.test(text.source.slice(i + 1, i + 8))
      if (follows !== '' && (upper || /^\s*\n/.test(folded.slice(i + 1)) || /[.?!:;]/.test(last))) push(i, false)
    }
  }
  push(folded.length, false)
  return found
}

interface Piece {
  start: number
  end: number
  first: number
  last: number
  runsOn: boolean
  norm: string
}

function pieces(text: Text, start: number, end: number, taken: readonly { start: number; end: number }[]): Piece[] {
  const { folded, words } = text
  const stretch = folded.slice(start, end)
  const cuts = new Map<number, boolean>()
  const inside = new Set<number>()
  for (const span of taken) {
    if (span.end <= start || span.start >= end) continue
    for (let at = span.start + 1; at < span.end; at++) inside.add(at)
  }
  for (const { pattern, runsOn } of CUTS) {
    for (const match of stretch.matchAll(pattern)) {
      const at = match.index
      const here = start + at
      if (inside.has(here)) continue
      if (match[0] === ',') {
        const before = stretch.slice(Math.max(0, at - 24), at)
        if (DATE_COMMA.test(before) && DATE_AFTER_COMMA.test(stretch.slice(at, at + 24))) continue
      }
      const place = here + match[0].length
      cuts.set(place, (cuts.get(place) ?? true) && runsOn)
    }
  }
  const places = [...cuts.keys()].sort((a, b) => a - b)
  const made: Piece[] = []
  let from = start
  let next = 0
  let runsOn = false
  for (const place of [...places, end]) {
    while (next < words.length && (words[next]?.start ?? 0) < from) next++
    const first = next < words.length ? next : -1
    let last = first < 0 ? words.length : first
    while (last < words.length && (words[last]?.start ?? 0) < place) last++
    if (first >= 0 && last > first) {
      const norm = words
        .slice(first, last)
        .map((word) => word.text)
        .join(' ')
      made.push({ start: from, end: place, first, last, runsOn, norm })
      runsOn = cuts.get(place) ?? false
    } else if (cuts.get(place) === false) runsOn = false
    from = place
  }
  return made
}

const PLACE_AFTER =
  /^(?:'s)? (?:lake|lk|watershed|bay|creek|river|inlet|outlet|county|co|road|rd|street|st|ave|avenue|lane|ln|drive|dr|highway|hwy|point|beach|shore|hill|school|bank|savings)\b/
const PLACE_BEFORE = /\b(?:lake|lago|lago de|bay of|river|rio|port|fort|mount|county of|condado de)\s$/

/** Where the name of another town stands as a town: "Milton", not "Milton Creek" or "Lake Milton". */
export function otherTownsIn(folded: string, otherTowns: readonly string[]): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (const town of otherTowns) {
    if (town === '') continue
    for (let at = folded.indexOf(town); at >= 0; at = folded.indexOf(town, at + town.length)) {
      const end = at + town.length
      if (/[a-z0-9]/.test(folded.charAt(at - 1)) || /[a-z0-9]/.test(folded.charAt(end))) continue
      if (PLACE_AFTER.test(folded.slice(end, end + 16)) || PLACE_BEFORE.test(folded.slice(Math.max(0, at - 14), at)))
        continue
      found.push({ start: at, end })
    }
  }
  return found
}

interface Draft {
  piece: Piece
  sentence: number
  question: boolean
  doubt: 'none' | 'weak' | 'strong'
  doubtAt: { start: number; end: number } | null
  hypothetical: boolean
  claim: boolean
  elsewhere: boolean
}

// The place of a stretch of a clause's words, back in the message.
function placeOf(text: Text, piece: Piece, from: number, length: number): { start: number; end: number } {
  const before = piece.norm.slice(0, from).split(' ').length - 1
  const count = piece.norm
    .slice(from, from + length)
    .trim()
    .split(' ').length
  const first = text.words[piece.first + before]
  const last = text.words[Math.min(piece.first + before + count - 1, piece.last - 1)]
  return { start: first?.start ?? piece.start, end: last?.end ?? piece.end }
}

const LIKE_THERE = /^(?:like|unlike|as|or|not like|como|a diferencia)\b/
const ELSEWHERE_CUT = /\b(?:like (?:they|in|over)|unlike|as (?:they|in)|the way (?:they|it)|como (?:en|dicen))\b/

/**
 * Cuts a message into clauses and tells of each how it is meant.
 *
 * @param text the message
 * @param otherTowns folded names of towns that are not the one asked about
 * @param taken stretches (amounts, days) that no cut may fall into
 */
export function cutClauses(
  text: Text,
  otherTowns: readonly string[] = [],
  taken: readonly { readonly start: number; readonly end: number }[] = [],
): Clause[] {
  const drafts: Draft[] = []
  let hearsayBefore = false
  let elsewhereBefore = false
  sentences(text).forEach(({ start, end, asks }, sentence) => {
    const row = pieces(text, start, end, taken).map(
      (piece): Draft => ({
        piece,
        sentence,
        question: false,
        doubt: 'none',
        doubtAt: null,
        hypothetical: false,
        claim: false,
        elsewhere: false,
      }),
    )
    if (row.length === 0) return
    markQuestions(row, asks)
    // With its accent, "sí" is no "if".
    for (const draft of row)
      if (
        /^\W*(?:y |pero )?si\b/.test(draft.piece.norm) &&
        ACCENTED_SI.test(text.source.slice(draft.piece.start, draft.piece.end))
      )
        draft.hypothetical = false
    markDoubts(text, row, drafts)
    const claims = markClaims(row)
    const towns = otherTownsIn(text.folded.slice(start, end), otherTowns).map((span) => ({
      start: span.start + start,
      end: span.end + start,
    }))
    markAtLarge(row)
    markQuoted(text, row, start, end)
    const elsewhere = markElsewhere(text, row, towns)
    const first = row[0]?.piece.norm ?? ''
    if (CARRIES_ON.test(first) && !OFFICIAL.test(first)) {
      if (hearsayBefore && !claims) for (const draft of row) draft.claim = true
      if (elsewhereBefore && !elsewhere) for (const draft of row) draft.elsewhere = true
    }
    hearsayBefore = row.some((draft) => draft.claim)
    elsewhereBefore = row.some((draft) => draft.elsewhere)
    drafts.push(...row)
  })
  const own = drafts.some(({ piece }) => OWN.test(piece.norm) && !OTHERS_PROPERTY.test(piece.norm))
  return drafts.map(({ piece, ...draft }) => ({
    start: piece.start,
    end: piece.end,
    first: piece.first,
    last: piece.last,
    runsOn: piece.runsOn,
    others: own && OTHERS_PROPERTY.test(piece.norm.replace(NEIGHBOR_ACTS, '')),
    ...draft,
  }))
}

function markQuestions(row: Draft[], asks: boolean): void {
  row.forEach((draft, i) => {
    const { norm } = draft.piece
    draft.hypothetical = IF.test(norm)
    if (OPENS_QUESTION.test(norm)) draft.question = true
    // A question runs on over what hangs on it without a comma: "does it count if the tank is new"
    const before = row[i - 1]
    if (
      before?.question &&
      !draft.piece.runsOn &&
      /^(?:if|when|whether|before|after|once|until|because|since|or|si|cuando|unless)\b/.test(norm)
    )
      draft.question = true
  })
  if (!asks) return
  const last = row[row.length - 1]
  if (!last) return
  last.question = true
  // The tag makes a question of what it is hung on; an "if" at the end makes one of what it hangs on.
  let i = row.length - 1
  for (;;) {
    const here = row[i]
    if (!here || i === 0) break
    const hangs = TAG.test(here.piece.norm) || here.hypothetical || !here.piece.runsOn
    if (!hangs || (OPENS_QUESTION.test(here.piece.norm) && !here.hypothetical) || RESUMES.test(here.piece.norm)) break
    i--
    const before = row[i]
    if (before) before.question = true
  }
}

function markDoubts(text: Text, row: Draft[], earlier: Draft[]): void {
  row.forEach((draft, i) => {
    const { piece } = draft
    const only = ONLY_DOUBT.test(piece.norm)
    const unsure = UNSURE.exec(piece.norm)
    const maybe = MAYBE.exec(piece.norm)
    const hit = unsure ?? maybe
    if (!hit) return
    const rest = piece.norm.slice(hit.index + hit[0].length)
    const following = row[i + 1]
    if (
      unsure &&
      (ASKS_DUTY.test(rest) ||
        (rest === '' && following && !following.piece.runsOn && ASKS_DUTY.test(` ${following.piece.norm}`)))
    ) {
      draft.question = true
      if (following && rest === '') following.question = true
      return
    }
    if (draft.question && !unsure) return
    draft.doubt = unsure ? 'strong' : 'weak'
    draft.doubtAt = placeOf(text, piece, hit.index, hit[0].length)
    if (unsure) {
      // "Whether …, nobody knows": the doubt is about what stands before it.
      const opens = row.findIndex(
        (other, j) => j < i && /^(?:(?:and|but|so|y|pero) )?(?:whether|how|if|si)\b/.test(other.piece.norm),
      )
      if (opens >= 0 && rest.trim().split(' ').length <= 4) {
        for (const other of row.slice(opens, i)) {
          other.doubt = 'strong'
          other.doubtAt = draft.doubtAt
        }
      }
      // "not sure if …, when …": the doubt is about what follows it.
      for (let j = i + 1; j < row.length; j++) {
        const next = row[j]
        if (
          !next ||
          next.piece.runsOn ||
          !/^(?:if|whether|or|how|what|when|which|who|that|because|before|after|si|o|until|y si)\b/.test(
            next.piece.norm,
          )
        )
          break
        next.doubt = 'strong'
        next.doubtAt = draft.doubtAt
      }
    }
    if (only) {
      const before = row[i - 1] ?? earlier[earlier.length - 1]
      // Said alone, it is about what was just said: too weak to read, too little to call unknown.
      // "From the 70s, don't know if it was legal": what follows is what is not known.
      const next = following?.piece
      const onward =
        next !== undefined && !next.runsOn && /^(?:if|whether|how|what|when|which|who|si)\b/.test(next.norm)
      if (before && before.doubt === 'none' && !before.question && !onward) {
        before.doubt = 'weak'
        before.doubtAt = draft.doubtAt
      }
    }
  })
}

function markClaims(row: Draft[]): boolean {
  let claiming = false
  let any = false
  row.forEach((draft, i) => {
    const { norm } = draft.piece
    if (
      claiming &&
      (RESUMES.test(norm) || (!draft.piece.runsOn && /^(?:and|y) (?:we|i|my|our|the|nosotros|yo|mi|nuestr)/.test(norm)))
    )
      claiming = false
    const official = OFFICIAL_SAYS.test(norm)
    const told = CLAIM.exec(norm)
    const ofTheWork = told !== null && WORKER.test(told[0]) && !row.some(({ piece }) => OF_THE_LAW.test(piece.norm))
    const claim = ofTheWork ? null : told
    const hearsay = HEARSAY.exec(norm)
    const hit =
      official && !(claim && claim.index < norm.search(OFFICIAL_SAYS))
        ? null
        : (claim ??
          (hearsay &&
          !/\b(?:by|from) (?:the|our|a) (?:\w+ )?(?:town|inspector|engineer|clerk|code|county|board|officer)/.test(norm)
            ? hearsay
            : null))
    if (hit) {
      claiming = true
      any = true
      // "thirty days, my neighbor says": nothing follows, so it is about what went before.
      const rest = norm.slice(hit.index + hit[0].length).trim()
      const last = i === row.length - 1 || RESUMES.test(row[i + 1]?.piece.norm ?? '')
      if (rest.split(' ').filter(Boolean).length <= 1 && last && hit.index <= 12) {
        for (let j = i - 1; j >= 0 && !RESUMES.test(row[j + 1]?.piece.norm ?? ''); j--) {
          const before = row[j]
          if (before) before.claim = true
        }
      }
    } else if (official && claiming && !draft.piece.runsOn) claiming = false
    if (claiming) draft.claim = true
  })
  return any
}

// Habits and rules of thumb; what hangs on one by a comma alone goes with it.
function markAtLarge(row: Draft[]): void {
  if (TWO_VOICES.test(row.map((draft) => draft.piece.norm).join(' '))) for (const draft of row) draft.claim = true
  let large = false
  for (const draft of row) {
    const { norm, runsOn } = draft.piece
    const own = FIRST_PERSONS.test(norm)
    if (AT_LARGE.test(norm) || NORMAL_ONE.test(norm) || (HABIT_FIRST.test(norm) && !own)) large = true
    else if (!runsOn || own || RESUMES.test(norm)) large = false
    if (large) draft.claim = true
  }
}

// "'Replace it', those were his words, but …": somebody's very words, taken back or told of no official, state nothing.
function markQuoted(text: Text, row: Draft[], start: number, end: number): void {
  const sentence = text.folded.slice(start, end)
  if (!/["']/.test(sentence)) return
  for (const match of sentence.matchAll(QUOTED)) {
    const quote = match[0]
    const from = start + match.index
    const to = from + quote.length
    if (quote.trim().split(/\s+/).length < 2) continue
    const around = `${sentence.slice(0, match.index)} ${sentence.slice(match.index + quote.length)}`
    const rest = text.folded.slice(to, to + 160)
    const theirs = HIS_WORDS.test(around) && !OFFICIAL.test(text.folded.slice(0, end))
    const back = TAKES_BACK.test(rest.replace(/[^a-z0-9]+/g, ' ')) && (HIS_WORDS.test(around) || CLAIM.test(around))
    if (!theirs && !back) continue
    for (const draft of row) if (draft.piece.start < to && draft.piece.end > from) draft.claim = true
  }
}

function markElsewhere(text: Text, row: Draft[], towns: readonly { start: number; end: number }[]): boolean {
  if (towns.length === 0) return false
  for (const town of towns) {
    const index = row.findIndex(({ piece }) => town.start >= piece.start && town.start < piece.end)
    const draft = row[index]
    if (!draft) continue
    const ahead = text.folded.slice(draft.piece.start, town.start)
    const comparing = LIKE_THERE.test(draft.piece.norm) && index > 0
    // "… pumped every 3 years like they say over in Milton": only the comparison is about the other town.
    draft.elsewhere = true
    if (!comparing && !ELSEWHERE_CUT.test(ahead)) {
      for (let j = index - 1; j >= 0; j--) {
        const before = row[j]
        if (!before || RESUMES.test(row[j + 1]?.piece.norm ?? '')) break
        before.elsewhere = true
      }
    }
    for (let j = index + 1; j < row.length; j++) {
      const after = row[j]
      if (!after || RESUMES.test(after.piece.norm)) break
      after.elsewhere = true
    }
  }
  return true
}
