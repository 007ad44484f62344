import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client, type ClientConfig } from 'pg'
import { CannotStart } from '../platform/process/CannotStart.ts'
import { migrationLock } from './migrationLock.ts'

/**
 * Migrates the database to the newest schema, or leaves it unchanged. Servers that start together
 * take turns: without the lock they race to create the same tables. Returns the number of
 * migrations of the schema. Throws `CannotStart` if the schema is newer than this server.
 */
export async function migrateDatabase(connection: ClientConfig, folder: string): Promise<number> {
  const client = new Client(connection)
  // A break rejects the query; an unhandled error event would end the process as well.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // One transaction around all of it, so that the lock works behind a pooler too. The migrator
    // starts its own, which PostgreSQL ignores with a warning, and its COMMIT ends ours.
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await refuseNewer(client, folder)
    await migrate(drizzle(client), { migrationsFolder: folder })
    return readMigrationFiles({ migrationsFolder: folder }).length
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** An older server does not know the invariants of newer tables and would violate them. */
async function refuseNewer(client: Client, migrationsFolder: string): Promise<void> {
  const { rows: tables } = await client.query<{ present: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
  )
  if (!tables[0]?.present) return
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  const { rows } = await client.query<{ steps: number }>(
    'select count(*)::integer as steps from drizzle.__drizzle_migrations where created_at > $1',
    [newest],
  )
  const steps = rows[0]?.steps ?? 0
  if (steps === 0) return
  throw new CannotStart(
    `This database is ${steps} ${steps === 1 ? 'migration' : 'migrations'} ahead of this server: a newer version of Deckloom made it. Start that version or a later one, or restore a backup that this version made.`,
  )
}
