/**
 * The steps that lead an empty database to the present schema. Modules and not files, since a Worker has no folder to read.
 * A step that has been released is never edited: add one after it.
 */
export interface Migration {
  readonly id: string
  readonly statements: readonly string[]
}

export const migrations: readonly Migration[] = [
  {
    id: '0001-conversations',
    statements: [
      `CREATE TABLE conversations (
        id TEXT PRIMARY KEY NOT NULL,
        token_hash TEXT NOT NULL,
        town TEXT NOT NULL,
        as_of TEXT NOT NULL,
        locale TEXT NOT NULL,
        state TEXT NOT NULL,
        version INTEGER NOT NULL,
        created_at TEXT NOT NULL
      )`,
      `CREATE TABLE turns (
        conversation_id TEXT NOT NULL REFERENCES conversations (id),
        sequence INTEGER NOT NULL,
        input TEXT NOT NULL,
        turn TEXT NOT NULL,
        law_hash TEXT NOT NULL,
        machine_hash TEXT,
        calendar_hash TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (conversation_id, sequence)
      )`,
    ],
  },
  {
    id: '0002-client-ids',
    statements: [
      'ALTER TABLE turns ADD COLUMN client_id TEXT',
      'CREATE UNIQUE INDEX turns_client_id ON turns (conversation_id, client_id)',
    ],
  },
  {
    id: '0003-reviews',
    statements: [
      `CREATE TABLE reviews (
        town TEXT NOT NULL,
        ref TEXT NOT NULL,
        quote TEXT NOT NULL,
        name TEXT NOT NULL,
        reviewed_on TEXT NOT NULL,
        created_at TEXT NOT NULL,
        PRIMARY KEY (town, ref, quote, name)
      )`,
    ],
  },
]
