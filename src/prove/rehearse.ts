/**
 * What an amendment would change, before it is law: `npm run rehearse -- DRAFT.md`.
 *
 * The draft is a whole law in the form of `laws/<town>/*.md`. Listed are the sentences that change, the outcomes that stand on
 * them, and, where a number in such a sentence changes, every amount, date and verdict that would change with it. Reads only.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readLaw } from '../../laws/markdown.ts'
import type { Provision } from '../../laws/types.ts'
import { towns } from '../../machines/index.ts'
import { type Deadline, type Period, parsePeriod, reckon } from '../../machines/kit/deadlines.ts'
import type { Meta, Value } from '../../machines/kit/outcome.ts'
import { type Procedure, stateNodes } from '../../machines/kit/procedure.ts'
import { settle } from '../../machines/kit/settle.ts'
import type { Town } from '../../machines/kit/town.ts'
import { AS_OF } from './checks.ts'
import { remade } from './mutate.ts'
import { anchors, leansOn } from './points.ts'
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

const effectsOn = (town: Town, procedure: Procedure, changes: ReadonlyMap<string, Changed>): string[] => {
  const touches = (cites: readonly string[]) => cites.filter((cite) => changes.has(cite))
  const newNumber = (cites: readonly string[], number: number): number | undefined =>
    touches(cites)
      .map((cite) => {
        const change = changes.get(cite)
        return change === undefined ? undefined : shifted(change).get(number)
      })
      .find((found) => found !== undefined)
  const effects: string[] = []
  const values: Record<string, Value> = { ...procedure.values }
  const deadlines: Record<string, Deadline> = { ...procedure.deadlines }
  for (const [id, row] of Object.entries(procedure.values)) {
    const amount = newNumber(list(row.cite), row.amount)
    if (amount === undefined) continue
    values[id] = { ...row, amount }
    effects.push(`${procedure.id}, amount ${id} (${row.label}): ${row.amount} becomes ${amount} ${row.unit}`)
  }
  for (const [id, row] of Object.entries(procedure.deadlines))
    for (const key of ['within', 'atLeast', 'expires', 'notBefore'] as const) {
      const period = row[key]
      if (period === undefined) continue
      const { number, unit } = parsePeriod(period)
      const now = newNumber(list(row.cite), number)
      if (now === undefined) continue
      const changed: Period = `${now} ${unit}`
      const other = { ...row, [key]: changed } as Deadline
      deadlines[id] = other
      const { trigger } = leansOn(row)
      const [start = AS_OF] = anchors(row, town.calendar, AS_OF)
      const dates =
        trigger === undefined ? null : [row, other].map((one) => reckon(one, { [trigger]: start }, town.calendar).date)
      effects.push(
        `${procedure.id}, deadline ${id} (${row.label}): ${period} becomes ${changed}${dates === null ? '' : `; counted from ${start}, ${dates[0]} becomes ${dates[1]}`}`,
      )
    }
  for (const node of stateNodes(procedure.machine)) {
    const meta = node.meta as Meta | undefined
    const on = touches(meta?.cite ?? [])
    if (meta?.status !== undefined && on.length > 0)
      effects.push(
        `${procedure.id}, outcome ${node.path.join('.')} stands on ${on.join(', ')}: read it again. “${meta.headline}”`,
      )
  }
  if (effects.length === 0) return []
  const after = remade(procedure, town.calendar, { values, deadlines })
  // One set of facts shows what happens to all that move alike.
  const moved = new Map<string, { times: number; facts: string }>()
  for (const { unknown, standing } of spots(walk(procedure, AS_OF, town.calendar))) {
    const other = settle(after, unknown)
    if (other.state === standing.state) continue
    const how = `${procedure.id}: ${standing.state} becomes ${other.state}`
    const known = moved.get(how)
    moved.set(how, {
      times: (known?.times ?? 0) + 1,
      facts: known?.facts ?? JSON.stringify({ facts: unknown, asOf: AS_OF }),
    })
  }
  for (const [how, { times, facts }] of moved) effects.push(`${how}, ${times} times, for example for ${facts}`)
  return effects
}

/**
 * Holds a draft against the law on file.
 *
 * @param markdown the whole draft, front matter included
 * @throws Error where the draft is no law, or its town is none of the service's
 */
export const rehearse = (markdown: string, file: string, all: readonly Town[] = towns): Rehearsal => {
  const draft = readLaw(markdown, file)
  const town = all.find(({ id }) => id === draft.town)
  if (town === undefined) throw new Error(`${file}: no town here is called ${draft.town}.`)
  const [before, after] = [sentencesOf(town.law.provisions), sentencesOf(draft.provisions)]
  const sentences = [...new Set([...before.keys(), ...after.keys()])]
    .filter((ref) => before.get(ref) !== after.get(ref))
    .map((ref) => ({ ref, before: before.get(ref) ?? null, after: after.get(ref) ?? null }))
  const changes = new Map(sentences.map((one) => [one.ref, one]))
  return { sentences, effects: town.procedures.flatMap((procedure) => effectsOn(town, procedure, changes)) }
}

const main = (args: readonly string[]): number => {
  const [file] = args
  if (file === undefined) {
    console.error('Say which draft: npm run rehearse -- DRAFT.md')
    return 1
  }
  const { sentences, effects } = rehearse(readFileSync(file, 'utf8'), file)
  for (const { ref, before, after } of sentences)
    console.log(`${ref}\n  before: ${before ?? '(none)'}\n  after:  ${after ?? '(none)'}`)
  for (const effect of effects) console.log(`• ${effect}`)
  console.log(`${sentences.length} sentences change; ${effects.length} effects.`)
  return 0
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  process.exitCode = main(process.argv.slice(2))
