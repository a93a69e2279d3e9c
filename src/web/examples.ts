/** Questions to begin with, as people put them. */
import type { Language } from '../../machines/kit/language.ts'
import type { Procedure } from '../../machines/kit/procedure.ts'
import type { Town } from '../../machines/kit/town.ts'

const SPANISH = /[¿áéíóúñ]|\b(?:el|la|los|las|que|una?|mi|para|por)\b/i
const ASKS = /\b(?:do|does|can|may|must|need|have to|how|what|when|who|is|are)\b/i

/** Whether an example can stand by itself: a short question in the language. */
const READS: Readonly<Record<Language, (text: string) => boolean>> = {
  en: (text) =>
    text.length >= 25 && text.length <= 85 && ASKS.test(text) && !SPANISH.test(text) && !text.includes('. '),
  es: (text) => text.length <= 85 && /^¿[^?¿.]*\?$/.test(text),
}

/** How somebody asks about a procedure, in a question that reads by itself; none where no example does. */
export const askedAs = ({ words }: Pick<Procedure, 'words'>, language: Language): string | undefined =>
  words.examples.find(READS[language])

/**
 * Examples that read as a question by themselves, one a procedure. What people put in the most ways is what they ask the most,
 * and comes first.
 */
export const examplesOf = (town: Town, language: Language, count: number): string[] => {
  const asked = town.procedures.toSorted((a, b) => b.words.examples.length - a.words.examples.length)
  const found = asked.flatMap((procedure) => askedAs(procedure, language) ?? [])
  // A town whose examples are put in another way still has some to show.
  return (found.length > 0 ? found : asked.flatMap(({ words }) => words.examples.slice(0, 1))).slice(0, count)
}
