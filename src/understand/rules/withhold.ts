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
  readonly quantities: readonly Quantity[]
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
const AND = /\b(?:and|plus|then|y|luego|mas)\b/
const MORE = /\b(?:another|additional|further|more|extra|otr[oa]s?|mas)\W+$/

const NOTHING = /\b(?:nothing|none|nada|ningun[oa]?)\b[^.;,]{0,30}$/

/** "500 feet from the river, 100 feet from a pond": with a second amount of its kind, neither is surely the one asked for. */
const besideAnother = ({ declared, value, start, end }: Told, all: readonly Told[], message: Message): boolean => {
  if (declared.kind !== 'number') return false
  const sentence = message.sentenceAt(start)
  return message.quantities.some((other) => {
    if (other.start < sentence.start || other.end > sentence.end || overlap(other, { start, end })) return false
    if (other.denied || other.unit === null || other.unit === 'other' || other.article) return false
    const amount = convert(other.amount, other.unit, declared.unit)
    // Told twice, or "nothing within 200 feet": no second amount.
    if (amount === null || message.ofElse(declared, other)) return false
    if (NOTHING.test(message.folded.slice(sentence.start, other.start))) return false
    if (all.some((one) => overlap(one, other))) return false
    const between = message.folded.slice(Math.min(end, other.end), Math.max(start, other.start))
    if (MORE.test(message.folded.slice(0, Math.max(start, other.start)))) return true
    return amount === value ? AND.test(between) : !TAKES_BACK.test(between)
  })
}

const NOT_BEFORE = /(?:\bnot|n't|\bno|\bnunca|\bnever)\b(?:\W+[\w']+){0,7}\W*$/
const NOT_THEN = /\b(?:not|n't|no)\b[^.;?!]*\d[^.;?!]*?\b(?:but|rather|sino)\b[^.;?!]*\d/
const BUT_AFTER = /^[^.;?!]{0,50}?(?:,\s*|\b)(?:only|just|but|rather|sino|solo|solamente)\b[^.;?!]{0,30}\d/

/** "I don't replace 60 percent, only 20"; "not received on the 1st but on the 20th". */
const deniedFor = ({ declared, value, start, end }: Told, { folded, sentenceAt }: Message): boolean => {
  const sentence = sentenceAt(start)
  const after = folded.slice(end, sentence.end)
  // "It was not inspected in 2022 but in 2024" denies the day and not the inspection.
  if (declared.kind === 'yes-no') return value === false && NOT_THEN.test(folded.slice(start, sentence.end))
  if (declared.kind !== 'number' && declared.kind !== 'day') return false
  return NOT_BEFORE.test(folded.slice(sentence.start, start)) && BUT_AFTER.test(after)
}

const AND_AGAIN =
  /^[\s,]*(?:(?:and|or|then|again|once more|later|also|on|in|the|y|o|e|luego|despues|de nuevo|otra vez|nuevamente|el|en|tambien)\s+)*$/

/** "Inspected in 2023 and again in 2025": of two days for one thing, neither is surely the one asked for. */
const besideAnotherDay = ({ declared, start, end }: Told, all: readonly Told[], { folded, days }: Message): boolean =>
  declared.kind === 'day' &&
  days.some(
    (other) =>
      !all.some((one) => overlap(one, other)) &&
      (other.start >= end
        ? AND_AGAIN.test(folded.slice(end, other.start))
        : other.end <= start && AND_AGAIN.test(folded.slice(other.end, start))),
  )

const NOTHING_OF_IT = /^(?:none|nothing|neither)$/
const CARRIES_ON = /^\W*(?:and|also|plus|then|but|it|they|that|y|e|tambien|ademas|luego|pero)\b/

/** "Changing the lid and moving the tank", "the certificate … was revoked": what stands beside a choice casts doubt on it. */
const besideDoubt = (told: Told, message: Message): boolean => {
  const doubts = message.doubtsOf(told.fact, told.value)
  if (doubts.length === 0) return false
  const own = [told, ...message.phrasesFor(told.fact, told.value)]
  const { start, end } = message.sentenceAt(told.start)
  const after = message.sentenceAt(end + 1)
  // That there is nothing of the kind is doubtful wherever something of the kind is told.
  if (NOTHING_OF_IT.test(String(told.value))) return doubts.some((doubt) => !own.some((one) => overlap(one, doubt)))
  const reach = after.start >= end && CARRIES_ON.test(message.folded.slice(after.start, after.end)) ? after.end : end
  return doubts.some((doubt) => doubt.start >= start && doubt.end <= reach && !own.some((one) => overlap(one, doubt)))
}

/** The facts that were read and are not surely meant. */
export const withheld = (all: readonly Told[], message: Message): ReadonlySet<string> =>
  new Set(
    all
      .filter(
        (told) =>
          besideAnother(told, all, message) ||
          besideAnotherDay(told, all, message) ||
          deniedFor(told, message) ||
          besideDoubt(told, message),
      )
      .map(({ fact }) => fact),
  )
