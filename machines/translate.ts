/**
 * Translating a town's machines: which texts have no Spanish yet, and taking a translation in.
 *
 *   npm run -s translate -- TOWN                 the texts without a translation, as JSON with empty values
 *   npm run -s translate -- TOWN --part 2/4      those of the second quarter of the town's texts
 *   npm run -s translate -- TOWN --done          the texts that are translated, to be read over
 *   npm run -s translate -- TOWN FILE.json       takes a filled object in, and says what it refuses and why
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { towns } from './index.ts'
import type { Catalogue, Translated } from './kit/language.ts'
import { textsOf } from './kit/texts.ts'
import type { Town } from './kit/town.ts'

const sorted = (found: Iterable<string>): string[] => [...found].sort()
const all = (text: string, pattern: RegExp): string[] => sorted((text.match(pattern) ?? []).map((one) => one.trim()))

/** The slots of a text in alphabetical order. */
export const slots = (text: string): string[] => all(text, /\{[\w-]+\}/g)
/** Digits as they stand, outside of slots, sorted: amounts, days, the numbers of sections and forms. */
export const numbers = (text: string): string[] => all(text.replace(/\{[\w-]+\}/g, ''), /\d+(?:,\d{3})*(?:\.\d+)*/g)
/** Letters that number a provision, `(B)` or `(iv)`, and numbers with a letter, `75-A`. */
const marks = (text: string): string[] => all(text, /\((?:[A-Za-z]|[ivx]{1,5})\)|\b\d+-[A-Za-z]\b|§+/g)

const NAME = /^(?:[A-Z][\w.’']*|of|the|and|for|on|in)$/
/** A name stays as it is: "Town of Huron". */
const isName = (text: string): boolean => text.split(/[\s,-]+/).every((word) => word === '' || NAME.test(word))

/** Words that no Spanish sentence holds. */
const ENGLISH =
  /(?<![\p{L}])(the|of|and|is|are|must|with|which|that|for|not|from|this|by|or|to|it|its|was|have|will|shall|what|when|where|who|your|you|an|be|been|at|if|may|under|before|after|than|each|any|law|septic|sewage|permit|inspection|owner|building)(?![\p{L}])/iu
/** What may stand in English inside a Spanish text: glosses, the law's words in quotation marks, names. */
const withoutKept = (text: string): string =>
  text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/“[^”]*”|"[^"]*"|«[^»]*»/g, ' ')
    .replace(/\{[\w-]+\}/g, ' ')
    .replace(/\p{Lu}[\p{L}.’'-]*(?:\s+(?:(?:of|and|the|for|on|to)\s+)*\p{Lu}[\p{L}.’'-]*)+/gu, ' ')

/** The first English word left standing in a Spanish text; null where there is none. */
export const englishIn = (spanish: string): string | null => ENGLISH.exec(withoutKept(spanish))?.[0] ?? null

const FAMILIAR =
  /(?<![\p{L}])(tú|tu|tus|ti|contigo|tienes|debes|puedes|quieres|necesitas|sabes|eres|estás)(?![\p{L}])/iu

const differ = (what: string, ours: string[], theirs: string[]): string[] =>
  ours.join(' ') === theirs.join(' ')
    ? []
    : [`its ${what} are ${theirs.join(' ') || 'none'}, those of the English text ${ours.join(' ') || 'none'}`]

/** Distances the English text puts "within" and the Spanish "a menos de", which leaves the limit itself out. */
const limitsLost = (english: string, spanish: string): string[] =>
  [...english.matchAll(/\bwithin (\{[\w-]+\}|\d[\d,]*)(?!\w)/g)].flatMap(([, limit = '']) =>
    spanish.includes(`a menos de ${limit}`) && !/(?:less|nearer|closer|fewer) than/.test(english)
      ? [`"within ${limit}" takes the limit in: write "a no más de ${limit}" or "a ${limit} o menos"`]
      : [],
  )

/** What an answer that begins with a yes or a no says. */
const verdictOf = (text: string): 'yes' | 'no' | null =>
  /^(?:Yes|Sí)(?![\p{L}])/u.test(text) ? 'yes' : /^No[.,:;]/.test(text) ? 'no' : null

const endOf = (text: string): string => /[.?!:;]$/.exec(text)?.[0] ?? ''

/**
 * What is wrong with a Spanish text for an English one, each fault a clause; none where it will do. What it means is for a
 * person to judge: this looks at slots, numbers, references, marks at the end, and at English left standing.
 */
export const faultsOf = (english: string, spanish: string): string[] => {
  if (spanish.trim() === '') return ['it is empty']
  if (spanish === english) return isName(english) ? [] : ['it is the English text']
  const left = englishIn(spanish)
  const familiar = FAMILIAR.exec(spanish)?.[0]
  const end = endOf(english)
  const begins = /^\p{Lu}/u.test(spanish) && !/^\p{Lu}{2}/u.test(spanish)
  return [
    ...(spanish !== spanish.trim() || / {2}/.test(spanish) ? ['it has spaces too many'] : []),
    ...differ('slots', slots(english), slots(spanish)),
    ...differ('numbers', numbers(english), numbers(spanish)),
    ...differ('references', marks(english), marks(spanish)),
    ...differ('line breaks', all(english, /\n/g), all(spanish, /\n/g)),
    ...(left === null ? [] : [`it has English left in it: "${left}"`]),
    ...(familiar === undefined ? [] : [`it says "${familiar}": write usted`]),
    ...(verdictOf(spanish) === verdictOf(english)
      ? []
      : [`it says ${verdictOf(spanish) ?? 'neither yes nor no'}, the English text ${verdictOf(english) ?? 'neither'}`]),
    ...limitsLost(english, spanish),
    ...(endOf(spanish) === end ? [] : [`it ends with "${endOf(spanish)}" and the English text with "${end}"`]),
    ...((spanish.match(/¿/g) ?? []).length === (spanish.match(/\?/g) ?? []).length
      ? []
      : ['each question must open with ¿ and close with ?']),
    ...(/^[a-z]/.test(english) && begins
      ? ['it must begin with a small letter: it stands in the middle of a sentence']
      : []),
    ...(/^[A-Z]/.test(english) && /[.?!]$/.test(english) && /^\p{Ll}/u.test(spanish)
      ? ['it must begin with a capital letter: it is a sentence']
      : []),
  ]
}

/** The town's texts in machine order. */
export const orderOf = (town: Town): string[] => textsOf(town).flatMap(({ texts }) => texts)

/**
 * One of so many parts of a list, cut so that each part has about as many letters. What the parts are does not change while
 * texts are translated, so that several people can share a town.
 *
 * @param number from 1 to `of`
 */
export const partOf = (texts: readonly string[], number: number, of: number): string[] => {
  const total = texts.reduce((sum, text) => sum + text.length, 0)
  let before = 0
  return texts.filter((text) => {
    const at = Math.min(of, Math.floor((before * of) / total) + 1)
    before += text.length
    return at === number
  })
}

/** A town's texts that a catalogue does not hold, in machine order. */
export const missing = (town: Town, catalogue: Catalogue): string[] =>
  orderOf(town).filter((text) => !Object.hasOwn(catalogue, text) || catalogue[text] === '')

/** What taking a translation in leads to. */
export interface Taken {
  /** The whole catalogue, in machine order. */
  readonly catalogue: Catalogue
  /** How many texts of the translation it now holds. */
  readonly accepted: number
  /** What was not taken, and why. */
  readonly refused: readonly { readonly english: string; readonly faults: readonly string[] }[]
  /** Texts of the catalogue that the machines no longer have. */
  readonly dropped: readonly { readonly english: string; readonly spanish: string }[]
}

/** Joins a translation to a catalogue. A text that stands in both is replaced. Pure. */
export const take = (town: Town, catalogue: Catalogue, translation: Catalogue): Taken => {
  const order = orderOf(town)
  const known = new Set(order)
  const judged = Object.entries(translation).map(([english, spanish]) => ({
    english,
    spanish,
    faults: known.has(english) ? faultsOf(english, spanish) : ['the machines of the town have no such text'],
  }))
  const good = judged.filter(({ faults }) => faults.length === 0)
  const merged = new Map([
    ...Object.entries(catalogue),
    ...good.map(({ english, spanish }): [string, string] => [english, spanish]),
  ])
  return {
    catalogue: Object.fromEntries(
      order.flatMap((text) => (merged.has(text) ? [[text, merged.get(text) as string]] : [])),
    ),
    accepted: good.length,
    refused: judged.flatMap(({ english, faults }) => (faults.length > 0 ? [{ english, faults }] : [])),
    dropped: Object.entries(catalogue).flatMap(([english, spanish]) =>
      known.has(english) ? [] : [{ english, spanish }],
    ),
  }
}

const readCatalogue = (file: string): Catalogue =>
  existsSync(file) ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : {}

const USAGE = 'Use: npm run -s translate -- TOWN [--part 2/4] [--done] [FILE.json]'
const LANGUAGE: Translated = 'es'
const self = fileURLToPath(import.meta.url)

const main = (args: readonly string[]): number => {
  const at = args.indexOf('--part')
  const part = at < 0 ? '1/1' : (args[at + 1] ?? '')
  const [id, given] = args.filter((arg, index) => !arg.startsWith('--') && (at < 0 || index !== at + 1))
  const town = towns.find((one) => one.id === id)
  const cut = /^([1-9]\d?)\/([1-9]\d?)$/.exec(part)
  if (town === undefined || cut === null || Number(cut[1]) > Number(cut[2])) {
    console.error(`${USAGE}\nTowns: ${towns.map((one) => one.id).join(', ')}`)
    return 1
  }
  const file = join(dirname(self), town.id, `${LANGUAGE}.json`)
  if (given === undefined) {
    const catalogue = readCatalogue(file)
    const without = new Set(missing(town, catalogue))
    const done = args.includes('--done')
    const shown = partOf(orderOf(town), Number(cut[1]), Number(cut[2])).filter((text) => without.has(text) !== done)
    console.log(JSON.stringify(Object.fromEntries(shown.map((text) => [text, catalogue[text] ?? ''])), null, 2))
    return 0
  }
  const translation = readCatalogue(resolve(given))
  const { catalogue, accepted, refused, dropped } = take(town, readCatalogue(file), translation)
  // Written beside and moved into place, so that nobody ever reads half a file.
  writeFileSync(`${file}.new`, `${JSON.stringify(catalogue, null, 2)}\n`)
  renameSync(`${file}.new`, file)
  for (const { english, faults } of refused)
    console.error(`Refused: ${JSON.stringify(english)}\n  ${faults.join('\n  ')}`)
  for (const { english, spanish } of dropped)
    console.error(`Dropped, the machines no longer have it: ${JSON.stringify({ [english]: spanish }, null, 2)}`)
  console.error(
    `${accepted} taken, ${refused.length} refused; ${town.id} lacks ${missing(town, catalogue).length} of ${orderOf(town).length} texts.`,
  )
  return refused.length === 0 ? 0 : 1
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === self) {
  try {
    process.exitCode = main(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
