/** Conversations as a database holds them, for replay and rehearsal. Reads only. */
import type { Client } from '@libsql/client'
import type { StoredBasis } from '../../machines/kit/basis.ts'
import type { FactValue } from '../../machines/kit/facts.ts'
import type { Language } from '../../machines/kit/language.ts'
import { migrate } from '../store/store.ts'

/** A turn as it is stored, what replaying needs of it. */
export interface Stored {
  readonly sequence: number
  readonly turn: {
    readonly procedure: string | null
    readonly understood: readonly { fact: string; value: FactValue | null }[]
    readonly aspect?: 'time'
    readonly language?: Language
    readonly hypothetical?: true
    readonly reply: { readonly kind: string }
  }
  readonly lawHash: string
  readonly machineHash: string | null
  readonly calendarHash: string
  /** What the answer was worked out from; missing in a turn that was kept before this was. */
  readonly basis?: StoredBasis | null
}

/** A stored conversation, its turns in order. */
export interface StoredConversation {
  readonly id: string
  readonly town: string
  /** `YYYY-MM-DD` */
  readonly asOf: string
  readonly turns: readonly Stored[]
}

/**
 * The conversations of a database, which is first brought to the present schema.
 *
 * @param where one conversation, or all of a town; the oldest first
 */
export const storedConversations = async (
  client: Client,
  where: { readonly id: string } | { readonly town: string },
): Promise<StoredConversation[]> => {
  await migrate(client)
  const [column, value] = 'id' in where ? ['id', where.id] : ['town', where.town]
  const { rows } = await client.execute({
    sql: `SELECT id, town, as_of, sequence, turn, law_hash, machine_hash, calendar_hash, basis
      FROM conversations LEFT JOIN turns ON conversation_id = id WHERE ${column} = ?
      ORDER BY conversations.created_at, id, sequence`,
    args: [value],
  })
  const found = new Map<string, StoredConversation & { readonly turns: Stored[] }>()
  for (const row of rows) {
    const id = String(row.id)
    const conversation = found.get(id) ?? { id, town: String(row.town), asOf: String(row.as_of), turns: [] }
    found.set(id, conversation)
    if (row.turn === null) continue
    conversation.turns.push({
      sequence: Number(row.sequence),
      turn: JSON.parse(String(row.turn)),
      lawHash: String(row.law_hash),
      machineHash: row.machine_hash === null ? null : String(row.machine_hash),
      calendarHash: String(row.calendar_hash),
      basis: row.basis === null ? null : JSON.parse(String(row.basis)),
    })
  }
  return [...found.values()]
}

/** The database that the settings of the service name. */
export const DATABASE = (): { url: string; authToken?: string } => {
  const { DATABASE_URL: url = 'file:./.data/bylaw.db', DATABASE_AUTH_TOKEN: authToken } = process.env
  return { url, ...(authToken !== undefined && { authToken }) }
}
