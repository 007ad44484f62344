import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { hasRunOut } from './leases.ts'
import type { Queries } from './openDatabase.ts'
import { leases } from './schema/operation/maintenance.ts'

// A backup is a lease of its own: several may run at once, and that of a killed process expires.

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
 * Marks a backup as running for every server of a PostgreSQL database; the returned function ends
 * it. Rejects if that cannot be written: an older schema version, or a read-only database.
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
  // The lease outlasts one failed renewal.
  const renewing = setInterval(() => void hold().catch(() => undefined), (seconds * 1_000) / 4)
  renewing.unref()
  return async () => {
    clearInterval(renewing)
    // If this fails, the lease expires.
    await put(url, 'delete from leases where name = $1', name).catch(() => undefined)
  }
}

/** By a connection of its own: the backup's is in its one transaction. */
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
