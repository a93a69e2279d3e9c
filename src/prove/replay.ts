/**
 * Gives a stored answer again: `npm run replay -- ID` for every answer of a conversation, `ID/3` for that of its third turn.
 *
 * The answer is worked out anew from the stored facts. It comes out byte for byte, or it is said which part has changed since
 * (law, machine, calendar, wording) and what the answer would be now. Exits 1 where an answer comes out otherwise.
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@libsql/client'
import { towns } from '../../machines/index.ts'
import { decide, machineHash } from '../../machines/kit/answer.ts'
import { aboutHash, type Basis, wordsHash } from '../../machines/kit/basis.ts'
import type { Facts, FactValue } from '../../machines/kit/facts.ts'
import type { Town } from '../../machines/kit/town.ts'
import { DATABASE, type Stored, storedConversations } from './stored.ts'

/** A part of what makes an answer, with its hash then and now. */
export interface Part {
  readonly part: string
  readonly stored: string | null
  readonly now: string | null
}

/** What became of one stored answer. */
export interface Replayed {
  readonly sequence: number
  readonly procedure: string
  readonly facts: Facts
  /** The same bytes came out. */
  readonly same: boolean
  /** What has changed since. */
  readonly changed: readonly Part[]
  /** The fields of the answer that would read otherwise now, with both readings. */
  readonly fields: readonly { readonly field: string; readonly stored: string; readonly now: string }[]
}

/**
 * What each turn was decided from, gathered from what was understood in it and before, for turns that were kept without
 * their basis.
 */
export const gathered = (town: Town, asOf: string, turns: readonly Stored[]): Basis[] => {
  let facts: Record<string, FactValue | null> = {}
  let declined = new Set<string>()
  let before: string | null = null
  return turns.map(({ turn }) => {
    // Only a conversation that starts over loses its procedure.
    if (turn.procedure === null && before !== null) [facts, declined] = [{}, new Set()]
    before = turn.procedure
    const kept = { facts, declined }
    for (const { fact, value } of turn.understood) {
      if (value === null && typeof facts[fact] === 'string' && town.facts[fact]?.kind === 'day') {
        declined = new Set([...declined, fact])
        continue
      }
      facts = { ...facts, [fact]: value }
      declined = new Set([...declined].filter((name) => name !== fact))
    }
    const basis: Basis = {
      facts,
      asOf,
      declined: [...declined],
      language: turn.language ?? 'en',
      ...(turn.aspect !== undefined && { aspect: turn.aspect }),
    }
    // Nothing of a "what if" is kept.
    if (turn.hypothetical) ({ facts, declined } = kept)
    return basis
  })
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * Works every stored answer of a conversation out again.
 *
 * @param asOf the day the conversation was about, `YYYY-MM-DD`
 * @param turns in their order, from the first
 */
export const replay = (town: Town, asOf: string, turns: readonly Stored[]): Replayed[] => {
  const known = gathered(town, asOf, turns)
  return turns.flatMap(({ sequence, turn, lawHash, machineHash: hash, calendarHash, basis: kept }, at) => {
    if (turn.reply.kind !== 'answer' || turn.procedure === null) return []
    const basis = kept ?? known[at]
    if (basis === undefined) return []
    const { facts, declined, ...asking } = basis
    const procedure = town.procedures.find(({ id }) => id === turn.procedure)
    const common = { sequence, procedure: turn.procedure, facts }
    if (procedure === undefined)
      return [{ ...common, same: false, changed: [{ part: 'the procedure', stored: hash, now: null }], fields: [] }]
    const changed = [
      { part: 'the law’s text', stored: lawHash, now: town.law.hash },
      { part: 'the machine', stored: hash, now: machineHash(procedure) },
      { part: 'the calendar', stored: calendarHash, now: town.calendar.version },
      ...(kept === undefined || kept === null
        ? []
        : [
            { part: `the wording in ${kept.language}`, stored: kept.words, now: wordsHash(town, kept.language) },
            { part: 'the notice, the version or the defects of the law', stored: kept.about, now: aboutHash(town) },
          ]),
    ].filter(({ stored, now }) => stored !== now)
    const now = decide(town, procedure, facts, { ...asking, declined: new Set(declined) })
    const before: Readonly<Record<string, unknown>> = { ...turn.reply }
    const today: Readonly<Record<string, unknown>> = { ...now }
    const fields = [...new Set([...Object.keys(before), ...Object.keys(today)])]
      .map((field) => ({ field, stored: text(before[field] ?? null), now: text(today[field] ?? null) }))
      .filter((one) => one.stored !== one.now)
    return [{ ...common, same: JSON.stringify(turn.reply) === JSON.stringify(now), changed, fields }]
  })
}

/** One replayed answer in a reader's words. */
export const tell = ({ sequence, procedure, facts, same, changed, fields }: Replayed): string => {
  const head = `Turn ${sequence}, ${procedure}, from ${JSON.stringify(facts)}`
  const parts = changed.map(({ part, stored, now }) => `${part} (${stored ?? 'none'} then, ${now ?? 'none'} now)`)
  if (same)
    return `${head}: the same answer, byte for byte${parts.length === 0 ? '' : `, though there has changed since: ${parts.join('; ')}`}.`
  const why =
    changed.length === 0
      ? 'law, machine, calendar and wording are the same: the kit that runs them has changed'
      : `changed since: ${parts.join('; ')}`
  const rows = fields.map(({ field, stored, now }) => `  ${field}\n    then: ${stored}\n    now:  ${now}`)
  const gone = fields.length === 0 && changed.some(({ now }) => now === null)
  return [`${head}: ${gone ? 'no answer any more' : 'another answer'}; ${why}.`, ...rows].join('\n')
}

const main = async (args: readonly string[]): Promise<number> => {
  const [wanted = ''] = args
  const [id = '', number] = wanted.split('/')
  if (id === '') {
    console.error('Say which: npm run replay -- ID, or ID/3 for the third turn.')
    return 1
  }
  const client = createClient(DATABASE())
  try {
    const [conversation] = await storedConversations(client, { id })
    const town = towns.find((one) => one.id === conversation?.town)
    if (conversation === undefined || town === undefined) {
      console.error(`There is no conversation ${id} in this database.`)
      return 1
    }
    const answers = replay(town, conversation.asOf, conversation.turns).filter(
      ({ sequence }) => number === undefined || String(sequence) === number,
    )
    if (answers.length === 0) {
      console.error(`${wanted} holds no answer: only questions were asked in it.`)
      return 1
    }
    for (const one of answers) console.log(tell(one))
    return answers.every(({ same }) => same) ? 0 : 1
  } finally {
    client.close()
  }
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2))
}
