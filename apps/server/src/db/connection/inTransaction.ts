import { setTimeout as pause } from 'node:timers/promises'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations'
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import { isCollision, isConnectionLost, isDatabaseDown } from '../../platform/databaseErrors.ts'

type Tables = Record<string, never>
export type Transaction = NodePgTransaction<Tables, ExtractTablesWithRelations<Tables>>

export interface TransactionOptions extends PgTransactionConfig {
  /** Statements that every transaction begins with. */
  readonly settings?: string
}

/**
 * PostgreSQL answered COMMIT with ROLLBACK, which the driver does not take for an error: a statement had failed before,
 * and its error was swallowed. Nothing was stored.
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
 * Runs `work` in a transaction; committed when it resolves. A transaction that collided with another one, or lost its
 * connection before COMMIT was sent, is done anew as a whole, so `work` must do nothing but put queries to it. Once
 * COMMIT was sent nobody knows how it ended: then the error is passed on.
 *
 * The query builder's own `transaction` is not used: it never gives a connection back whose BEGIN fails, hides the first
 * error behind that of a ROLLBACK, and takes COMMIT at its word.
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
    // Not in step with whoever it collided with.
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

  /** Rolls back. True when the connection is of no more use. */
  async undo(error: unknown): Promise<boolean> {
    // A statement may still run there, and anything else would wait behind it.
    if (isDatabaseDown(error)) return true
    try {
      await this.#client.query('rollback')
      return false
    } catch {
      return true
    }
  }

  /** Whether nothing of it is stored for certain, and another attempt may go better. */
  leftNothing(error: unknown): boolean {
    return isCollision(error) || (!this.#isCommitting && isConnectionLost(error))
  }
}

function beginWith({ settings = '', isolationLevel, accessMode }: TransactionOptions): string {
  const mode = [isolationLevel && `isolation level ${isolationLevel}`, accessMode]
  return `${['begin', ...mode].filter(Boolean).join(' ')};${settings}`
}
