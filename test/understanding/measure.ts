/**
 * How well messages are understood, over labelled ones that were written by people who saw neither the vocabulary nor the
 * readers: `npm run understand`, or `npm run understand -- --url http://127.0.0.1:11434/v1 --model NAME` for a language model's
 * share in it. `--misread` lists what went wrong, of the part that may be tuned on; of the part held back, counts alone.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { towns } from '../../machines/index.ts'
import { limits } from '../../machines/kit/explore.ts'
import type { FactValue } from '../../machines/kit/facts.ts'
import type { Town } from '../../machines/kit/town.ts'
import { modelSettings, readSettings } from '../../src/settings.ts'
import { modelUnderstanding } from '../../src/understand/model/index.ts'
import { memoryLedger } from '../../src/understand/model/ledger.ts'
import { rules } from '../../src/understand/rules/index.ts'
import type { Reading, Understanding } from '../../src/understand/understanding.ts'

const value = z.union([z.boolean(), z.number(), z.string(), z.null()])
const messageSchema = z.strictObject({
  town: z.string(),
  language: z.enum(['en', 'es']),
  asOf: z.iso.date(),
  text: z.string(),
  /** What the message is about: one procedure, any of several, or none of the town's. */
  procedure: z.union([z.string(), z.array(z.string()).nonempty(), z.null()]),
  /** The fact that the message is a reply to. */
  asked: z.string().optional(),
  /** Every fact of the procedure that the message states. */
  facts: z.record(z.string(), value),
  /** Facts that one may read in it or not. */
  either: z.array(z.string()).optional(),
})
export type Labelled = z.infer<typeof messageSchema>

export const PARTS = ['tuned', 'held-back'] as const
export type Part = (typeof PARTS)[number]

const folder = new URL('../fixtures/understanding/', import.meta.url)

/** The labelled messages of a part, all towns together. @throws where a line names no procedure or fact of its town */
export const labelled = (part: Part): Labelled[] =>
  readdirSync(new URL(`${part}/`, folder))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(`${part}/${name}`, folder), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          if (line.trim() === '') return []
          const message = messageSchema.parse(JSON.parse(line))
          const fault = faultOf(message)
          if (fault !== null) throw new Error(`${part}/${name}:${index + 1}: ${fault}`)
          return [message]
        }),
    )

const townOf = (id: string): Town | undefined => towns.find((town) => town.id === id)
const accepted = ({ procedure, town }: Labelled): string[] =>
  (procedure === null ? [] : typeof procedure === 'string' ? [procedure] : procedure).map((name) => `${town}/${name}`)

const faultOf = (message: Labelled): string | null => {
  const town = townOf(message.town)
  if (town === undefined) return `there is no town ${message.town}`
  for (const id of accepted(message)) {
    const procedure = town.procedures.find((one) => one.id === id)
    if (procedure === undefined) return `there is no procedure ${id}`
    if (id !== accepted(message)[0]) continue
    const unknown = [...Object.keys(message.facts), ...(message.asked === undefined ? [] : [message.asked])]
    const alien = unknown.find((name) => procedure.facts[name] === undefined)
    if (alien !== undefined) return `${id} has no fact ${alien}`
  }
  return null
}

/** What was made of the messages of one town in one language. */
export interface Score {
  messages: number
  facts: { stated: number; right: number; wrong: number }
  /** First messages alone: taken straight to a right procedure, offered it among others, taken to a wrong one, or to none. */
  procedure: { first: number; right: number; offered: number; wrong: number; none: number }
  misread: string[]
}

const none = (): Score => ({
  messages: 0,
  facts: { stated: 0, right: 0, wrong: 0 },
  procedure: { first: 0, right: 0, offered: 0, wrong: 0, none: 0 },
  misread: [],
})

const same = (a: FactValue | null, b: FactValue | null): boolean =>
  a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) < 0.01)

const play = async (message: Labelled, understanding: Understanding, score: Score): Promise<void> => {
  const town = townOf(message.town) as Town
  const about = `"${message.text}"`
  const reading: Reading = {
    asOf: message.asOf,
    otherTowns: towns.filter(({ id }) => id !== town.id).flatMap(({ aliases }) => aliases),
  }
  score.messages++
  const right = accepted(message)
  if (message.asked === undefined) {
    score.procedure.first++
    const route = await understanding.route(message.text, town, reading)
    const led =
      route.kind === 'procedure'
        ? right.includes(route.procedure)
          ? 'right'
          : 'wrong'
        : route.kind === 'topics'
          ? route.procedures.some((id) => right.includes(id))
            ? 'offered'
            : 'none'
          : right.length === 0
            ? 'right'
            : 'none'
    score.procedure[led]++
    if (led === 'wrong' || led === 'none')
      score.misread.push(
        `${about}: ${route.kind === 'procedure' ? route.procedure : route.kind}, not ${right.join(' or ') || 'out of scope'}`,
      )
  }
  const procedure = town.procedures.find(({ id }) => id === right[0])
  if (procedure === undefined) return
  const found = await understanding.read(message.text, procedure.facts, {
    ...reading,
    limits: Object.fromEntries(limits(procedure)),
    ...(message.asked !== undefined && { asked: message.asked }),
  })
  const free = new Set(message.either)
  const stated = Object.entries(message.facts).filter(([name]) => !free.has(name))
  score.facts.stated += stated.length
  const read = new Map(found.map((proposal) => [proposal.fact, proposal]))
  for (const [name, want] of stated) {
    const got = read.get(name)
    if (got === undefined) score.misread.push(`${about}: ${name} = ${want} is not read`)
    else if (same(got.value, want)) score.facts.right++
  }
  for (const { fact, value: got, evidence } of found) {
    if (free.has(fact)) continue
    const want = message.facts[fact]
    if (want !== undefined && same(got, want)) continue
    score.facts.wrong++
    score.misread.push(
      `${about}: ${fact} read as ${got} from "${evidence}", ${want === undefined ? 'not stated' : `stated: ${want}`}`,
    )
  }
}

/** Plays messages, one score for each town and language, `TOWN en`. */
export const measure = async (
  messages: readonly Labelled[],
  understanding: Understanding = rules,
): Promise<Map<string, Score>> => {
  const scores = new Map<string, Score>()
  for (const message of messages) {
    const key = `${message.town} ${message.language}`
    const score = scores.get(key) ?? none()
    scores.set(key, score)
    await play(message, understanding, score)
  }
  return scores
}

/** The scores added up. */
export const sum = (scores: Iterable<Score>): Score => {
  const total = none()
  for (const { messages, facts, procedure, misread } of scores) {
    total.messages += messages
    for (const key of ['stated', 'right', 'wrong'] as const) total.facts[key] += facts[key]
    for (const key of ['first', 'right', 'offered', 'wrong', 'none'] as const) total.procedure[key] += procedure[key]
    total.misread.push(...misread)
  }
  return total
}

/** Of the facts read, the share that is right; 1 where none is read. */
export const precisionOf = ({ facts }: Score): number =>
  facts.right + facts.wrong === 0 ? 1 : facts.right / (facts.right + facts.wrong)

/** Of the facts stated, the share that is read rightly; 1 where none is stated. */
export const recallOf = ({ facts }: Score): number => (facts.stated === 0 ? 1 : facts.right / facts.stated)

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`.padStart(7)
const rowOf = (name: string, score: Score): string => {
  const { first, right, offered, wrong } = score.procedure
  const of = (count: number): string => percent(first === 0 ? 1 : count / first)
  return [
    name.padEnd(16),
    String(score.messages).padStart(8),
    String(score.facts.stated).padStart(6),
    percent(precisionOf(score)),
    percent(recallOf(score)),
    percent(right + wrong === 0 ? 1 : right / (right + wrong)),
    of(right),
    of(right + offered),
  ].join(' ')
}

const HEAD = `${'town, language'.padEnd(16)} messages  facts  prec.   recall proc.p. straight offered\n`

/** A table of scores, a row for each town and language and one for all. */
export const tableOf = (scores: ReadonlyMap<string, Score>): string =>
  HEAD + [...scores, ['all', sum(scores.values())] as const].map(([name, score]) => rowOf(name, score)).join('\n')

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      model: { type: 'string' },
      misread: { type: 'boolean', default: false },
      town: { type: 'string' },
    },
  })
  const settings =
    values.url === undefined
      ? null
      : modelSettings(
          readSettings({
            OPENAI_BASE_URL: values.url,
            OPENAI_MODEL: values.model,
            OPENAI_API_KEY: process.env.OPENAI_API_KEY,
          }),
        )
  const helped =
    settings === null ? null : modelUnderstanding({ settings, rules, ledger: memoryLedger(), log: console.warn })
  for (const part of PARTS) {
    const messages = labelled(part).filter(({ town }) => values.town === undefined || town === values.town)
    for (const [name, understanding] of [
      ['built-in', rules],
      ['with the model', helped],
    ] as const) {
      if (understanding === null) continue
      const scores = await measure(messages, understanding)
      console.info(`\n${part}, ${name}\n${tableOf(scores)}`)
      // What is held back is not looked at, or it would be tuned on too.
      if (values.misread && part === 'tuned')
        for (const [key, { misread }] of scores) for (const line of misread) console.info(`  ${key}: ${line}`)
    }
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await run()
