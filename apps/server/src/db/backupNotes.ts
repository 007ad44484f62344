import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { hasRunOut } from './leases.ts'
import type { Queries } from './openDatabase.ts'
import { leases } from './schema/operation/maintenance.ts'

// A backup is a lease of its own: several may run at once, and one that was killed ends by itself.

const kind = 'backup '
const seconds = 60

export async function isBackupNoted(queries: Queries): Promise<boolean> {
  const [found] = await queries
    .select({ name: leases.name })
    .from(leases)
    .where(sql`starts_with(${leases.name}, ${kind}) and not ${hasRunOut(leases.until)}`)
    .limit(1)
  return found !== undefined
}

/**
 * Tells every server of a PostgreSQL database that a backup is under way; what it answers says that it is over. Rejects where
 * that cannot be written: the database is of an older version, or may only be read.
 */
export async function noteBackup(url: string): Promise<() => Promise<void>> {
  const name = `${kind}${randomUUID()}`
  const hold = () =>
    put(
      url,
      `insert into leases (name, holder, until) values ($1, $1, clock_timestamp() + interval '${seconds} seconds')
       on conflict (name) do update set until = excluded.until`,
      name,
    )
  await hold()
  // One that fails is made up for by the next: the note lasts longer.
  const renewing = setInterval(() => void hold().catch(() => undefined), (seconds * 1_000) / 4)
  renewing.unref()
  return async () => {
    clearInterval(renewing)
    // What stays runs out.
    await put(url, 'delete from leases where name = $1', name).catch(() => undefined)
  }
}

/** By a connection of its own: that of the backup is in the middle of its one transaction. */
async function put(url: string, statement: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(statement, [name])
  } finally {
    await client.end().catch(() => undefined)
  }
}
