import type { Clause } from './clauses.ts'
import { readText, type Text } from './text.ts'

/** What a reply comes to. `unclear`: something else than yes, no or "I don't know" ("partly", "it depends", "why?"). */
export type Polarity = 'yes' | 'no' | 'unknown' | 'unclear'

/** A reply's yes or no and the words it stands in. */
export interface ReplyPolarity {
  readonly polarity: Polarity
  readonly start: number
  readonly end: number
}

const YES =
  /^(?:yes|yeah|yep|yup|yea|ya|yah|yess?|y|aye|sure|sure is|sure do|sure did|sure does|sure thing|certainly|definitely|absolutely|of course|correct|that is correct|right|that is right|exactly|affirmative|indeed|true|that is true|you bet|uh huh|mhm|for sure|very much so|all of it is|i do|we do|it does|it is|it did|it has|they did|they do|they have|they are|i did|we did|i have|we have|i am|we are|he did|she did|he is|she is|it was|they were|there is|there are|there was|it will|we will|i will|they will|afraid so|si|sip|claro|claro que si|por supuesto|correcto|asi es|exacto|exactamente|cierto|es cierto|efectivamente|desde luego|lo es|lo esta|si lo es)$/
const NO =
  /^(?:no|nope|nah|naw|no way|n|never|not at all|negative|nothing|none|not|not yet|no not yet|of course not|absolutely not|definitely not|certainly not|afraid not|not really no|no sir|no ma am|not true|incorrect|that is not right|that is wrong|no thanks|false|(?:i|we|it|they|he|she|there|that) (?:do|does|did|have|has|had|is|are|was|were|am|will|would) not(?: yet| at all)?|(?:have|has|had|is|are|was|were|did|do|does) not|nunca|jamas|tampoco|para nada|de ninguna manera|todavia no|aun no|claro que no|por supuesto que no|no senor|nada|ninguno|ninguna|en absoluto|negativo)$/
const UNCLEAR =
  /^(?:(?:yes and no|partly|partially|in part|somewhat|sometimes|it depends|depends|both|neither|some of it|sort of|kind of|more or less|not exactly|not quite|not entirely|not really|hardly|barely|almost|nearly|half|en parte|depende|a veces|mas o menos|si y no|a medias|casi)\b|(?:why|what do|what does|what is|what s|huh|por que|que quiere|que es|como asi)\b)/
const DOUBT_REPLY =
  /^(?:(?:um|uh|well|hmm|honestly|sorry|oh|gosh|pues|bueno|la verdad) )*(?:idk|dunno|no idea|no clue|not sure|unsure|unknown|do not know|i do not know|i do not think so|i think so|i think not|i guess so|i guess not|i guess|i suppose(?: so)?|maybe|perhaps|possibly|probably(?: not)?|could be|might be|beats me|who knows|can not say|hard to say|hard to tell|not that i know of|not that we know of|que (?:yo )?sepa(?:mos)?,? no|no que (?:yo )?sepa|not that i am aware(?: of)?|not that i recall|not that i remember|i forget|can not remember|can not recall|do not remember|do not recall|not certain|no se(?:(?= (?:si|que|cual|cuales|cuanto|cuanta|cuantos|cuantas|cuando|donde|quien|como|por que|en que|a que|exact\w*|bien|nada|la verdad|pero|todavia|aun|con certeza|seguro|cuan)\b)|(?! \w+(?:a|e|n|o)\b))|no lo se|ni idea|no tengo idea|quizas?|tal vez|a lo mejor|puede ser|creo que si|creo que no|creo|supongo(?: que (?:si|no))?|quien sabe|no estoy segur[oa]|no recuerdo|no me acuerdo|no sabria decir(?:le)?|pienso que (?:si|no)|me parece que (?:si|no))\b/
const FRESH =
  '(?:it|we|i|they|he|she|the|our|my|its|that|there|this|you|just|only|nothing|never|not|none|nobody|thanks|sir|la|el|los|las|mi|es|esta|son|somos|nunca|nada|lo|nos|ya|solo|todavia|hemos|he|ha)'
const LEADING_YES =
  /^(?:(?:um|uh|well|oh|hmm|ok|okay|pues|bueno) )*(?:yes|yeah|yep|yup|yea|sure|definitely|absolutely|of course|correct|right|certainly|claro|por supuesto|correcto|asi es)(?: (?:sir|ma am|indeed|that is right|of course))?(?=$| )/
const LEADING_SI =
  /^(?:(?:pues|bueno) )?si(?=$| (?:claro|senor|es|esta|la|el|lo|hay|tiene|tenemos|fue|ya|se|nos|me|somos|son|por|asi|todo|ha|han|hemos|vive|vivimos))/
const LEADING_NO = new RegExp(
  String.raw`^(?:(?:um|uh|well|oh|hmm|ok|okay|pues|bueno) )*(?:nope|nah|naw|no)(?=$| (?:no )?${FRESH}\b)`,
)

/** Trims the words people put round a yes or a no, thanks and the like. */
function bare(norm: string): string {
  return norm
    .replace(
      /^(?:(?:um|uh|umm|well|oh|hmm|hm|ok|okay|so|and|but|honestly|actually|hi|hello|pues|bueno|hola|y|pero|ah|ay|gosh|sorry) )+/,
      '',
    )
    .replace(
      /(?: (?:sir|thanks|thank you|please|gracias|senor|senora|actually|correct|though|lol|for sure|definitely|ever|so far|yet))+$/,
      '',
    )
}

// A clause that says something of its own, and nothing of what is known.
const SAYS_ALL =
  /^(?!.*\b(?:sepa|se|know|remember|recall|far as|think|believe|guess|sure|segur[oa]|creo)\b)(?:\S+ ){4,}\S+$/
// "Yes, but not under this law": what comes after the "but" may take back what came before.
// "Yes for the old system, the new one no": told of the one and otherwise of the other.
const ONE_AND_OTHER =
  /^\W*(?:yes|yeah|yep|no|nope|si)\b[^.;]{0,40}?\b(?:the new|new one|the other|ours|mine|la nuestra|el nuestro|la nueva|el nuevo|la otra|el otro|la mia|el mio)\b[^.;]{0,24}\b(?:no|not|never|yes|yeah|si|nunca)\b/
const YES_BUT =
  /^\W*(?:yes|yeah|yep|sure|si|no|nope)\b\W{0,4}(?:oh |ah |uh )?(?:no wait|wait|actually|scratch that|no espera|espera|espere|mentira)\b|^\W*(?:yes|yeah|yep|sure|no|nope|nah|si|claro)\b[^.;]{0,40}\b(?:but|except|only|unless|pero|salvo|excepto)\b[^.;]{0,60}\b(?:not|never|no|before|other|another|different|without|neither|isn't|wasn't|nunca|otra?|antes|sin)\b|^\W*(?:yes|yeah|yep|si)\b,? \d+ (?:years|months) (?:before|ago)/

/**
 * What a reply comes to: yes, no, "I don't know", or something else.
 *
 * Only what opens the reply counts, and "not sure" is never a no: a doubt in the same clause, or one that stands alone right
 * after it, makes the whole unknown.
 *
 * @param text the reply
 * @param clauses its clauses
 * @returns `null` where the reply opens with none of them ("the one by the garage").
 */
export function readPolarity(text: Text, clauses: readonly Clause[]): ReplyPolarity | null {
  const opening = clauses.find((clause) => clause.last > clause.first)
  if (!opening) return null
  const normOf = (clause: Clause): string =>
    text.words
      .slice(clause.first, clause.last)
      .map((word) => word.text)
      .join(' ')
  const norm = bare(normOf(opening))
  const following = clauses[clauses.indexOf(opening) + 1]
  const after = following ? bare(normOf(following)) : ''
  const at = (polarity: Polarity, clause: Clause = opening, count?: number): ReplyPolarity => {
    const first = text.words[clause.first]
    const last = text.words[count === undefined ? clause.last - 1 : Math.min(clause.first + count - 1, clause.last - 1)]
    return { polarity, start: first?.start ?? 0, end: last?.end ?? 0 }
  }
  const wide = (): ReplyPolarity => ({
    ...at('unknown'),
    end: following ? at('unknown', following).end : at('unknown').end,
  })
  if (opening.claim || opening.elsewhere) return null
  if (UNCLEAR.test(norm)) return at('unclear')
  if (YES_BUT.test(text.folded) || ONE_AND_OTHER.test(text.folded)) return at('unclear')
  const closing = clauses[clauses.length - 1]
  // "Not that I know of, no" ends in the answer.
  if (
    closing &&
    clauses.length === 2 &&
    /^not that (?:i|we)\b/.test(norm) &&
    /^(?:no|nope)$/.test(bare(normOf(closing)))
  )
    return at('no', closing)
  if (opening.doubt !== 'none' || DOUBT_REPLY.test(norm)) return at('unknown')
  const yes = YES.test(norm)
  const no = NO.test(norm)
  const open = yes ? 1 : no ? 1 : 0
  const leads =
    LEADING_YES.test(norm) || LEADING_SI.test(norm) || isShortSi(text, clauses, norm)
      ? 'yes'
      : LEADING_NO.test(norm)
        ? 'no'
        : null
  const polarity: 'yes' | 'no' | null = yes ? 'yes' : no ? 'no' : leads
  if (polarity === null) {
    // "He put it in a letter, yes": the answer comes last.
    const told =
      closing?.runsOn && clauses.length === 2 && !closing.question && SAYS_ALL.test(norm) ? bare(normOf(closing)) : ''
    if (closing && /^(?:yes|yeah|yep|si|no|nope)$/.test(told)) return at(YES.test(told) ? 'yes' : 'no', closing)
    return null
  }
  if (opening.question) return at('unclear')
  const sentence = following && following.sentence === opening.sentence
  if (following && (sentence || open) && following.doubt !== 'none') {
    // "no, not that I know of", "yes, I think": the doubt is all that follows, so it is about the answer itself.
    const about = DOUBT_REPLY.test(after) && after.split(' ').length <= 7
    if (about) return wide()
  }
  if (following && (YES.test(after) || NO.test(after))) {
    const second = YES.test(after) ? 'yes' : 'no'
    if (second !== polarity && !following.question) {
      // "no, that's right": which of the two is meant cannot be told.
      return { ...at('unclear'), end: at('unclear', following).end }
    }
  }
  if (following && UNCLEAR.test(after) && (after.split(' ').length <= 3 || /^(?:but|pero) /.test(normOf(following))))
    return at('unclear')
  return yes || no ? at(polarity) : at(polarity, opening, leadingCount(normOf(opening)))
}

// "si gotea", in a reply of a few words that asks nothing, is "sí" without its accent; "si no gotea" may be an "if".
function isShortSi(text: Text, clauses: readonly Clause[], norm: string): boolean {
  if (!/^si (?!no\b|nunca\b|ya no\b)/.test(norm)) return false
  if (/^[^\p{L}]*s(?:\u00ed|i\u0301)(?!\p{L})/iu.test(text.source)) return true
  // "si vendemos" is what a person supposes, more likely than not.
  if (/^si (?:yo|nosotros|\w+mos)\b/.test(norm)) return false
  return clauses.length === 1 && norm.split(' ').length <= 4 && !/[?\u00bf]/.test(text.source)
}

function leadingCount(norm: string): number {
  const words = norm.split(' ')
  const index = words.findIndex((word) =>
    /^(?:yes|yeah|yep|yup|yea|sure|definitely|absolutely|course|correct|right|certainly|no|nope|nah|naw|si|claro|supuesto|correcto|es)$/.test(
      word,
    ),
  )
  return Math.max(1, index + 1)
}

/** How a phrase in a clause is put. */
export type Stance =
  /** as it is */
  | 'affirmed'
  /** under one "not" */
  | 'denied'
  /** under two, or under one that may or may not reach it */
  | 'unclear'
  /** as something that should be, will be or would be */
  | 'unreal'
  /** as something that is no longer so */
  | 'former'

const NEGATORS = new Set([
  'not',
  'never',
  'no',
  'without',
  'none',
  'nothing',
  'nobody',
  'neither',
  'nor',
  'nowhere',
  'hardly',
  'barely',
  'non',
  'zero',
  'nunca',
  'sin',
  'ningun',
  'ninguna',
  'ninguno',
  'tampoco',
  'jamas',
  'nadie',
  'nada',
  'ni',
])
// A "no" that opens a clause and is followed by a fresh subject answers something; it denies nothing here.
const ANSWERING_NO =
  /^(?:no|nope) (?:it|we|i|they|he|she|the|our|my|its|that|there|this|nothing|nobody|everything|all)\b/
const HARMLESS =
  /^(?:no (?:doubt|problem|question|matter|wonder|later than|less than|more than|fewer than|money)|not (?:only|just|long ago|far|later than|less than|more than)|no solo|sin (?:embargo|duda|falta)|nothing (?:but|except))\b/
const OWN_NEGATOR =
  /\b(?:not|no|never|without|nothing|none|nobody|neither|nor|nunca|sin|ning\w+|nadie|nada|ni|tampoco|jam[aá]s)\b|n't\b|\bcannot\b/
// "A regular system not one of those raised ones": a bare "not" with its own noun sets against it, and denies nothing before it.
const AFTER =
  /^(?:(?:(?:has|have|had|is|are|was|were|did|do|does|will|would|could|can) )?(?:(?:not|never) (?!(?:long|far|only|just|later|less|more|yet sure|sure)\b)|no (?:more|longer)\b))(?<!^not )|^not (?!(?:long|far|only|just|later|less|more|yet sure|sure|an?|one|the|some|any|those|that)\b)/
const AFTER_SPANISH = /^(?:nunca|jamas|no) (?:fue|fueron|ha|han|esta|estan|es|son|se|hay|hubo|paso|sale|llega)\b/
const UNREAL =
  /\b(?:must|should|shall|needs?|needed|wants?|wanted|requires?|required|supposed|would|could|might|may|can|will|to|due|before|until|ought|order(?:ed)?|ask(?:ed)?|if)(?: \w+){0,2} (?:be|get|have|been|gotten)(?: (?:it|them|this|that|(?:the|my|our|a) \w+(?: \w+)?))?(?: (?:first|all|re))?$|\b(?:have|get|getting|gets|needs?|wants?|having) (?:it|them|this|that|(?:the|my|our|a) \w+(?: \w+)?)$|\b(?:before|until|unless|once|when|if|after) (?:it|they|the \w+(?: \w+)?|my \w+|our \w+) (?:is|are|gets|has been|have been|will be|can be)$|\b(?:debe|deben|tiene que|tienen que|hay que|va a|van a|deberia|para|antes de)(?: \w+){0,2} (?:ser|estar|que)?$/
const CONDITIONAL =
  /\b(?:would|would have|wouldn t|should have|could have|might have|seria|hubiera|habria|deberia)(?: \w+){0,2}$/
// "Were going to sell", "may sell someday", "íbamos a vender": whether it came, or will come, to that is left open.
const PUT_OFF =
  /\b(?:(?:was|were) (?:(?:all|just|already|first|originally) )?(?:going|planning|about|supposed|set|hoping|due) to|(?:was|were) to|(?:had|have) (?:planned|meant|hoped|wanted|intended) to|(?:wanted|planned|meant|hoped|intended) to|instead of|rather than|(?:dropped|scrapped|abandoned|gave up)(?: on)?(?: (?:the|our|my|his|her|their|that))? (?:plans?|idea|sale|project|thought|adding|building|selling|converting)(?: (?:to|of|for))?|cancell?ed(?: (?:the|our|my|his|her|their|that))?(?: (?:plans?|idea|sale|project|thought))?(?: (?:to|of|for))?|en (?:vez|lugar) de|queria(?:n|mos)?|iba(?:n|mos)? a|pensaba(?:n|mos)?)(?: \w+){0,3}$|\b(?:thought (?:about|of)|(?:i|we|he|she|they|it|someone|owners?|kids|that) (?:may|might)|could (?:someday|one day)|quizas? algun dia|podria(?:n|mos)?)(?: (?:be|just|well|also|one day|someday|still|later|have|want to|decide to|get|end up|eventually|maybe))*$/
const PUT_OFF_AFTER =
  /^(?:(?:it|the \w+) )?(?:(?:is|are|was|were) )?(?:only |just |still )?(?:planned|proposed|promised|in the works|coming (?:next|in|soon)|someday|one day|some day|in the future|eventually|down the road|next year(?= but| (?:and )?(?:for )?now)|algun dia|en el futuro|planead[oa]|prometid[oa]|mas adelante)\b/
const PARTICIPLE = /(?:ed|en|ado|ido|ada|ida|ados|idos|adas|idas|built|sold|done|put|made|cut|dug|sent|held)$/
const FORMERLY =
  /\b(?:used to be|formerly|previously|was once|once was|before it was|antes era|solia ser)(?: \w+){0,2}$/

/**
 * How a run of words is put in its clause.
 *
 * A "not" reaches five words on and stops at "and"; beyond that it may or may not, and the words are left unread rather than
 * guessed. A list opened by a "not" before a comma reaches on where it ends in "or".
 *
 * @param first number of the first word
 * @param last number of the last word, included
 * @param phrase the phrase found there: a "not" that it holds itself is part of what it says, one in its gap denies it
 * @returns the stance, and the place where the words that deny it begin (for the evidence)
 */
export function stanceOf(
  text: Text,
  clauses: readonly Clause[],
  clause: Clause,
  first: number,
  last: number,
  phrase = '',
): { readonly stance: Stance; readonly from: number; readonly to: number } {
  const { words } = text
  const wordAt = (i: number): string => words[i]?.text ?? ''
  const run = (from: number, to: number): string => {
    let joined = ''
    for (let i = from; i < to; i++) joined += i === from ? wordAt(i) : ` ${wordAt(i)}`
    return joined
  }
  const start = words[first]?.start ?? 0
  const end = words[last]?.end ?? 0
  const plain = { from: start, to: end }
  const before = run(clause.first, first)
  if (PARTICIPLE.test(wordAt(last)) || PARTICIPLE.test(wordAt(first))) {
    if (UNREAL.test(before)) return { stance: 'unreal', ...plain }
  }
  if (FORMERLY.test(before)) return { stance: 'former', ...plain }
  // The phrase may itself begin with the words that put it off: "(was) going to add".
  const opened = run(clause.first, Math.min(first + 2, last + 1))
  if (
    PUT_OFF.test(before) ||
    PUT_OFF.test(opened) ||
    PUT_OFF_AFTER.test(run(last + 1, Math.min(last + 7, clause.last)))
  )
    return { stance: 'unclear', ...plain }
  if (CONDITIONAL.test(before)) return { stance: 'unreal', ...plain }
  const near: number[] = []
  let far = 0
  let broken = false
  for (let i = first - 1; i >= clause.first; i--) {
    const word = wordAt(i)
    if (word === 'and' || word === 'then' || word === 'y' || word === 'so' || word === 'but' || word === 'just')
      broken = true
    if (!NEGATORS.has(word) || HARMLESS.test(run(i, Math.min(i + 3, words.length)))) continue
    if (i === clause.first && ANSWERING_NO.test(run(i, i + 3))) continue
    // "Without a permit in 1986" denies the permit and not the year.
    if (first === last && /^(?:19|20)\d\d$/.test(wordAt(first)) && first - i > 2) continue
    // "nor" and "ni" only carry on a denial that has begun.
    if ((word === 'nor' || word === 'ni') && near.length > 0) continue
    if (broken || first - i > 6) far++
    else near.push(i)
  }
  let inside = 0
  if (last - first > 1 && !OWN_NEGATOR.test(phrase)) {
    for (let i = first + 1; i < last; i++) if (NEGATORS.has(wordAt(i)) && !HARMLESS.test(run(i, i + 3))) inside++
  }
  const after = run(last + 1, Math.min(last + 5, clause.last))
  const denies = AFTER.test(`${after} `) || AFTER_SPANISH.test(after)
  const count = near.length + inside + (denies ? 1 : 0)
  if (far > 0 || count > 1) {
    // Spanish says "no … nunca", "no … ningún" and means one denial.
    const spanish =
      far === 0 &&
      !denies &&
      near.length === 2 &&
      wordAt(near[1] ?? -1) === 'no' &&
      /^(?:nunca|ningun|ninguna|ninguno|nada|nadie|jamas|tampoco)$/.test(wordAt(near[0] ?? -1))
    if (!spanish) return { stance: 'unclear', ...plain }
    return { stance: 'denied', from: words[near[1] ?? first]?.start ?? start, to: end }
  }
  if (count === 1) {
    if (inside > 0) return { stance: 'denied', ...plain }
    const at = near[0]
    if (at !== undefined) return { stance: 'denied', from: words[at]?.start ?? start, to: end }
    const stop = words.findIndex((word, i) => i > last && /^(?:not|never|nunca|no)$/.test(word.text))
    return { stance: 'denied', from: start, to: words[stop]?.end ?? end }
  }
  if (clause.runsOn) {
    const reach = listReach(text, clauses, clause)
    if (reach)
      return reach === 'denied'
        ? { stance: 'denied', from: deniedFrom(text, clauses, clause, start), to: end }
        : { stance: 'unclear', ...plain }
  }
  return { stance: 'affirmed', ...plain }
}

const OPENS_FRESH =
  /^(?:and |but |so |or )*(?:(?:ground|lawn|yard|soil|grass|bay|lake|septic|system|owner|title) (?:is|was|has|still|thawed|soft|dry|bare|fine|open|works|stays|refuses)|it|we|i|they|he|she|there|the|my|our|his|her|its|their|this|that|a|an|just|only|all|still|everything|town|is|was|has|have|had|did|does|do|are|were|\d+|one|two|three|four|five|six|el|la|los|las|mi|un|una|es|esta|fue|hay|tiene|tenemos|todo|solo|yes|si|sino)\b/

// A "not" before the comma may reach into a clause that has no subject of its own: "not selling, renting or adding on".
function listReach(text: Text, clauses: readonly Clause[], clause: Clause): 'denied' | 'unclear' | null {
  const index = clauses.indexOf(clause)
  const norm = normalOf(text, clause)
  // "nothing bigger, no new bedrooms": what brings its own "no" needs none from before.
  if (OPENS_FRESH.test(norm) || /^(?:no|not|nothing|sin|never|nunca|nobody|none|jamas|nadie)\b/.test(norm)) return null
  let negated = false
  for (let i = index - 1; i >= 0; i--) {
    const before = clauses[i]
    if (!before || before.sentence !== clause.sentence) break
    const words = normalOf(text, before).split(' ')
    if (
      words.length > 1 &&
      words.some((word, at) => NEGATORS.has(word) && !HARMLESS.test(words.slice(at, at + 3).join(' ')))
    ) {
      negated = true
      break
    }
    if (!before.runsOn || OPENS_FRESH.test(normalOf(text, before))) break
  }
  if (!negated) return null
  const closing = clauses.slice(index).filter((later) => later.sentence === clause.sentence)
  const listed = closing.some((later) => /^(?:or|nor|ni|o)\b| (?:or|nor|ni) /.test(normalOf(text, later)))
  return listed ? 'denied' : 'unclear'
}

function deniedFrom(text: Text, clauses: readonly Clause[], clause: Clause, start: number): number {
  for (let i = clauses.indexOf(clause) - 1; i >= 0; i--) {
    const before = clauses[i]
    if (!before || before.sentence !== clause.sentence) break
    const at = text.words.slice(before.first, before.last).find((word) => NEGATORS.has(word.text))
    if (at) return at.start
  }
  return start
}

function normalOf(text: Text, clause: Clause): string {
  return text.words
    .slice(clause.first, clause.last)
    .map((word) => word.text)
    .join(' ')
}

/** For tests and for replies read on their own. */
export function polarityOf(reply: string, cut: (text: Text) => readonly Clause[]): Polarity | null {
  const text = readText(reply)
  return readPolarity(text, cut(text))?.polarity ?? null
}
