import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Queries } from '../../db/openDatabase.ts'

/** The hourly maintenance starts with the server; resolves once the first run is done. */
export async function untilHourlyWork(queries: Queries): Promise<void> {
  const isThrough = async () => {
    // All steps run under one lease, which is taken before the first starts.
    const { rows } = await queries.execute<{ begun: boolean; held: boolean }>(sql`
      select exists (select from maintenance_steps where last_begun is not null) as begun,
        exists (select from leases where name = 'hourly work' and until > now()) as held`)
    return rows[0]?.begun === true && !rows[0].held
  }
  await expect.poll(isThrough, { timeout: 30_000 }).toBe(true)
}
