import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import type { Config } from '../config/config.ts'
import { readRunFile } from '../db/embedded/runFile.ts'
import { reachDatabase } from '../db/connection/reachDatabase.ts'
import { CannotStart } from '../platform/process/CannotStart.ts'
import { describeError } from '../platform/describeError.ts'
import { type Finding, ok, createProblem, createWarning } from './finding.ts'

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'database'>

/**
 * Only reads the system catalog; an embedded database is never opened, since a server may have it
 * open.
 */
export async function checkDatabase(
  config: DatabaseConfig,
  migrations: string,
): Promise<readonly Finding[]> {
  if (config.databaseUrl === undefined) return [checkEmbedded(config.dataDir)]
  const connection = { connectionString: config.databaseUrl, connectionTimeoutMillis: 5_000 }
  try {
    await reachDatabase(connection, { waitMs: 0, say: () => undefined })
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    return [createProblem('database', error.message)]
  }
  const client = new Client({ ...connection, query_timeout: 5_000 })
  // Breaks reject the query.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await checkServer(client, config, migrations)
  } catch (error) {
    return [
      createProblem('database', `It hung up in the middle: ${describeError(error)}. Try again.`),
    ]
  } finally {
    await client.end().catch(() => undefined)
  }
}

function checkEmbedded(dataDir: string): Finding {
  const run = readRunFile(dataDir)
  if (run && isAlive(run.pid)) {
    return ok('database', `embedded, open in process ${run.pid}: a server is running`)
  }
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) return ok('database', 'embedded; it is made at the first start')
  if (existsSync(join(folder, 'PG_VERSION')))
    return ok('database', 'embedded; no server has it open')
  return createProblem(
    'database',
    `${folder} holds no database. Restore a backup, or remove the folder.`,
  )
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process exists and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

interface Facts {
  readonly version: string
  readonly most: number
  readonly clock: number
  readonly standby: boolean
  readonly creates: boolean
  readonly database: string
  readonly role: string
  readonly migrated: boolean
}

// By oid: by name, the catalog denies access to objects in a schema that is closed to the user.
const tables = `pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r'`

const facts = `select current_setting('server_version') as version,
  current_setting('max_connections')::int as most,
  extract(epoch from clock_timestamp())::float8 * 1000 as clock,
  pg_is_in_recovery() as standby,
  has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as creates,
  current_database() as database, current_user as role,
  exists (select from ${tables} and n.nspname = 'drizzle' and c.relname = '__drizzle_migrations') as migrated`

/** Number of tables on which the server's user lacks privileges that the server needs. */
const closedTables = `select count(*)::int as closed from ${tables}
  and n.nspname in ('public', 'drizzle') and not (
    has_schema_privilege(n.oid, 'usage')
    and has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
    and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete'))`

async function checkServer(
  client: Client,
  { database: { poolSize } }: DatabaseConfig,
  migrations: string,
): Promise<readonly Finding[]> {
  const asked = Date.now()
  const { rows } = await client.query<Facts>(facts)
  const middle = (asked + Date.now()) / 2
  const [found] = rows
  if (!found)
    return [createProblem('database', 'It answers nothing. Is DATABASE_URL a PostgreSQL?')]
  if (found.standby) {
    return [
      createProblem('database', 'It is a read-only standby. Name its primary in DATABASE_URL.'),
    ]
  }
  const { rows: counted } = await client.query<{ closed: number }>(closedTables)
  const privileges = checkPrivileges(found, counted[0]?.closed ?? 0)
  return [
    found.most < poolSize + 3
      ? createWarning(
          'database',
          `PostgreSQL ${found.version} takes ${found.most} connections, and DATABASE_POOL_SIZE is ${poolSize} for each server. Raise max_connections.`,
        )
      : ok('database', `PostgreSQL ${found.version}`),
    privileges,
    ...(privileges.level === 'ok' ? [await checkSchema(client, found, migrations)] : []),
    checkClock(found.clock - middle),
  ]
}

function checkPrivileges({ creates, role, database }: Facts, closed: number): Finding {
  const owner = `Make it the owner: alter database "${database}" owner to "${role}".`
  if (closed > 0) {
    return createProblem('privileges', `"${role}" may not use ${closed} of the tables. ${owner}`)
  }
  if (!creates) return createProblem('privileges', `"${role}" may not make tables. ${owner}`)
  return ok('privileges', `"${role}" may make and change tables`)
}

async function checkSchema(
  client: Client,
  { migrated }: Facts,
  migrationsFolder: string,
): Promise<Finding> {
  if (!migrated) return ok('schema', 'empty; it is made at the first start')
  const ours = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  const { rows } = await client.query<{ at: number }>(
    'select created_at::float8 as at from drizzle.__drizzle_migrations',
  )
  const newest = ours.at(-1) ?? 0
  const ahead = rows.filter(({ at }) => at > newest).length
  if (ahead > 0) {
    return createProblem(
      'schema',
      `It is ${ahead} migrations ahead: a newer version of Deckloom made it. Start that version or a later one.`,
    )
  }
  const last = Math.max(0, ...rows.map(({ at }) => at))
  const behind = ours.filter((at) => at > last).length
  return behind === 0
    ? ok('schema', `${ours.length} migrations, as this version has them`)
    : ok('schema', `${behind} migrations behind; the next start brings it up to date`)
}

const clockMs = { fine: 2_000, bad: 30_000 }

/** Checks how far the database's clock is ahead of this machine's. */
export function checkClock(aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1_000)
  const words = `The database's clock is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's. Have both set by NTP.`
  if (Math.abs(aheadMs) > clockMs.bad) return createProblem('clock', words)
  if (Math.abs(aheadMs) > clockMs.fine) return createWarning('clock', words)
  return ok('clock', "the same as the database's")
}
