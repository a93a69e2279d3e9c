/**
 * What is read and yet not surely meant. A message that names a second work, a second distance or a paper that nobody has
 * issued yet must not be answered on the half that was read: the fact is left to be asked for.
 */
import type { Fact, FactValue } from '../../../machines/kit/facts.ts'
import { convert, type Quantity } from './quantities.ts'

interface Span {
  readonly start: number
  readonly end: number
}

/** A fact as it was read, and where. */
export interface Told extends Span {
  readonly fact: string
  readonly declared: Fact
  readonly value: FactValue
}

/** The message it was read from. */
export interface Message {
  readonly folded: string
  /** The stretch that ends with a full stop, around a place. */
  readonly sentenceAt: (at: number) => Span
  /** The fact that the message is a reply to. */
  readonly asked: string | undefined
  /** Whether a question stands at a place. */
  readonly asks: (at: number) => boolean
  readonly quantities: readonly Quantity[]
  /** Amounts that somebody is said to claim. */
  readonly claimed: readonly Quantity[]
  readonly days: readonly Span[]
  /** Whether an amount is of something that the fact is not about. */
  readonly ofElse: (declared: Fact, quantity: Quantity) => boolean
  /** Where phrases for this very value stand. */
  readonly phrasesFor: (fact: string, value: FactValue) => readonly Span[]
  /** Where phrases stand, undenied, that are declared to leave this value doubtful. */
  readonly doubtsOf: (fact: string, value: FactValue) => readonly Span[]
}

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

// "I said 90, it's 190" and "no, about 5": the later amount takes the place of the earlier, which is no second one.
const TAKES_BACK =
  /\b(?:sorry|no|nope|i said|we said|actually|rather|i mean|wait|was|perdon|dije|digo|mejor dicho|era|used to|before|antes)\b|\b(?:now|today|ahora)\W+(?:\w+\W+){0,3}$/
const AN = /^(?:an?|una?)\b/
const AND = /\b(?:and|plus|then|y|luego|mas)\b/
// "10 inches deep, the other 16", "2 bedrooms upstairs and 2 downstairs": a second one, told without its unit.
const ANOTHER_SUCH =
  /^[^.;?!]{0,40}?(?:\b(?:the |el |la )?(?:other|second|another|otr[oa])(?: one)?(?: (?:is|has|with|es|tiene))?|\b(?:and|y)|\b(?:now|ahora)(?: (?:it is|it has|has|have|is|only|just|tiene|tenemos|son|es))?) (?:\d{1,5}|one|two|three|four|five|six|un[oa]?|dos|tres|cuatro)(?= (?:upstairs|downstairs|at the|on the other|in the|arriba|abajo|en (?:el|la) otr[oa])|[.,;?!](?!\d)|$)/
const MORE = /\b(?:another|additional|further|more|extra|otr[oa]s?|mas)\W+$/

const NOTHING = /\b(?:nothing|none|nada|ningun[oa]?)\b[^.;,]{0,30}$/

// "600 gpd each, two units": the amount of one is not that of all.
const OF_EACH =
  /^[^.;?!]{0,14}?\b(?:each(?! (?:year|month|week|day|time|spring|summer|fall|winter))|apiece|per (?:unit|house|home|cottage|cabin|apartment|dwelling|lot|family)|cada (?:un[oa]|casa|unidad|vivienda|cabana)|por (?:unidad|casa|vivienda))\b/

/** "500 feet from the river, 100 feet from a pond": with a second amount of its kind, neither is surely the one asked for. */
const besideAnother = ({ declared, value, start, end }: Told, all: readonly Told[], message: Message): boolean => {
  if (declared.kind !== 'number') return false
  const sentence = message.sentenceAt(start)
  if (OF_EACH.test(message.folded.slice(end, sentence.end))) return true
  if (ANOTHER_SUCH.test(message.folded.slice(end, sentence.end))) return true
  return message.quantities.some((other) => {
    if (other.start < sentence.start || other.end > sentence.end || overlap(other, { start, end })) return false
    if (other.denied || other.unit === null || other.unit === 'other') return false
    // "One bedroom in the cabin" counts; "a bedroom" need not.
    if (other.article && AN.test(message.folded.slice(other.start))) return false
    const amount = convert(other.amount, other.unit, declared.unit)
    // Told twice, or "nothing within 200 feet": no second amount.
    if (amount === null || message.ofElse(declared, other)) return false
    if (NOTHING.test(message.folded.slice(sentence.start, other.start))) return false
    if (all.some((one) => overlap(one, other))) return false
    const between = message.folded.slice(Math.min(end, other.end), Math.max(start, other.start))
    if (MORE.test(message.folded.slice(0, Math.max(start, other.start)))) return true
    if (amount === value) return AND.test(between)
    // "We planned 70, but now only 45": what is put right is not what holds.
    return other.start > start || !TAKES_BACK.test(between)
  })
}

// "1,500 now but we will cut it to 800".
const COMES_TO =
  /\b(?:but|and|then|pero|y|luego)\b[^.;?!]{0,40}\b(?:cut\w*|reduc\w*|drop\w*|down|go(?:ing|es)?|chang\w*|lower\w*|rais\w*|bring\w*|will be|would be|baj\w+|va a|sub\w+)\b[^.;?!\d]{0,16}$/
const OTHER_ONE =
  /\bnot \w+ (?:this|that) (?:one|lot|house|parcel|place)\b|\bthe other (?:one|lot|house|parcel|place|property|tank|system|field)\b|\b(?:el|la) otr[oa]\b/

// "The old one is 90 feet off, the new one is 260".
const NEW_ONE =
  /\b(?:the |our |el |la |mi )?(?:new|newer|other|second|replacement|nuev[oa]|otr[oa])\b(?: (?:one|system|tank|field))?[^.;?!\d]{0,20}$/
const HAD = /\b(?:had|tenia|tenian|teniamos|era|eran)(?: \w+){0,2} $/
const NOW_IS =
  /^[^.;?!]{0,24}?\b(?:now|ahora)\b[^.;?!]{0,16}?(?:\d|\b(?:one|two|three|four|five|un[oa]?|dos|tres|cuatro|cinco)\b)/
const USED_TO =
  /\b(?:used to be|formerly|previously|once was|was once|antes (?:era|eran|estaba|estaban|habia|tenia))(?: \w+){0,2} $/
// "100 feet from the lake, 200 from the brook".
const FROM = /^ (?:away |back )?(?:from|to|off|del?|al?|hasta)\b/
// "Half the first floor and all of the second".
const AND_PART =
  /^[^.;?!]{0,40}\b(?:and|plus|y)\b (?:also |about )?(?:all|most|half|some|none|part|a (?:third|quarter)|the (?:whole|entire|rest)|tod[oa]s?|la mitad|parte|el resto)\b/

/** An amount that is to change, that is no longer so, or that is told of the one and again of the other. */
const changing = ({ declared, value, start, end }: Told, all: readonly Told[], message: Message): boolean => {
  if (declared.kind !== 'number') return false
  const { folded, sentenceAt, quantities } = message
  const sentence = sentenceAt(start)
  const after = folded.slice(end, sentence.end)
  if (declared.unit === 'percent' && AND_PART.test(after)) return true
  const lead = folded.slice(sentence.start, start)
  if (
    (USED_TO.test(lead) || (HAD.test(lead) && NOW_IS.test(after))) &&
    !/\bbefore\b/i.test(`${declared.ask} ${declared.label}`)
  )
    return true
  return quantities.some((other) => {
    if (overlap(other, { start, end }) || other.denied || all.some((one) => overlap(one, other))) return false
    if (other.unit === 'other' || message.ofElse(declared, other)) return false
    const amount = other.unit === null ? other.amount : convert(other.amount, other.unit, declared.unit)
    if (amount === null || amount === value) return false
    if (other.start >= end && other.end <= sentence.end) {
      const between = folded.slice(end, other.start)
      if (COMES_TO.test(between) || NEW_ONE.test(between)) return true
      if (other.unit === null && FROM.test(after) && FROM.test(folded.slice(other.end, other.end + 12))) return true
    }
    const there = sentenceAt(other.start)
    return other.unit !== null && OTHER_ONE.test(folded.slice(there.start, there.end))
  })
}

const NOT_BEFORE = /(?:\bnot|n't|\bno|\bnunca|\bnever)\b(?:\W+[\w']+){0,7}\W*$/
const NOT_THEN = /\b(?:not|n't|no)\b[^.;?!]*\d[^.;?!]*?\b(?:but|rather|sino)\b[^.;?!]*\d/
const BUT_AFTER = /^[^.;?!]{0,50}?(?:,\s*|\b)(?:only|just|but|rather|sino|solo|solamente)\b[^.;?!]{0,30}\d/

// "Each is under a quarter, but together more than one": the law may count the one or the other.
const TOGETHER =
  /\b(?:(?:put|taken|added|counted) (?:together|up)|together|combined|all told|in total|in all|between them|junt[oa]s|sumad[oa]s|en total|entre (?:las|los) dos)\b/
const ONE_BY_ONE =
  /\b(?:each|one by one|one at a time|by (?:itself|themselves)|on its own|alone|separately|individually|cada un[oa]|por separado|por si sol[oa]s?)\b/

/** An amount told for each and again for all. */
const bothWays = ({ declared, start, end }: Told, { folded, sentenceAt }: Message): boolean => {
  if (declared.kind !== 'number') return false
  const sentence = sentenceAt(start)
  const here = folded.slice(sentence.start, Math.max(end, sentence.end))
  return (TOGETHER.test(here) && ONE_BY_ONE.test(folded)) || (ONE_BY_ONE.test(here) && TOGETHER.test(folded))
}

const BY_ANOTHER =
  /\b(?:engineer|surveyor|contractor|installer|lawyer|attorney|architect|appraiser|realtor|agent|plumber|designer|consultant|expert|survey|report|plans?|ingenier[oa]|topografo|contratista|abogad[oa]|arquitect[oa]|plomero|informe|planos?)s?\b[^.;?!]*$/

/** "Our engineer computes 970, theirs says 1,050": of two people's figures neither is told. */
const disputed = ({ declared, value, start }: Told, { folded, claimed, sentenceAt, ofElse }: Message): boolean =>
  declared.kind === 'number' &&
  BY_ANOTHER.test(folded.slice(sentenceAt(start).start, start)) &&
  claimed.some((other) => {
    if (other.unit === null || other.unit === 'other' || other.denied || ofElse(declared, other)) return false
    const amount = convert(other.amount, other.unit, declared.unit)
    return amount !== null && amount !== value
  })

/** "I don't replace 60 percent, only 20"; "not received on the 1st but on the 20th". */
const deniedFor = ({ declared, value, start, end }: Told, { folded, sentenceAt }: Message): boolean => {
  const sentence = sentenceAt(start)
  const after = folded.slice(end, sentence.end)
  // "It was not inspected in 2022 but in 2024" denies the day and not the inspection.
  if (declared.kind === 'yes-no') return value === false && NOT_THEN.test(folded.slice(start, sentence.end))
  if (declared.kind !== 'number' && declared.kind !== 'day') return false
  return NOT_BEFORE.test(folded.slice(sentence.start, start)) && BUT_AFTER.test(after)
}

// "It started November 9 and closed November 23": what comes after may be what is asked for.
const AND_ELSE = /^[\s,]*(?:\w+ ){0,2}(?:and|but|then|y|pero|luego) (?:\w+ ){0,3}$/
// "June 2 for the first, June 9 for the second".
const FOR_SECOND =
  /^[,]? (?:for|on|was|is|para|fue|es) (?:the |our |my |el |la )?(?:second|other|new|newer|next|segund[oa]|otr[oa]|nuev[oa])\b/
// "Two rulings: November 2 and November 16".
const SEVERAL = /\b(?:two|both|three|second|dos|ambos|tres|segund[oa])\b/
const BUT = /\b(?:but|pero)\b(?!.*\b(?:sorry|no|wait|actually|perdon)\b)/
const AND_AGAIN =
  /^[\s,]*(?:(?:and|or|then|again|once more|later|also|on|in|the|y|o|e|luego|despues|de nuevo|otra vez|nuevamente|el|en|tambien)\s+)*$/

/** "Inspected in 2023 and again in 2025": of two days for one thing, neither is surely the one asked for. */
const besideAnotherDay = (
  { fact, declared, start, end }: Told,
  all: readonly Told[],
  { folded, days, asked, sentenceAt }: Message,
): boolean => {
  if (declared.kind !== 'day') return false
  const sentence = sentenceAt(start)
  const several = SEVERAL.test(folded.slice(sentence.start, sentence.end))
  return days.some((other) => {
    if (overlap(other, { start, end }) || all.some((one) => overlap(one, other))) return false
    if (several && other.start >= sentence.start && other.end <= sentence.end) return true
    if (FOR_SECOND.test(folded.slice(other.end, other.end + 30))) return true
    if (other.start >= end) {
      const between = folded.slice(end, other.start)
      return AND_AGAIN.test(between) || AND_ELSE.test(between)
    }
    const between = folded.slice(other.end, start)
    // "Dated the ninth but it did not come until the 14th": a reply that names both.
    return AND_AGAIN.test(between) || (fact === asked && BUT.test(between))
  })
}

const NOTHING_OF_IT = /^(?:none|nothing|neither)$/
const CARRIES_ON = /^\W*(?:and|also|plus|then|but|it|they|that|y|e|tambien|ademas|luego|pero)\b/

/** "Changing the lid and moving the tank", "the certificate … was revoked": what stands beside a choice casts doubt on it. */
const besideDoubt = (told: Told, message: Message): boolean => {
  const doubts = message.doubtsOf(told.fact, told.value)
  if (doubts.length === 0) return false
  const own = [told, ...message.phrasesFor(told.fact, told.value)]
  const { start, end } = message.sentenceAt(told.start)
  const after = message.sentenceAt(end + 1)
  // What is asked about stands on the whole story, and so does a reply.
  if (message.asks(told.start) || told.fact === message.asked)
    return doubts.some((doubt) => !own.some((one) => overlap(one, doubt)))
  // That there is nothing of the kind is doubtful wherever something of the kind is told.
  if (NOTHING_OF_IT.test(String(told.value))) return doubts.some((doubt) => !own.some((one) => overlap(one, doubt)))
  const reach = after.start >= end && CARRIES_ON.test(message.folded.slice(after.start, after.end)) ? after.end : end
  return doubts.some((doubt) => doubt.start >= start && doubt.end <= reach && !own.some((one) => overlap(one, doubt)))
}

// "Was in failure but we fixed it", "backing up last month but stopped", "íbamos a vender, pero ya no".
const TAKEN_BACK =
  /^[^.;?!]{0,70}?(?:,\s*|\b)(?:but|yet|though|and then|then|until|pero|luego)\b[^.;?!]{0,40}?\b(?:fixed|repaired|stopped|went away|cleared up|cancell?ed|called (?:it )?off|backed out|fell through|changed (?:my|our|his|her|their) minds?|decided (?:not|against|to keep|to stay)|keep(?:ing)? (?:it|the|our|my)|not any ?more|no longer|gave (?:it )?up|not (?:there|here|built|connected|hooked up|done) yet|never (?:happened|did|closed)|thawed|melted|removed|resolved|paid|took it out|(?:is|are) gone|ya no|(?:lo|la|los|las|se) (?:arregl|repar)\w+|arregl(?:amos|aron|e|o)|repar(?:amos|aron|e|o)|decid(?:i|imos|io|ieron) (?:no|quedar\w*|conservar\w*)|se (?:paro|detuvo)|cancel\w+|nos arrepentimos)\b/
// "The sale is off", "the unit was removed", "la venta se canceló".
const IS_OFF =
  /^(?: \w+){0,2} (?:(?:fell|falling|falls) through\b|(?:is|are|was|were|has been|have been|got|se|fue) (?:off(?=\s*(?:$|[.,;!?]| (?:and|but|so|now)\b))|over with|cancell?ed|called off|removed|taken out|taken away|dropped|through|repaired|fixed|resolved|corrected|cancelo|quito|arreglo|reparo|cancelad[oa]|quitad[oa]|reparad[oa]|arreglad[oa])\b)/
// "The old system is approved, the new one not yet".
const NEW_NOT =
  /^[^.;?!]{0,40}?(?:,\s*|\b(?:but|and|pero|y) )(?:but |and |pero |y )?(?:the |our |my |el |la )?(?:new|other|second|nuev[oa]|otr[oa])(?: \w+)?\b[^.;?!]{0,24}?(?:\b(?:not|no|never|pending|todavia|aun)\b|n't\b)/
const THEN_BACK = /^\W*(?:but|then|since then|later|pero|luego|despues)\b/
// "Covered with fill at the house, none at the field", "for the tank only": told of one place or part, and not of the whole.
const ONLY_THERE =
  /^[^.;?!,]{0,16}\b(?:at|in|on|over|under|by|near|en|sobre|bajo) (?:the|my|our|one|el|la|un|una|mi) [^.;?!,]{1,30},? (?:but )?(?:not|none|nothing|no|nada|ningun[oa]?) (?:at|in|on|over|under|by|near|where|en|sobre|bajo|donde)\b|^[^.;?!,]{0,16}\b(?:for|of|on|de|para|por) (?:the|my|our|el|la|los|las) \w+(?: \w+)? (?:only|alone|solamente|nada mas)\b|^ (?:only|just|solo|solamente) (?:in|at|on|for|en|para|por) (?:the|my|our|one|el|la|un|una)\b/
const UNLESS = /^[^.;?!]{0,40}?\b(?:unless|except|a menos que|salvo|excepto|a no ser que)\b/

/** What a message takes back, tells of a part alone, or makes hang on something else. */
const takenBack = ({ declared, value, end }: Told, { folded, sentenceAt }: Message): boolean => {
  if (declared.kind !== 'yes-no' && declared.kind !== 'choice') return false
  const sentence = sentenceAt(end - 1)
  const next = sentenceAt(sentence.end + 1)
  const carried = next.start >= sentence.end && THEN_BACK.test(folded.slice(next.start, next.end))
  const after = folded.slice(end, sentence.end)
  if (UNLESS.test(after)) return true
  if (value === false || NOTHING_OF_IT.test(String(value))) return false
  return (
    TAKEN_BACK.test(after) ||
    IS_OFF.test(after) ||
    NEW_NOT.test(after) ||
    ONLY_THERE.test(after) ||
    (carried && TAKEN_BACK.test(` ${folded.slice(next.start, next.end).trimStart()}`))
  )
}

/** The facts that were read and are not surely meant. */
export const withheld = (all: readonly Told[], message: Message): ReadonlySet<string> =>
  new Set(
    all
      .filter(
        (told) =>
          besideAnother(told, all, message) ||
          besideAnotherDay(told, all, message) ||
          changing(told, all, message) ||
          bothWays(told, message) ||
          disputed(told, message) ||
          deniedFor(told, message) ||
          takenBack(told, message) ||
          besideDoubt(told, message),
      )
      .map(({ fact }) => fact),
  )
