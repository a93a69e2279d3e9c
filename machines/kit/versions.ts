/**
 * Which text of a law governs a question, by the day. A later text is never applied to an earlier day: where no text of that
 * day is on file, or none has been worked into machines, that is the answer.
 */
import { quoteFrom } from '../../laws/corpus.ts'
import type { Law } from '../../laws/types.ts'
import type { Answer } from './answer.ts'
import type { Reckoned } from './deadlines.ts'
import type { Facts } from './facts.ts'
import { inLanguage, type Language } from './language.ts'
import type { Procedure } from './procedure.ts'
import * as say from './say.ts'
import type { Town } from './town.ts'

/** All that an answer says, without the seal that only the kit's `answer.ts` holds. */
export type AnswerFields = Pick<Answer, Extract<keyof Answer, string>>

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/

/** The first day on which a text can have held, `YYYY-MM-DD`; null where nothing is known of it. */
export const firstDay = ({ effective, notBefore }: Pick<Law, 'effective' | 'notBefore'>): string | null =>
  effective ?? notBefore ?? null

/** A town as it was while an earlier text of its law held, the oldest first; the present one stands last. */
const texts = (town: Town): readonly Town[] => [...(town.earlier ?? []), town]

/**
 * The day whose law governs: the day asked about, unless the law itself points to the day of a fact (an application filed
 * under the old text is decided under it). A fact that is not known whole leaves the day asked about.
 */
export const governingDay = (procedure: Procedure, facts: Facts, asOf: string): string => {
  const day = procedure.governedOn === undefined ? undefined : facts[procedure.governedOn]
  return typeof day === 'string' && WHOLE_DAY.test(day) ? day : asOf
}

/** The text of a law that held on a day, `YYYY-MM-DD`; null where the day lies before the oldest one on file. */
export const textOn = (law: Law, day: string): Law | null =>
  [...(law.earlier ?? []), law].findLast((one) => (firstDay(one) ?? '') <= day) ?? null

interface Sayings {
  readonly none: (day: string) => string
  readonly from: (first: string) => string
  readonly notBefore: (first: string, version: string) => string
  readonly noMachine: (day: string) => string
  readonly read: (version: string) => string
  readonly ask: (contact: string) => string
  readonly undated: (day: string) => string
  readonly older: (fact: string, first: string) => string
}

const SAYINGS: Readonly<Record<Language, Sayings>> = {
  en: {
    none: (day) => `The text of the law that held on ${day} is not on file here.`,
    from: (first) => `The oldest text on file holds from ${first}. It is not applied to an earlier day.`,
    notBefore: (first, version) =>
      `The oldest text on file cannot have held before ${first}: its own words are younger (${version}). It is not applied to an earlier day.`,
    noMachine: (day) => `On ${day} another text of the law held, and no answer has been worked out from it here.`,
    read: (version) =>
      `That text is on file (${version}) and can be read, but the later one is not applied to that day.`,
    ask: (contact) => `Please ask: ${contact}.`,
    undated: (day) =>
      `The copy of the law does not say since when it has been in force; this answer takes it to be the law of ${day}.`,
    older: (fact, first) =>
      `${fact} lies before ${first}, the first day on which the text on file can have held; whether this text governs it is not settled here.`,
  },
  es: {
    none: (day) => `El texto de la ley que regía el ${day} no está disponible aquí.`,
    from: (first) => `El texto más antiguo disponible rige desde el ${first}. No se aplica a un día anterior.`,
    notBefore: (first, version) =>
      `El texto más antiguo disponible no puede haber regido antes del ${first}: sus propias palabras son posteriores (${version}). No se aplica a un día anterior.`,
    noMachine: (day) =>
      `El ${day} regía otro texto de la ley, y aquí no se ha preparado ninguna respuesta a partir de él.`,
    read: (version) =>
      `Ese texto está disponible (${version}) y se puede leer, pero el texto posterior no se aplica a ese día.`,
    ask: (contact) => `Por favor pregunte a: ${contact}.`,
    undated: (day) =>
      `La copia de la ley no dice desde cuándo está vigente; esta respuesta la toma como la ley del ${day}.`,
    older: (fact, first) =>
      `${fact} es anterior al ${first}, el primer día en que el texto disponible puede haber regido; aquí no se resuelve si este texto se aplica.`,
  },
}

/**
 * What governs a question: a town and procedure of that day's text; the fact whose day has to be known first; or that there is
 * no such text, as the fields of an answer.
 */
export type Governing =
  | { readonly town: Town; readonly procedure: Procedure }
  | { readonly ask: string }
  | { readonly none: Omit<AnswerFields, 'machine'> }

/**
 * Picks the text that governs.
 *
 * @param asOf the day asked about, `YYYY-MM-DD`
 * @param disclaimer what is said with every answer, in the language
 */
export const governing = (
  town: Town,
  procedure: Procedure,
  facts: Facts,
  { asOf, language = 'en', disclaimer }: { asOf: string; language?: Language; disclaimer: string },
): Governing => {
  const { governedOn } = procedure
  if (governedOn !== undefined && facts[governedOn] === undefined && (town.law.earlier ?? []).length > 0)
    return { ask: governedOn }
  const day = governingDay(procedure, facts, asOf)
  const law = textOn(town.law, day)
  const then = texts(town).find((one) => one.law === law || (law !== null && one.law.hash === law.hash))
  const found = then === town ? procedure : then?.procedures.find(({ id }) => id === procedure.id)
  if (then !== undefined && found !== undefined) return { town: then, procedure: found }
  const { words } = inLanguage(town, language)
  const sayings = SAYINGS[language]
  const on = say.day(day, language)
  const [oldest = town.law] = town.law.earlier ?? []
  const shown = law ?? oldest
  const first = say.day(firstDay(shown) ?? day, language)
  const about =
    law !== null
      ? sayings.read(words(shown.version))
      : shown.effective !== null
        ? sayings.from(first)
        : sayings.notBefore(first, words(shown.version))
  return {
    none: {
      kind: 'answer',
      procedure: procedure.id,
      status: 'text-not-on-file',
      verdict: null,
      act: words(procedure.act),
      headline: law === null ? sayings.none(on) : sayings.noMachine(on),
      text: `${about} ${sayings.ask(words(town.contact))}`,
      decides: null,
      duties: [],
      deadlines: [],
      values: [],
      citations: shown.datedBy === undefined ? [] : [quoteFrom(shown, shown.datedBy)],
      readings: [],
      branches: [],
      wouldChange: [],
      trace: [],
      defects: [],
      law: { town: town.name, version: shown.version, effective: shown.effective, hash: shown.hash },
      disclaimer: `${disclaimer} ${words(town.notice)}`,
    },
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * What has to be said of the text's age with an answer, each a sentence: that it is not known since when the text holds, where
 * the day asked about lies before the day it was read on; and days that the answer counts from and that lie before the text.
 *
 * @param asOf the day asked about, `YYYY-MM-DD`
 * @param shown the deadlines of the answer, by id
 * @param language of the sentences
 */
export const ageOf = (
  town: Town,
  procedure: Procedure,
  facts: Facts,
  asOf: string,
  reckoned: Readonly<Record<string, Pick<Reckoned, 'date'>>>,
  shown: readonly string[],
  language: Language = 'en',
): string[] => {
  const { law } = town
  const sayings = SAYINGS[language]
  const first = firstDay(law)
  const triggers = new Set(
    shown.flatMap((id) => {
      const row = procedure.deadlines[id]
      const trigger = row?.after ?? row?.before ?? row?.inYearOf
      return (reckoned[id]?.date ?? null) === null || trigger === undefined ? [] : [trigger]
    }),
  )
  const { words } = inLanguage(town, language)
  return [
    ...(law.effective === null && asOf < law.readOn ? [sayings.undated(say.day(asOf, language))] : []),
    ...[...triggers].flatMap((name) => {
      const day = facts[name]
      const fact = procedure.facts[name]
      return first === null || fact === undefined || typeof day !== 'string' || day >= first
        ? []
        : [sayings.older(`${capital(words(fact.label))} (${say.day(day, language)})`, say.day(first, language))]
    }),
  ]
}
