import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { type ClientConfig, Pool } from 'pg'
import { type EmbeddedDatabase, superviseDatabase } from './embedded/superviseDatabase.ts'
import { errorWords } from '../platform/errorWords.ts'
import { migrateDatabase } from './migrateDatabase.ts'

/** The database, or a transaction on it: whatever a repository can put its query to. */
export type Queries = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  readonly queries: NodePgDatabase
  readonly kind: 'embedded' | 'postgresql'
  /** Resolves when the database can be asked; rejects when it does not come back in time. */
  whenReady(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Absent for the embedded database. */
  readonly url: string | undefined
  readonly dataDir: string
  /** Folder of the SQL migrations. */
  readonly migrations: string
  /** Bundled script of the embedded database's process. */
  readonly script: string
  /** Files that a new embedded database begins with. */
  readonly snapshot: string
  /** How long to wait for another process to let go of the embedded database. */
  readonly lockTimeoutMs?: number
  readonly warn: (message: string) => void
}

// Longer than a restart of the embedded database takes, shorter than a person's patience.
const readyTimeoutMs = 5_000

/** Starts or connects to the database, brings its schema up to date and opens the pool. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url !== undefined) {
    const connection = { connectionString: options.url }
    await migrateDatabase(connection, options.migrations)
    return database(openPool(connection, { max: 10, warn: options.warn }), undefined)
  }
  const embedded = await superviseDatabase(options)
  const connection = { ...embedded.address, user: 'postgres', database: 'postgres' }
  try {
    await migrateDatabase(connection, options.migrations)
  } catch (error) {
    await embedded.close()
    throw error
  }
  // One backend serves them all: more connections only queue there instead of here.
  return database(openPool(connection, { max: 4, warn: options.warn }), embedded)
}

function openPool(
  connection: ClientConfig,
  { max, warn }: { max: number; warn: (message: string) => void },
): Pool {
  const pool = new Pool({
    ...connection,
    max,
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
    application_name: 'deckloom',
  })
  // A connection that breaks while idle is replaced at the next query; unheard, the event would end the process.
  pool.on('error', (error) => warn(`A database connection was lost: ${errorWords(error)}`))
  return pool
}

function database(pool: Pool, embedded: EmbeddedDatabase | undefined): Database {
  return {
    queries: drizzle(pool),
    kind: embedded ? 'embedded' : 'postgresql',
    whenReady: () => embedded?.whenReady(readyTimeoutMs) ?? Promise.resolve(),
    close: async () => {
      await pool.end()
      await embedded?.close()
    },
  }
}
