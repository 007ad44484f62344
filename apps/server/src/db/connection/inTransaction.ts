import { setTimeout as pause } from 'node:timers/promises'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations'
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import { isCollision, isConnectionLost, isDatabaseDown } from '../../platform/databaseErrors.ts'

type Tables = Record<string, never>
export type Transaction = NodePgTransaction<Tables, ExtractTablesWithRelations<Tables>>

export interface TransactionOptions extends PgTransactionConfig {
  /** Statements at the start of every transaction. */
  readonly settings?: string
}

/**
 * PostgreSQL responded to COMMIT with ROLLBACK, which the driver does not treat as an error: an
 * earlier statement failed and its error was swallowed. Nothing was stored.
 */
export class NotCommitted extends Error {
  constructor() {
    super('The transaction was rolled back instead of being committed')
    this.name = 'NotCommitted'
  }
}

const attempts = 3
const dialect = new PgDialect()

/**
 * Runs `work` in a transaction; committed when it resolves. After a conflict with another
 * transaction, or a connection lost before COMMIT was sent, the whole transaction is retried, so
 * `work` must have no effects besides its queries. After COMMIT was sent the outcome is unknown,
 * and the error is thrown.
 *
 * The query builder's own `transaction` is not used: it leaks the connection if BEGIN fails, hides
 * the first error behind that of ROLLBACK, and does not check the result of COMMIT.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect()
    const one = new Attempt(client, beginWith(options))
    try {
      const result = await one.run(work)
      client.release()
      return result
    } catch (error) {
      client.release(await one.undo(error))
      if (attempt === attempts || !one.leftNothing(error)) throw error
    }
    // Jitter, against another conflict with the same transaction.
    await pause(Math.random() * 50 * attempt)
  }
}

class Attempt {
  readonly #client: PoolClient
  readonly #begin: string
  #isCommitting = false

  constructor(client: PoolClient, begin: string) {
    this.#client = client
    this.#begin = begin
  }

  async run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    await this.#client.query(this.#begin)
    const session = new NodePgSession<Tables, ExtractTablesWithRelations<Tables>>(
      this.#client,
      dialect,
      undefined,
    )
    const result = await work(new NodePgTransaction(dialect, session, undefined))
    this.#isCommitting = true
    const { command } = await this.#client.query('commit')
    if (command !== 'COMMIT') throw new NotCommitted()
    return result
  }

  /** Rolls back. Resolves to true if the connection must be discarded. */
  async undo(error: unknown): Promise<boolean> {
    // A statement may still be running there, and any other would wait behind it.
    if (isDatabaseDown(error)) return true
    try {
      await this.#client.query('rollback')
      return false
    } catch {
      return true
    }
  }

  /** Whether certainly nothing was stored and a retry may succeed. */
  leftNothing(error: unknown): boolean {
    return isCollision(error) || (!this.#isCommitting && isConnectionLost(error))
  }
}

function beginWith({ settings = '', isolationLevel, accessMode }: TransactionOptions): string {
  const mode = [isolationLevel && `isolation level ${isolationLevel}`, accessMode]
  return `${['begin', ...mode].filter(Boolean).join(' ')};${settings}`
}
