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
  {
    // A database may hold them from before they stood here.
    id: '0004-model',
    statements: [
      'CREATE TABLE IF NOT EXISTS model_days (day TEXT PRIMARY KEY NOT NULL, calls INTEGER NOT NULL, tokens INTEGER NOT NULL)',
      // One row says that the model is off; with no row it is on.
      'CREATE TABLE IF NOT EXISTS model_off (id INTEGER PRIMARY KEY NOT NULL CHECK (id = 1))',
    ],
  },
  {
    id: '0005-feedback',
    statements: [
      `CREATE TABLE feedback (
        conversation_id TEXT NOT NULL,
        sequence INTEGER NOT NULL,
        helpful INTEGER NOT NULL,
        reason TEXT,
        words TEXT,
        at TEXT NOT NULL,
        PRIMARY KEY (conversation_id, sequence),
        FOREIGN KEY (conversation_id, sequence) REFERENCES turns (conversation_id, sequence)
      )`,
    ],
  },
  {
    id: '0006-handovers',
    statements: [
      `CREATE TABLE handovers (
        id TEXT PRIMARY KEY NOT NULL,
        conversation_id TEXT NOT NULL REFERENCES conversations (id),
        town TEXT NOT NULL,
        status TEXT NOT NULL,
        name TEXT,
        email TEXT,
        phone TEXT,
        message TEXT,
        consent TEXT NOT NULL,
        language TEXT NOT NULL,
        turns INTEGER NOT NULL,
        client_id TEXT,
        at TEXT NOT NULL
      )`,
      'CREATE UNIQUE INDEX handovers_client_id ON handovers (conversation_id, client_id)',
      'CREATE INDEX handovers_open ON handovers (town, status, at)',
    ],
  },
  {
    id: '0007-basis',
    statements: ['ALTER TABLE turns ADD COLUMN basis TEXT'],
  },
]
