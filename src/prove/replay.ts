/**
 * Gives a stored answer again: `npm run replay -- ID` for every answer of a conversation, `ID/3` for that of its third turn.
 *
 * The answer is worked out anew from the stored facts. It comes out byte for byte, or it is said which part has changed since
 * (law, machine, calendar) and what the answer would be now. Exits 1 where an answer comes out otherwise.
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@libsql/client'
import { towns } from '../../machines/index.ts'
import { decide, machineHash } from '../../machines/kit/answer.ts'
import type { Facts, FactValue } from '../../machines/kit/facts.ts'
import type { Town } from '../../machines/kit/town.ts'

/** A turn as it is stored, what replaying needs of it. */
export interface Stored {
  readonly sequence: number
  readonly turn: {
    readonly procedure: string | null
    readonly understood: readonly { fact: string; value: FactValue | null }[]
    readonly reply: { readonly kind: string }
  }
  readonly lawHash: string
  readonly machineHash: string | null
  readonly calendarHash: string
}

/** What became of one stored answer. */
export interface Replayed {
  readonly sequence: number
  readonly procedure: string
  readonly facts: Facts
  /** The same bytes came out. */
  readonly same: boolean
  /** What has changed since: "law", "machine", "calendar", or that the procedure is gone. */
  readonly changed: readonly string[]
  /** The fields of the answer that would read otherwise now, with both readings. */
  readonly fields: readonly { readonly field: string; readonly stored: string; readonly now: string }[]
}

/** The facts that each turn stood on, read from what was understood in it and before: nothing else is needed to decide. */
const factsOf = (town: Town, turns: readonly Stored[]): { facts: Facts; declined: ReadonlySet<string> }[] => {
  let facts: Record<string, FactValue | null> = {}
  let declined = new Set<string>()
  let before: string | null = null
  return turns.map(({ turn }) => {
    // Only a conversation that starts over loses its procedure.
    if (turn.procedure === null && before !== null) [facts, declined] = [{}, new Set()]
    before = turn.procedure
    for (const { fact, value } of turn.understood) {
      if (value === null && typeof facts[fact] === 'string' && town.facts[fact]?.kind === 'day') {
        declined = new Set([...declined, fact])
        continue
      }
      facts = { ...facts, [fact]: value }
      declined = new Set([...declined].filter((name) => name !== fact))
    }
    return { facts, declined }
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
  const known = factsOf(town, turns)
  return turns.flatMap(({ sequence, turn, lawHash, machineHash: hash, calendarHash }, at) => {
    if (turn.reply.kind !== 'answer' || turn.procedure === null) return []
    const { facts, declined } = known[at] ?? { facts: {}, declined: new Set<string>() }
    const procedure = town.procedures.find(({ id }) => id === turn.procedure)
    const common = { sequence, procedure: turn.procedure, facts }
    if (procedure === undefined) return [{ ...common, same: false, changed: ['the procedure is gone'], fields: [] }]
    const changed = [
      ...(lawHash === town.law.hash ? [] : ['law']),
      ...(hash === machineHash(procedure) ? [] : ['machine']),
      ...(calendarHash === town.calendar.version ? [] : ['calendar']),
    ]
    const now = decide(town, procedure, facts, { asOf, declined })
    const then: Readonly<Record<string, unknown>> = { ...turn.reply }
    const today: Readonly<Record<string, unknown>> = { ...now }
    const fields = [...new Set([...Object.keys(then), ...Object.keys(today)])]
      .map((field) => ({ field, stored: text(then[field] ?? null), now: text(today[field] ?? null) }))
      .filter((one) => one.stored !== one.now)
    return [{ ...common, same: JSON.stringify(turn.reply) === JSON.stringify(now), changed, fields }]
  })
}

/** One replayed answer in a reader's words. */
export const tell = ({ sequence, procedure, facts, same, changed, fields }: Replayed): string => {
  const head = `Turn ${sequence}, ${procedure}, from ${JSON.stringify(facts)}`
  if (same) return `${head}: the same answer, byte for byte.`
  const why = changed.length === 0 ? 'nothing it is hashed by has changed' : `changed since: ${changed.join(', ')}`
  const rows = fields.map(({ field, stored, now }) => `  ${field}\n    then: ${stored}\n    now:  ${now}`)
  return [`${head}: another answer; ${why}.`, ...rows].join('\n')
}

const main = async (args: readonly string[]): Promise<number> => {
  const [wanted = ''] = args
  const [id = '', number] = wanted.split('/')
  if (id === '') {
    console.error('Say which: npm run replay -- ID, or ID/3 for the third turn.')
    return 1
  }
  const { DATABASE_URL: url = 'file:./.data/bylaw.db', DATABASE_AUTH_TOKEN: authToken } = process.env
  const client = createClient({ url, authToken })
  try {
    const found = await client.execute({ sql: 'SELECT town, as_of FROM conversations WHERE id = ?', args: [id] })
    const [conversation] = found.rows
    const town = towns.find((one) => one.id === conversation?.town)
    if (conversation === undefined || town === undefined) {
      console.error(`There is no conversation ${id} in this database.`)
      return 1
    }
    const { rows } = await client.execute({
      sql: 'SELECT sequence, turn, law_hash, machine_hash, calendar_hash FROM turns WHERE conversation_id = ? ORDER BY sequence',
      args: [id],
    })
    const turns = rows.map(
      (row): Stored => ({
        sequence: Number(row.sequence),
        turn: JSON.parse(String(row.turn)),
        lawHash: String(row.law_hash),
        machineHash: row.machine_hash === null ? null : String(row.machine_hash),
        calendarHash: String(row.calendar_hash),
      }),
    )
    const answers = replay(town, String(conversation.as_of), turns).filter(
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
