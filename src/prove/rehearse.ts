/**
 * What an amendment would change, before it is law: `npm run rehearse -- DRAFT.md`, or `-- MACHINE.ts` for a changed machine.
 *
 * A draft is a whole law in the form of `laws/<town>/*.md` (beside the law in force, under a name that begins with "draft").
 * Listed are the sentences that change, the outcomes that stand on them, and, where a number in such a sentence changes, every
 * amount, date and verdict that would change with it. A machine is a copy of a procedure's file, beside the original. Either
 * way the conversations in the database that hold an answer are decided both ways, and those that change are listed. Neither
 * the law nor an answer is written.
 */
import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { readLaw } from '../../laws/markdown.ts'
import type { Provision } from '../../laws/types.ts'
import { towns } from '../../machines/index.ts'
import { decide } from '../../machines/kit/answer.ts'
import type { Basis } from '../../machines/kit/basis.ts'
import { type Deadline, type Period, parsePeriod, reckon } from '../../machines/kit/deadlines.ts'
import type { Meta, Value } from '../../machines/kit/outcome.ts'
import { type Procedure, stateNodes } from '../../machines/kit/procedure.ts'
import { type Standing, settle } from '../../machines/kit/settle.ts'
import type { Town } from '../../machines/kit/town.ts'
import { AS_OF } from './checks.ts'
import { remade } from './mutate.ts'
import { anchors, leansOn } from './points.ts'
import { gathered } from './replay.ts'
import { DATABASE, type StoredConversation, storedConversations } from './stored.ts'
import { spots, walk } from './walk.ts'

/** A sentence that reads otherwise in the draft; `null` where it is missing on one side. */
export interface Changed {
  readonly ref: string
  readonly before: string | null
  readonly after: string | null
}

/** What an amendment would do, in lines to read. */
export interface Rehearsal {
  readonly sentences: readonly Changed[]
  readonly effects: readonly string[]
  /** The town as it is, and as it would be. */
  readonly before: Town
  readonly after: Town
}

/** A stored conversation's last answer on a procedure, as far as it would read otherwise. */
export interface ChangedCase {
  readonly conversation: string
  readonly sequence: number
  readonly procedure: string
  readonly basis: Basis
  readonly fields: readonly { readonly field: string; readonly before: string; readonly after: string }[]
}

const sentencesOf = (provisions: readonly Provision[]): Map<string, string> =>
  new Map(provisions.flatMap(({ ref, sentences }) => sentences.map((text, at) => [`${ref}#${at + 1}`, text] as const)))

const numbersOf = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([one]) => Number(one.replaceAll(',', '')))

/** Which numbers became which others; none where the two sentences do not hold equally many. */
const shifted = ({ before, after }: Changed): Map<number, number> => {
  const [old, now] = [numbersOf(before ?? ''), numbersOf(after ?? '')]
  if (old.length !== now.length) return new Map()
  return new Map(old.flatMap((number, at) => (number === now[at] ? [] : [[number, now[at] ?? number] as const])))
}

const list = (cite: string | readonly string[]): readonly string[] => [cite].flat()

const told = ({ state, outcome, awaits }: Standing): string =>
  outcome === null
    ? `${state}, which asks for ${awaits.join(' or ')}`
    : `${state}, “${outcome.headline}” (${outcome.status}${outcome.verdict === null ? '' : `, ${outcome.verdict}`})`

/** The sets of facts that come to rest elsewhere; one set of facts shows what happens to all that move alike. */
const movesOf = (town: Town, before: Procedure, after: Procedure): string[] => {
  const moved = new Map<string, { times: number; facts: string }>()
  for (const { unknown, standing } of spots(walk(before, AS_OF, town.calendar))) {
    const other = settle(after, unknown)
    if (
      standing.outcome === null
        ? other.outcome === null
        : JSON.stringify(other.outcome) === JSON.stringify(standing.outcome)
    )
      continue
    const how = `${before.id}: ${told(standing)} becomes ${told(other)}`
    const known = moved.get(how)
    moved.set(how, {
      times: (known?.times ?? 0) + 1,
      facts: known?.facts ?? JSON.stringify({ facts: unknown, asOf: AS_OF }),
    })
  }
  return [...moved].map(([how, { times, facts }]) => `${how}, ${times} times, for example for ${facts}`)
}

const isRow = (row: Deadline | undefined): row is Deadline => row !== undefined

/** What another machine, other amounts or other deadlines of a procedure would change. */
const differences = (town: Town, before: Procedure, after: Procedure): string[] => {
  const effects: string[] = []
  for (const id of new Set([...Object.keys(before.values), ...Object.keys(after.values)])) {
    const [old, now] = [before.values[id], after.values[id]]
    if (old?.amount === now?.amount && old?.unit === now?.unit) continue
    const say = (row: Value | undefined) => (row === undefined ? 'none' : `${row.amount} ${row.unit}`)
    effects.push(`${before.id}, amount ${id} (${(now ?? old)?.label}): ${say(old)} becomes ${say(now)}`)
  }
  const ruleOf = (row: Deadline | undefined) =>
    row === undefined
      ? 'none'
      : (row.within ?? row.atLeast ?? row.expires ?? row.notBefore ?? row.day ?? (row.immediately ? 'immediately' : ''))
  for (const id of new Set([...Object.keys(before.deadlines), ...Object.keys(after.deadlines)])) {
    const rows = [before.deadlines[id], after.deadlines[id]] as const
    const [old, now] = rows
    if (JSON.stringify(old) === JSON.stringify(now)) continue
    const present = rows.filter(isRow)
    const triggers = new Set(present.map((row) => leansOn(row).trigger))
    const [trigger] = triggers
    const [first] = present
    const [start = AS_OF] = first === undefined ? [] : anchors(first, town.calendar, AS_OF)
    const dates =
      present.length < 2 || triggers.size > 1 || trigger === undefined
        ? null
        : present.map((row) => reckon(row, { [trigger]: start }, town.calendar).date)
    const change =
      ruleOf(old) === ruleOf(now)
        ? `its row changes (${JSON.stringify(old)} becomes ${JSON.stringify(now)})`
        : `${ruleOf(old)} becomes ${ruleOf(now)}`
    effects.push(
      `${before.id}, deadline ${id} (${(now ?? old)?.label}): ${change}${dates === null || dates[0] === dates[1] ? '' : `; counted from ${start}, ${dates[0]} becomes ${dates[1]}`}`,
    )
  }
  return [...effects, ...movesOf(town, before, after)]
}

/** A procedure with the numbers that a draft gives it, and the outcomes that stand on a sentence that changes. */
const amended = (
  town: Town,
  procedure: Procedure,
  changes: ReadonlyMap<string, Changed>,
): { after: Procedure; standing: readonly string[] } => {
  const touches = (cites: readonly string[]) => cites.filter((cite) => changes.has(cite))
  const newNumber = (cites: readonly string[], number: number): number | undefined =>
    touches(cites)
      .map((cite) => {
        const change = changes.get(cite)
        return change === undefined ? undefined : shifted(change).get(number)
      })
      .find((found) => found !== undefined)
  const values: Record<string, Value> = { ...procedure.values }
  const deadlines: Record<string, Deadline> = { ...procedure.deadlines }
  for (const [id, row] of Object.entries(procedure.values)) {
    const amount = newNumber(list(row.cite), row.amount)
    if (amount !== undefined) values[id] = { ...row, amount }
  }
  for (const [id, row] of Object.entries(procedure.deadlines))
    for (const key of ['within', 'atLeast', 'expires', 'notBefore'] as const) {
      const period = row[key]
      if (period === undefined) continue
      const { number, unit } = parsePeriod(period)
      const now = newNumber(list(row.cite), number)
      if (now === undefined) continue
      const changed: Period = `${now} ${unit}`
      deadlines[id] = { ...row, [key]: changed } as Deadline
    }
  const standing = stateNodes(procedure.machine).flatMap((node) => {
    const meta = node.meta as Meta | undefined
    const on = touches(meta?.cite ?? [])
    return meta?.status === undefined || on.length === 0
      ? []
      : [
          `${procedure.id}, outcome ${node.path.join('.')} stands on ${on.join(', ')}: read it again. “${meta.headline}”`,
        ]
  })
  const isSame = [values, deadlines].every(
    (rows, at) => JSON.stringify(rows) === JSON.stringify([procedure.values, procedure.deadlines][at]),
  )
  return { after: isSame ? procedure : remade(procedure, town.calendar, { values, deadlines }), standing }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A field's value in words; of a list only the rows that the other one does not have. */
const rowsBeside = (value: unknown, other: unknown): string => {
  if (!Array.isArray(value) || !Array.isArray(other)) return text(value)
  const there = new Set(other.map(text))
  const rows = value.map(text).filter((row) => !there.has(row))
  return rows.length === 0 ? '(none)' : rows.join('\n            ')
}

/** What of an answer a change is told by. */
const TOLD = [
  'status',
  'verdict',
  'headline',
  'text',
  'deadlines',
  'values',
  'duties',
  'branches',
  'citations',
] as const

/**
 * The conversations whose last answer on a procedure would change. A "what if" is no case.
 *
 * @param before the town as it is
 * @param after the town as it would be
 */
export const changedCases = (before: Town, after: Town, conversations: readonly StoredConversation[]): ChangedCase[] =>
  conversations.flatMap(({ id, asOf, turns }) => {
    const bases = gathered(before, asOf, turns)
    const last = new Map<string, { sequence: number; basis: Basis }>()
    for (const [at, { sequence, turn, basis = null }] of turns.entries()) {
      const used = basis ?? bases[at]
      if (
        turn.reply.kind === 'answer' &&
        turn.procedure !== null &&
        turn.hypothetical === undefined &&
        used !== undefined
      )
        last.set(turn.procedure, { sequence, basis: used })
    }
    return [...last].flatMap(([name, { sequence, basis }]): ChangedCase[] => {
      const { facts, asOf: day, language, aspect } = basis
      const asking = {
        asOf: day,
        declined: new Set(basis.declined),
        language,
        ...(aspect !== undefined && { aspect }),
      }
      const replyOf = (town: Town): Readonly<Record<string, unknown>> => {
        const procedure = town.procedures.find((one) => one.id === name)
        return procedure === undefined
          ? { headline: 'there is no such procedure' }
          : { ...decide(town, procedure, facts, asking) }
      }
      const [then, now] = [replyOf(before), replyOf(after)]
      // A question has no headline: what it asks is its text. Of a list the rows that differ are enough.
      const fields = TOLD.flatMap((field) => {
        const [old, other] = [then[field] ?? null, now[field] ?? null]
        if (text(old) === text(other)) return []
        return [{ field, before: rowsBeside(old, other), after: rowsBeside(other, old) }]
      })
      return fields.length === 0 ? [] : [{ conversation: id, sequence, procedure: name, basis, fields }]
    })
  })

/**
 * Holds a draft against the law on file.
 *
 * @param markdown the whole draft, front matter included
 * @throws Error where the draft is no law, or its town is none of the service's
 */
export const rehearse = (markdown: string, file: string, all: readonly Town[] = towns): Rehearsal => {
  const { versions: _, ...draft } = readLaw(markdown, file)
  const town = all.find(({ id }) => id === draft.town)
  if (town === undefined) throw new Error(`${file}: no town here is called ${draft.town}.`)
  const [before, after] = [sentencesOf(town.law.provisions), sentencesOf(draft.provisions)]
  const sentences = [...new Set([...before.keys(), ...after.keys()])]
    .filter((ref) => before.get(ref) !== after.get(ref))
    .map((ref) => ({ ref, before: before.get(ref) ?? null, after: after.get(ref) ?? null }))
  const changes = new Map(sentences.map((one) => [one.ref, one]))
  const every = town.procedures.map((procedure) => ({ procedure, ...amended(town, procedure, changes) }))
  return {
    sentences,
    effects: every.flatMap(({ procedure, after: other, standing }) => [
      ...(other === procedure ? [] : differences(town, procedure, other)),
      ...standing,
    ]),
    before: town,
    // The draft is tried as if it held already: a day on which it takes effect would leave every case to the old text.
    after: {
      ...town,
      law: { ...town.law, provisions: draft.provisions },
      procedures: every.map(({ after: other }) => other),
    },
  }
}

const isProcedure = (value: unknown): value is Procedure =>
  typeof value === 'object' && value !== null && 'id' in value && 'machine' in value && 'deadlines' in value

/**
 * Holds changed machines against those in use.
 *
 * @param module what the changed file exports
 * @throws Error where it exports no procedure of a town of the service
 */
export const rehearseMachines = (
  module: Readonly<Record<string, unknown>>,
  file: string,
  all: readonly Town[] = towns,
): Rehearsal => {
  const changed = Object.values(module).filter(isProcedure)
  const [first] = changed
  const town = all.find(({ id }) => id === first?.id.split('/')[0])
  if (first === undefined || town === undefined) throw new Error(`${file}: it exports no procedure of a town here.`)
  const pairs = changed.map((after) => ({ after, before: town.procedures.find(({ id }) => id === after.id) }))
  if (pairs.some(({ before, after }) => before === after))
    throw new Error(
      `${file}: this is the machine in use. Change a copy beside it (${file.replace(/\.ts$/, '.draft.ts')}) and rehearse that.`,
    )
  const others = new Map(changed.map((one) => [one.id, one]))
  return {
    sentences: [],
    effects: pairs.flatMap(({ before, after }) =>
      before === undefined ? [`${after.id}: a new procedure`] : differences(town, before, after),
    ),
    before: town,
    after: {
      ...town,
      procedures: [
        ...town.procedures.map((one) => others.get(one.id) ?? one),
        ...pairs.flatMap(({ before, after }) => (before === undefined ? [after] : [])),
      ],
    },
  }
}

/** The conversations on file; null where there is no database. */
const casesOnFile = async (town: string): Promise<StoredConversation[] | null> => {
  const database = DATABASE()
  if (database.url.startsWith('file:') && !existsSync(database.url.slice(5).split('?')[0] ?? '')) return null
  const client = createClient(database)
  try {
    return await storedConversations(client, { town })
  } finally {
    client.close()
  }
}

const main = async (args: readonly string[]): Promise<number> => {
  const [file] = args
  if (file === undefined) {
    console.error('Say which draft: npm run rehearse -- DRAFT.md, or a changed machine: -- MACHINE.draft.ts')
    return 1
  }
  if (!existsSync(file)) {
    console.error(`There is no file ${file}.`)
    return 1
  }
  const { sentences, effects, before, after } = file.endsWith('.ts')
    ? rehearseMachines(await import(pathToFileURL(resolve(file)).href), relative('.', file))
    : rehearse(readFileSync(file, 'utf8'), file)
  for (const one of sentences)
    console.log(`${one.ref}\n  before: ${one.before ?? '(none)'}\n  after:  ${one.after ?? '(none)'}`)
  for (const effect of effects) console.log(`• ${effect}`)
  const conversations = await casesOnFile(before.id)
  const cases = changedCases(before, after, conversations ?? [])
  for (const { conversation, sequence, procedure, basis, fields } of cases) {
    console.log(
      `Case ${conversation}/${sequence}, ${procedure}, asked about ${basis.asOf}, from ${JSON.stringify(basis.facts)}`,
    )
    for (const row of fields) console.log(`  ${row.field}\n    before: ${row.before}\n    after:  ${row.after}`)
  }
  console.log(
    `${sentences.length} sentences change; ${effects.length} effects; ${
      conversations === null
        ? 'there is no database, so no stored case was looked at (DATABASE_URL)'
        : `${cases.length} answers change of ${conversations.length} stored conversations`
    }.`,
  )
  return 0
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return 1
  })
