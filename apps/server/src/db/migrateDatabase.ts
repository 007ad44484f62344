import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, type ClientConfig } from 'pg'

// Any number; the same for every Deckloom server of one database.
const migrationLock = 3_325_570

/**
 * Brings the database to the newest schema. Servers that start together take turns: without the lock
 * they race to create the same tables.
 */
export async function migrateDatabase(connection: ClientConfig, folder: string): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder: folder })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  } finally {
    await client.end()
  }
}
