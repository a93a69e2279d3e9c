/** What has to be said beside an answer, so that its first word and its days are not taken for something else. */
import type { Answer } from '../../machines/kit/answer.ts'
import type { Language } from '../../machines/kit/language.ts'
import * as say from '../../machines/kit/say.ts'
import { isQuestion } from './intents.ts'
import { conversationWords } from './words.ts'

// "Can the Board decide without …?", "is one test enough?", "is my permit void?": whatever asks anything but whether it must be done.
const ASKS_DUTY =
  /(?<!\p{L})(?:need(?:s|ed)?|must|have to|has to|having to|got to|required?|requires|requirement|necessary|mandatory|obliged|obligat\p{L}+|should|supposed to|owed?|due|necesit\p{L}+|deb(?:o|e|emos|en|er[ií]a|emos)|tengo que|tenemos que|tienen? que|hay que|hace falta|hacen falta|obligatori[oa]|exig\p{L}+|requier\p{L}+|toca)(?!\p{L})/iu
const ASKS_LEAVE =
  /(?<!\p{L})(?:(?:can|could|may|might)(?! (?:you|the town|they) (?:make|force|require|order))|allowed|permitted|legal(?:ly)?|lawful(?:ly)?|ok(?:ay)?|fine|all ?right|free to|possible|enough|sufficient|suffices?|valid|void|(?:in|on) time|too late|still time|get away|(?:puedo|podemos|puede|pueden|podr[ií]a(?:mos|n)?|permit(?:e|en|id[oa])|legal|posible|basta|suficiente|v[aá]lid[oa]|nul[oa]|a tiempo|demasiado tarde|est[aá] bien))(?!\p{L})/iu
// "Is it void?": a yes to that is a no to what the verdict is about.
const ASKS_BAN =
  /(?<!\p{L})(?:void|invalid|prohibited|forbidden|banned|illegal|unlawful|against the law|not allowed|a violation|nul[oa]s?|inv[aá]lid[oa]s?|prohibid[oa]s?|ilegal(?:es)?|contra la ley)(?!\p{L})/iu
const ASKS_WHICH =
  /^\W*(?:and |so |but |y |pero )?(?:what|when|who|how|where|which|by when|qu[eé]|cu[aá]ndo|qui[eé]n(?:es)?|c[oó]mo|d[oó]nde|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|hasta cu[aá]ndo)(?!\p{L})/iu
const FEW = 6
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
  const [first] = YES_OR_NO.exec(reply.headline) ?? []
  if (first !== undefined && reply.verdict !== null && asked !== '' && !ASKS_WHICH.test(asked)) {
    const length = asked.split(/\s+/).length
    const straight =
      reply.verdict === 'must' || reply.verdict === 'need-not'
        ? // A question of few words ("Permit?", "Inspection before the sale?") asks whether one is needed.
          !ASKS_LEAVE.test(asked) && (ASKS_DUTY.test(asked) || length <= FEW)
        : !ASKS_BAN.test(asked) && (ASKS_LEAVE.test(asked) || !ASKS_DUTY.test(asked))
    if (!straight) lines.push(words.firstWord[reply.verdict](first, reply.act))
  }
  for (const { date } of reply.deadlines)
    if (date !== null && date < asOf && !TELLS_IT_PASSED.test(reply.headline)) {
      const shown = say.day(date, language)
      if (reply.headline.includes(shown)) lines.push(words.dayPassed(shown, say.day(asOf, language)))
    }
  return [...new Set(lines)]
}
