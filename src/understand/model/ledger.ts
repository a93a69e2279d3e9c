/** What the model has been used for today, and whether it may be used at all. */

/** The most that may be spent in a day. */
export interface DayLimits {
  readonly calls: number
  readonly tokens: number
}

export interface Ledger {
  /**
   * Books one call, if the switch is on and the day's limits leave room.
   *
   * @param day `YYYY-MM-DD`
   * @returns false, with nothing booked, where the call may not be made
   */
  book(day: string, limits: DayLimits): Promise<boolean>
  /** Adds what a booked call cost. */
  add(day: string, tokens: number): Promise<void>
}

/** The switch that stops all calls at once. */
export interface Switch {
  /** Takes effect with the next message, in every process over the same database. */
  set(on: boolean): Promise<void>
  isOn(): Promise<boolean>
}

/** A ledger of this process alone. */
export const memoryLedger = (): Ledger & Switch => {
  let at = ''
  let calls = 0
  let tokens = 0
  let on = true
  const turnTo = (day: string): void => {
    if (day === at) return
    at = day
    calls = 0
    tokens = 0
  }
  return {
    book: async (day, limits) => {
      turnTo(day)
      if (!on || calls >= limits.calls || tokens >= limits.tokens) return false
      calls++
      return true
    },
    add: async (day, spent) => {
      turnTo(day)
      tokens += spent
    },
    set: async (to) => {
      on = to
    },
    isOn: async () => on,
  }
}

/** The little of a libSQL client that is needed here. */
export interface Database {
  execute(statement: { sql: string; args: (string | number)[] }): Promise<{
    readonly rowsAffected: number
    readonly rows: ArrayLike<unknown>
  }>
}

/** A ledger and a switch in the service's own migrated database, shared by every process and every Worker over it. */
export const databaseLedger = (database: Database): Ledger & Switch => {
  const run = (sql: string, ...args: (string | number)[]) => database.execute({ sql, args })
  return {
    book: async (day, { calls, tokens }) => {
      await run('INSERT INTO model_days (day, calls, tokens) VALUES (?, 0, 0) ON CONFLICT DO NOTHING', day)
      // One statement looks and books, so that two that come at once cannot both take the last call.
      const { rowsAffected } = await run(
        'UPDATE model_days SET calls = calls + 1 WHERE day = ? AND calls < ? AND tokens < ? AND NOT EXISTS (SELECT 1 FROM model_off)',
        day,
        calls,
        tokens,
      )
      return rowsAffected === 1
    },
    add: async (day, tokens) => {
      await run('UPDATE model_days SET tokens = tokens + ? WHERE day = ?', tokens, day)
    },
    set: async (on) => {
      await run(on ? 'DELETE FROM model_off' : 'INSERT INTO model_off (id) VALUES (1) ON CONFLICT DO NOTHING')
    },
    isOn: async () => {
      return (await run('SELECT 1 FROM model_off')).rows.length === 0
    },
  }
}
