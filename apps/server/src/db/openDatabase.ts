import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { ClientConfig } from 'pg'
import { CannotStart } from '../platform/process/CannotStart.ts'
import { type ConnectionLoad, ConnectionPool } from './connection/ConnectionPool.ts'
import { DeckSaves } from './DeckSaves.ts'
import { DatabaseProbe } from './connection/DatabaseProbe.ts'
import { databaseDefaults, type DatabaseSettings } from './connection/databaseSettings.ts'
import { type EmbeddedDatabase, superviseDatabase } from './embedded/superviseDatabase.ts'
import { inTransaction } from './connection/inTransaction.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import { reachDatabase } from './connection/reachDatabase.ts'
import { startFault } from './connection/startFaults.ts'

/** The database or a transaction: whatever a repository can query. */
export type Queries = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  readonly queries: NodePgDatabase
  readonly kind: 'embedded' | 'postgresql'
  /** Number of migrations of its schema. */
  readonly schema: number
  /** Serializes the saves of each deck, in their order, outside of the pool. */
  readonly saves: DeckSaves
  /** Usage of the pool. */
  connections(): ConnectionLoad
  /** Resolves when the database accepts queries; rejects if it does not return in time. */
  whenReady(): Promise<void>
  /**
   * Checks the database by a connection of its own; rejects after two seconds without a response.
   */
  check(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Undefined for the embedded database. */
  readonly url: string | undefined
  /** Defaults to `databaseDefaults`. */
  readonly settings?: DatabaseSettings
  readonly dataDir: string
  /** Folder of the SQL migrations. */
  readonly migrations: string
  /** Bundled script of the embedded database's process. */
  readonly script: string
  /** Files that a new embedded database is created from. */
  readonly snapshot: string
  /** How long to wait for another process to release the embedded database. */
  readonly lockTimeoutMs?: number
  readonly warn: (message: string) => void
}

// Longer than a restart of the embedded database takes, shorter than a person's patience.
const readyTimeoutMs = 5_000
const connectTimeoutMs = 5_000
// One backend serves them all: more connections would only queue there instead of here.
const embeddedPoolSize = 4

/**
 * Starts or connects to the database, migrates its schema and opens the pool. Throws `CannotStart`
 * for problems that the operator can solve.
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
    { ...connection, ...buildPoolConfig(settings) },
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
  try {
    const database = await connectEmbedded(embedded, options)
    const close = async () => {
      await database.close()
      await embedded.close()
    }
    return { ...database, close }
  } catch (error) {
    await embedded.close()
    throw error
  }
}

/** Connects to a running embedded database. `close` ends the connections, not its process. */
export async function connectEmbedded(
  embedded: EmbeddedDatabase,
  {
    settings = databaseDefaults,
    migrations,
    warn,
  }: Pick<DatabaseOptions, 'settings' | 'migrations' | 'warn'>,
): Promise<Database> {
  const connection = embedded.address
  const schema = await migrateDatabase(connection, migrations)
  // PGlite has no timeouts: only the driver's applies.
  const patience = {
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: settings.statementTimeoutMs + readyTimeoutMs,
  }
  const pool = new ConnectionPool({ ...connection, ...patience }, { size: embeddedPoolSize, warn })
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
    },
  }
}

/** Connection options of the pool. Timeouts are startup parameters, which poolers reject. */
function buildPoolConfig(settings: DatabaseSettings): ClientConfig {
  const patience = {
    connectionTimeoutMillis: connectTimeoutMs,
    // The fallback for a peer that vanished: the driver's timeout does not cancel the statement.
    query_timeout: settings.statementTimeoutMs * 2,
    application_name: 'deckloom',
  }
  if (settings.behindPooler) return patience
  return {
    ...patience,
    statement_timeout: settings.statementTimeoutMs,
    lock_timeout: settings.lockTimeoutMs,
    idle_in_transaction_session_timeout: settings.idleInTransactionTimeoutMs,
    // Queries are short, and JIT compilation takes longer than most of them.
    options: '-c jit=off',
  }
}

/** The same per transaction, for sessions that belong to a pooler. */
function localTimeouts(settings: DatabaseSettings): string {
  return `set local statement_timeout = ${settings.statementTimeoutMs}; set local lock_timeout = ${settings.lockTimeoutMs}; set local idle_in_transaction_session_timeout = ${settings.idleInTransactionTimeoutMs}`
}

function queriesOf(pool: ConnectionPool, settings: string): NodePgDatabase {
  const queries = drizzle(pool)
  queries.transaction = (work, config) => inTransaction(pool, work, { ...config, settings })
  return queries
}
