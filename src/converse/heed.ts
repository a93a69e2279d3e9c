/** What has to be said beside an answer, so that its first word and its days are not taken for something else. */
import type { Answer } from '../../machines/kit/answer.ts'
import type { Language } from '../../machines/kit/language.ts'
import * as say from '../../machines/kit/say.ts'
import { isQuestion } from './intents.ts'
import { conversationWords } from './words.ts'

const ASKS_LEAVE =
  /(?<!\p{L})(?:(?:can|could|may|might) (?:i|we|he|she|they|it|my|our|the (?:owner|seller|buyer|contractor|installer))|(?:am i|are we|is (?:he|she)) (?:still )?(?:allowed|permitted|free)|(?:is|would) it (?:be )?(?:ok|okay|legal|lawful|fine|allowed|all ?right|permitted|possible)|ok(?:ay)? (?:to|if)|(?:in|on) time|too late|still time|get away with|(?:puedo|podemos|puede|pueden|podr[ií]a(?:mos)?|se puede|(?:est[aá]|es) (?:bien|legal|permitido|posible)|a tiempo|demasiado tarde))(?!\p{L})/iu
const ASKS_DUTY =
  /(?<!\p{L})(?:(?:do|does|did|would|will) (?:\p{L}+ ){1,4}?(?:have to|need)|must|need to|have to|required|obliged|should|necesit\p{L}+|deb(?:o|e|emos|en|er[ií]a)|tengo que|tenemos que|tiene que|hay que|hace falta|obligatorio)(?!\p{L})/iu
const YES_OR_NO = /^(?:yes|no|s[ií])(?!\p{L})/iu
const TELLS_IT_PASSED =
  /(?<!\p{L})(?:late|passed|past|had to|was due|expired|ran out|lapsed|over|tarde|pas[oó]|pasado|venci[oó]|vencid[oa]|hab[ií]a que|ten[ií]a que)(?!\p{L})/iu

/** The question an answer is to: the last thing said that asks something. */
const questionIn = (said: readonly string[]): string =>
  said
    .filter((text) => isQuestion(text))
    .at(-1)
    ?.match(/[^.!?\n]+[?]/g)
    ?.at(-1) ??
  said.filter((text) => isQuestion(text)).at(-1) ??
  ''

/**
 * A verdict is about the act and never about how the question was put: "may I backfill before …?" is answered by a "Yes" that
 * means "it must be inspected first". Where the two differ, what the first word means is said.
 *
 * @param said what the person wrote, the latest last
 * @returns the lines; none where nothing needs saying
 */
export const heeds = (
  reply: Answer,
  { said, asOf, language }: { readonly said: readonly string[]; readonly asOf: string; readonly language: Language },
): string[] => {
  const words = conversationWords[language]
  const lines: string[] = []
  const asked = questionIn(said)
  const duty = reply.verdict === 'must' || reply.verdict === 'need-not'
  const leave = reply.verdict === 'may' || reply.verdict === 'must-not'
  const [first] = YES_OR_NO.exec(reply.headline) ?? []
  if (first !== undefined && reply.verdict !== null)
    if ((duty && ASKS_LEAVE.test(asked)) || (leave && ASKS_DUTY.test(asked) && !ASKS_LEAVE.test(asked)))
      lines.push(words.firstWord[reply.verdict](first, reply.act))
  for (const { date } of reply.deadlines)
    if (date !== null && date < asOf && !TELLS_IT_PASSED.test(reply.headline)) {
      const shown = say.day(date, language)
      if (reply.headline.includes(shown)) lines.push(words.dayPassed(shown, say.day(asOf, language)))
    }
  return [...new Set(lines)]
}
