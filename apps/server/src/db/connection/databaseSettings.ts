/** How the server uses its database. Times in milliseconds. */
export interface DatabaseSettings {
  /** Connections that are open at once. */
  readonly poolSize: number
  /** A statement that takes longer is canceled. */
  readonly statementTimeoutMs: number
  /** A statement that waits longer for a lock is canceled. */
  readonly lockTimeoutMs: number
  /** A session that idles longer in a transaction is terminated. */
  readonly idleInTransactionTimeoutMs: number
  /** How long a start waits for the database to respond. */
  readonly waitMs: number
  /**
   * Connections go through a pooler such as PgBouncer: sessions are shared, and accept no startup
   * parameters.
   */
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
