/**
 * The languages an answer can be told in. The law's sentences stay in the language they are written in; a decision never
 * depends on the language.
 */
import type { Deadline } from './deadlines.ts'
import type { Fact } from './facts.ts'
import type { Value } from './outcome.ts'
import type { Procedure } from './procedure.ts'
import type { Town } from './town.ts'

/** The languages, the machines' own first. */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
/** The languages that the machines' texts are translated into. */
export type Translated = Exclude<Language, 'en'>

/** True for the code of a language that answers can be told in. */
export const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code)

/** A language's texts by the English ones, slots such as `{hearing}` kept: `machines/<town>/<language>.json`. */
export type Catalogue = Readonly<Record<string, string>>

/** Gives the text in a language for the English one; the English one where there is no other. */
export type Words = (english: string) => string

/** The words of the machines as they stand. */
export const english: Words = (text) => text

/** The words of a town's machines in a language: `words(town, 'es')(procedure.title)`. */
export const words = (town: Town, language: Language): Words => {
  if (language === 'en') return english
  const catalogue = town.catalogues?.[language] ?? {}
  const says = town.emergency
  return (text) => {
    if (says !== undefined && text === says.says && says.saysIn !== undefined) return says.saysIn[language]
    const found = Object.hasOwn(catalogue, text) ? catalogue[text] : undefined
    return found === undefined || found === '' ? text : found
  }
}

/** A procedure's texts in some language. It has no machine: what decides is the procedure itself. */
export type Told = Omit<Procedure, 'machine' | 'words'>

/** What a town shows without deciding anything, in some language. */
export interface TownTold {
  readonly language: Language
  /** Any other text of the town's machines. */
  readonly words: Words
  readonly name: string
  readonly county: string
  readonly contact: string
  readonly notice: string
  /** What is said first where sewage is in the house or in water now; null where the town has no such text. */
  readonly emergency: string | null
  readonly facts: Readonly<Record<string, Fact>>
  /** In the town's order. */
  readonly procedures: readonly Told[]
  /** The texts of a procedure, also of one that is not in the town's list. */
  readonly tell: (procedure: Procedure) => Told
}

const mapped = <T>(rows: Readonly<Record<string, T>>, change: (row: T) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, change(row)]))

/** A fact with its question, its reason, its name and its answers in other words. */
export const factIn = <F extends Fact>(fact: F, say: Words): F => ({
  ...fact,
  ask: say(fact.ask),
  why: say(fact.why),
  label: say(fact.label),
  ...(fact.kind === 'yes-no' && { says: [say(fact.says[0]), say(fact.says[1])] as const }),
  ...(fact.kind === 'choice' && { choices: mapped(fact.choices, say) }),
})

const deadlineIn = (row: Deadline<string, string>, say: Words): Deadline<string, string> => ({
  ...row,
  label: say(row.label),
  actor: say(row.actor),
  ...(row.note !== undefined && { note: say(row.note) }),
})

const valueIn = (row: Value, say: Words): Value => ({ ...row, label: say(row.label) })

/** A procedure's texts in other words. */
export const procedureIn = (procedure: Procedure, say: Words): Told => {
  const { machine: _, words: __, ...told } = procedure
  const { untimed } = told
  return {
    ...told,
    title: say(told.title),
    act: say(told.act),
    facts: mapped(told.facts, (fact) => factIn(fact, say)),
    deadlines: mapped(told.deadlines, (row) => deadlineIn(row, say)),
    values: mapped(told.values, (row) => valueIn(row, say)),
    ...(untimed !== undefined && {
      untimed: { ...untimed, headline: say(untimed.headline), text: say(untimed.text) },
    }),
  }
}

const tellings = new WeakMap<Town, Map<Language, TownTold>>()

/** A town's texts in a language, each made once; a text without a translation stays English. */
export const inLanguage = (town: Town, language: Language): TownTold => {
  const known = tellings.get(town)?.get(language)
  if (known !== undefined) return known
  const say = words(town, language)
  const made = new WeakMap<Procedure, Told>()
  const tell = (procedure: Procedure): Told => {
    const told = made.get(procedure) ?? procedureIn(procedure, say)
    made.set(procedure, told)
    return told
  }
  const told: TownTold = {
    language,
    words: say,
    name: say(town.name),
    county: say(town.county),
    contact: say(town.contact),
    notice: say(town.notice),
    emergency: town.emergency === undefined ? null : say(town.emergency.says),
    facts: mapped(town.facts, (fact) => factIn(fact, say)),
    procedures: town.procedures.map(tell),
    tell,
  }
  const all = tellings.get(town) ?? new Map<Language, TownTold>()
  tellings.set(town, all.set(language, told))
  return told
}
