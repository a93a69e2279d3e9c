/** What the service remembers, over any libSQL client: a file on Node, a server over HTTP anywhere. */
import type { Client } from '@libsql/client'
import { and, asc, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/libsql/web'
import { Temporal } from 'temporal-polyfill'
import { type Migration, migrations } from './migrations.ts'
import { openReviews, type Reviews } from './reviews.ts'
import { conversations, feedback, handovers, turns } from './schema.ts'
import { randomName } from './secrets.ts'

export type Conversation = typeof conversations.$inferSelect
export type StoredTurn = typeof turns.$inferSelect
export type NewConversation = Omit<Conversation, 'version' | 'createdAt'>
export type NewTurn = Omit<StoredTurn, 'conversation' | 'sequence' | 'createdAt' | 'clientId' | 'basis'> & {
  readonly clientId: string | null
  /** What an answer was worked out from; left out where the turn gives none. */
  readonly basis?: StoredTurn['basis']
}

export type Feedback = Omit<typeof feedback.$inferSelect, 'conversation'>
export type NewFeedback = Omit<Feedback, 'at'>
export type Handover = typeof handovers.$inferSelect
export type NewHandover = Omit<Handover, 'id' | 'status' | 'at'>

export interface Store {
  create(conversation: NewConversation): Promise<void>
  /** The conversation that bears both the id and the token's hash; null where either is wrong. */
  find(id: string, tokenHash: string): Promise<Conversation | null>
  /**
   * Adds a turn and the state it led to, in one transaction.
   *
   * @param read the conversation as it was when the turn was worked out
   * @returns false, with nothing written, where another turn was added since
   */
  append(read: Conversation, state: Conversation['state'], turn: NewTurn): Promise<boolean>
  /** The turn that a message of this client id led to; null where none was sent. */
  sent(id: string, clientId: string): Promise<StoredTurn | null>
  /** A conversation's turns in order. */
  turns(id: string): Promise<StoredTurn[]>
  /** Marks a turn; an earlier mark of the same turn is replaced. */
  mark(id: string, given: NewFeedback): Promise<Feedback>
  /** The marks of a conversation's turns, in the turns' order. */
  marks(id: string): Promise<Feedback[]>
  /** Keeps what a person sends to the town as an open request; one sent again under the same client id is the first one still. */
  handOver(given: NewHandover): Promise<Handover>
  /** What was sent to the town from a conversation, the earliest first. */
  handovers(id: string): Promise<Handover[]>
  /** Which sentences of the laws somebody has reviewed; absent where a stand-in keeps none. */
  readonly reviews?: Reviews
  /** @throws where the database does not answer */
  ping(): Promise<void>
  close(): void
}

const now = (): string => Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })

/**
 * Brings a database to the present schema; one that is there already is left as it is.
 *
 * @throws where a step fails; the database is then as it was before that step
 */
export const migrate = async (client: Client, steps: readonly Migration[] = migrations): Promise<void> => {
  await client.execute('CREATE TABLE IF NOT EXISTS migrations (id TEXT PRIMARY KEY NOT NULL, applied_at TEXT NOT NULL)')
  const taken = async () =>
    new Set((await client.execute('SELECT id FROM migrations')).rows.map((row) => String(row.id)))
  for (const { id, statements } of steps) {
    if ((await taken()).has(id)) continue
    try {
      // The record comes first: of two that start at once, the second fails on it before it has touched a table.
      await client.batch(
        [{ sql: 'INSERT INTO migrations (id, applied_at) VALUES (?, ?)', args: [id, now()] }, ...statements],
        'write',
      )
    } catch (error) {
      if (!(await taken()).has(id)) throw error
    }
  }
}

/** A store over a client whose database has been brought to the present schema. */
export const openStore = (client: Client): Store => {
  const db = drizzle(client)
  const byIdAndToken = db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, sql.placeholder('id')), eq(conversations.tokenHash, sql.placeholder('tokenHash'))))
    .prepare()
  const inOrder = db
    .select()
    .from(turns)
    .where(eq(turns.conversation, sql.placeholder('id')))
    .orderBy(asc(turns.sequence))
    .prepare()

  const byClientId = db
    .select()
    .from(turns)
    .where(and(eq(turns.conversation, sql.placeholder('id')), eq(turns.clientId, sql.placeholder('clientId'))))
    .prepare()

  return {
    async create(conversation) {
      await db.insert(conversations).values({ ...conversation, version: 0, createdAt: now() })
    },
    async find(id, tokenHash) {
      return (await byIdAndToken.get({ id, tokenHash })) ?? null
    },
    async append({ id, version }, state, turn) {
      const same = and(eq(conversations.id, id), eq(conversations.version, version))
      // Both statements hold only for the version that was read, so a turn that comes second writes nothing at all. The
      // insert leads: the transaction is then a writer from its first statement and cannot lose its snapshot to another.
      const [, updated] = await db.batch([
        db.insert(turns).select(
          db
            .select({
              conversation: conversations.id,
              sequence: sql<number>`${conversations.version} + 1`.as('sequence'),
              input: sql`${JSON.stringify(turn.input)}`.as('input'),
              turn: sql`${JSON.stringify(turn.turn)}`.as('turn'),
              lawHash: sql<string>`${turn.lawHash}`.as('law_hash'),
              machineHash: sql<string | null>`${turn.machineHash}`.as('machine_hash'),
              calendarHash: sql<string>`${turn.calendarHash}`.as('calendar_hash'),
              basis: sql<string | null>`${turn.basis == null ? null : JSON.stringify(turn.basis)}`.as('basis'),
              createdAt: sql<string>`${now()}`.as('created_at'),
              clientId: sql<string | null>`${turn.clientId}`.as('client_id'),
            })
            .from(conversations)
            .where(same),
        ),
        db
          .update(conversations)
          .set({ state, version: version + 1 })
          .where(same),
      ])
      return updated.rowsAffected === 1
    },
    async sent(id, clientId) {
      return (await byClientId.get({ id, clientId })) ?? null
    },
    turns: (id) => inOrder.all({ id }),
    async mark(id, { sequence, ...given }) {
      const row = { ...given, at: now() }
      await db
        .insert(feedback)
        .values({ conversation: id, sequence, ...row })
        .onConflictDoUpdate({ target: [feedback.conversation, feedback.sequence], set: row })
      return { sequence, ...row }
    },
    async marks(id) {
      const rows = await db.select().from(feedback).where(eq(feedback.conversation, id)).orderBy(asc(feedback.sequence))
      return rows.map(({ conversation: _, ...row }) => row)
    },
    async handOver(given) {
      const row: Handover = { ...given, id: randomName(12), status: 'open', at: now() }
      // A request without a client id is always a new one: in SQL no null equals another.
      await db
        .insert(handovers)
        .values(row)
        .onConflictDoNothing({ target: [handovers.conversation, handovers.clientId] })
      if (given.clientId === null) return row
      const same = and(eq(handovers.conversation, given.conversation), eq(handovers.clientId, given.clientId))
      return (await db.select().from(handovers).where(same).get()) ?? row
    },
    handovers: (id) =>
      db.select().from(handovers).where(eq(handovers.conversation, id)).orderBy(asc(handovers.at)).all(),
    reviews: openReviews(client),
    async ping() {
      await client.execute('SELECT 1')
    },
    close: () => client.close(),
  }
}
