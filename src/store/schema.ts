import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Message, TurnRecord } from '../contract.ts'
import type { ConversationState } from '../converse/turn.ts'

/** A conversation: where it stands now. `version` is the number of its turns. */
export const conversations = sqliteTable('conversations', {
  id: text('id').primaryKey(),
  /** SHA-256 of the bearer token, in hex; the token itself is never written down. */
  tokenHash: text('token_hash').notNull(),
  town: text('town').notNull(),
  asOf: text('as_of').notNull(),
  locale: text('locale').notNull(),
  state: text('state', { mode: 'json' }).$type<ConversationState>().notNull(),
  version: integer('version').notNull(),
  createdAt: text('created_at').notNull(),
})

/** What was said and answered, with hashes that tell what it was decided by. Never changed once written. */
export const turns = sqliteTable(
  'turns',
  {
    conversation: text('conversation_id')
      .notNull()
      .references(() => conversations.id),
    /** Counted from 1. */
    sequence: integer('sequence').notNull(),
    input: text('input', { mode: 'json' }).$type<Message>().notNull(),
    turn: text('turn', { mode: 'json' }).$type<TurnRecord>().notNull(),
    lawHash: text('law_hash').notNull(),
    machineHash: text('machine_hash'),
    calendarHash: text('calendar_hash').notNull(),
    createdAt: text('created_at').notNull(),
    /** The sender's own name for the message: one that is sent again under it is not taken twice. */
    clientId: text('client_id'),
  },
  (table) => [primaryKey({ columns: [table.conversation, table.sequence] })],
)
