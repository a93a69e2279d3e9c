import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FeedbackReason, Message, StoredBasis, TurnRecord } from '../contract.ts'
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
    /** What an answer was worked out from; null where the turn gave none, or was kept before this was. */
    basis: text('basis', { mode: 'json' }).$type<StoredBasis>(),
    createdAt: text('created_at').notNull(),
    /** The sender's own name for the message: one that is sent again under it is not taken twice. */
    clientId: text('client_id'),
  },
  (table) => [primaryKey({ columns: [table.conversation, table.sequence] })],
)

/** Whether a turn was of help to the person it was for: at most one mark a turn, the last one given. */
export const feedback = sqliteTable(
  'feedback',
  {
    conversation: text('conversation_id').notNull(),
    sequence: integer('sequence').notNull(),
    helpful: integer('helpful', { mode: 'boolean' }).notNull(),
    reason: text('reason').$type<FeedbackReason>(),
    /** The person's own words on it. */
    words: text('words'),
    at: text('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversation, table.sequence] })],
)

/** A conversation that a person has sent to the town, to be answered by one of its people. Holds only what the person gave. */
export const handovers = sqliteTable('handovers', {
  id: text('id').primaryKey(),
  conversation: text('conversation_id')
    .notNull()
    .references(() => conversations.id),
  town: text('town').notNull(),
  /** Nobody has taken it up yet, or somebody has answered. */
  status: text('status').$type<'open' | 'closed'>().notNull(),
  name: text('name'),
  email: text('email'),
  phone: text('phone'),
  message: text('message'),
  /** The very sentence that the person agreed to. */
  consent: text('consent').notNull(),
  language: text('language').notNull(),
  /** How many turns the conversation had when it was sent. */
  turns: integer('turns').notNull(),
  clientId: text('client_id'),
  at: text('at').notNull(),
})
