import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { ClientConfig } from 'pg'
import { CannotStart } from '../platform/process/CannotStart.ts'
import { type ConnectionLoad, ConnectionPool } from './connection/ConnectionPool.ts'
import { DeckSaves } from './DeckSaves.ts'
import { DatabaseProbe } from './connection/DatabaseProbe.ts'
import { databaseDefaults, type DatabaseSettings } from './connection/databaseSettings.ts'
import { superviseDatabase } from './embedded/superviseDatabase.ts'
import { inTransaction } from './connection/inTransaction.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import { reachDatabase } from './connection/reachDatabase.ts'
import { startFault } from './connection/startFaults.ts'

/** The database, or a transaction on it: whatever a repository can put its query to. */
export type Queries = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  readonly queries: NodePgDatabase
  readonly kind: 'embedded' | 'postgresql'
  /** How many migrations its schema has. */
  readonly schema: number
  /** Saves of one deck go one after the other, in the order they came, and wait outside of the pool. */
  readonly saves: DeckSaves
  /** How the pool is used. */
  connections(): ConnectionLoad
  /** Resolves when the database can be asked; rejects when it does not come back in time. */
  whenReady(): Promise<void>
  /** Asks the database by a connection of its own; rejects when no answer comes within two seconds. */
  check(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Absent for the embedded database. */
  readonly url: string | undefined
  /** How it is used; the defaults without it. */
  readonly settings?: DatabaseSettings
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
const connectTimeoutMs = 5_000
// One backend serves them all: more connections only queue there instead of here.
const embeddedPoolSize = 4

/**
 * Starts or connects to the database, brings its schema up to date and opens the pool. Throws `CannotStart` for what
 * whoever started the server can mend.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === undefined ? openEmbedded(options) : openPostgres(options, options.url)
}

async function openPostgres(
  { settings = databaseDefaults, migrations, warn }: DatabaseOptions,
  url: string,
): Promise<Database> {
  const connection = { connectionString: url, keepAlive: true }
  await reachDatabase(connection, { waitMs: settings.waitMs, say: warn })
  let schema: number
  try {
    schema = await migrateDatabase(connection, migrations)
  } catch (error) {
    const fault = startFault(error, connection)
    throw fault ? new CannotStart(fault.sentence, error) : error
  }
  const pool = new ConnectionPool(
    { ...connection, ...pooled(settings) },
    { size: settings.poolSize, warn },
  )
  const transactions = settings.behindPooler ? localTimeouts(settings) : ''
  const probe = new DatabaseProbe(connection)
  return {
    queries: queriesOf(pool, transactions),
    kind: 'postgresql',
    schema,
    saves: new DeckSaves(),
    connections: () => pool.load(),
    whenReady: () => Promise.resolve(),
    check: () => probe.check(),
    close: async () => {
      await Promise.all([pool.end(), probe.close()])
    },
  }
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const embedded = await superviseDatabase(options)
  const connection = embedded.address
  let schema: number
  try {
    schema = await migrateDatabase(connection, options.migrations)
  } catch (error) {
    await embedded.close()
    throw error
  }
  // PGlite knows no time-outs: the driver's own is all there is.
  const { statementTimeoutMs } = options.settings ?? databaseDefaults
  const patience = {
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementTimeoutMs + readyTimeoutMs,
  }
  const pool = new ConnectionPool(
    { ...connection, ...patience },
    { size: embeddedPoolSize, warn: options.warn },
  )
  const probe = new DatabaseProbe(connection)
  const whenReady = () => embedded.whenReady(readyTimeoutMs)
  return {
    queries: queriesOf(pool, ''),
    kind: 'embedded',
    schema,
    saves: new DeckSaves(),
    connections: () => pool.load(),
    whenReady,
    check: async () => {
      await whenReady()
      await probe.check()
    },
    close: async () => {
      await Promise.all([pool.end(), probe.close()])
      await embedded.close()
    },
  }
}

/** How connections of the pool are made. Time-outs go out with the first packet, which poolers refuse to take. */
function pooled(settings: DatabaseSettings): ClientConfig {
  const patience = {
    connectionTimeoutMillis: connectTimeoutMs,
    // The net below for a peer that is gone without a word: the driver's time-out does not cancel anything.
    query_timeout: settings.statementTimeoutMs * 2,
    application_name: 'deckloom',
  }
  if (settings.behindPooler) return patience
  return {
    ...patience,
    statement_timeout: settings.statementTimeoutMs,
    lock_timeout: settings.lockTimeoutMs,
    idle_in_transaction_session_timeout: settings.idleInTransactionTimeoutMs,
    // Queries here are short, and compiling one takes longer than most of them.
    options: '-c jit=off',
  }
}

/** The same for one transaction, for sessions that belong to a pooler. */
function localTimeouts(settings: DatabaseSettings): string {
  return `set local statement_timeout = ${settings.statementTimeoutMs}; set local lock_timeout = ${settings.lockTimeoutMs}; set local idle_in_transaction_session_timeout = ${settings.idleInTransactionTimeoutMs}`
}

function queriesOf(pool: ConnectionPool, settings: string): NodePgDatabase {
  const queries = drizzle(pool)
  queries.transaction = (work, config) => inTransaction(pool, work, { ...config, settings })
  return queries
}
