/** How the server uses its database. Times in milliseconds. */
export interface DatabaseSettings {
  /** Connections that are open at once. */
  readonly poolSize: number
  /** A statement that takes longer is canceled. */
  readonly statementTimeoutMs: number
  /** A statement that waits longer for a row or a table is given up. */
  readonly lockTimeoutMs: number
  /** A session that stands still longer in the middle of a transaction is ended. */
  readonly idleInTransactionTimeoutMs: number
  /** How long a start waits for the database to answer. */
  readonly waitMs: number
  /** A pooler such as PgBouncer stands between: sessions are not ours, and take no parameters at their start. */
  readonly behindPooler: boolean
}

export const databaseDefaults: DatabaseSettings = {
  poolSize: 10,
  statementTimeoutMs: 15_000,
  lockTimeoutMs: 3_000,
  idleInTransactionTimeoutMs: 10_000,
  waitMs: 60_000,
  behindPooler: false,
}
