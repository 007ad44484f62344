import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Queries } from '../../db/openDatabase.ts'

/** The hourly work begins when a server starts; resolves once its first time is through. */
export async function untilHourlyWork(queries: Queries): Promise<void> {
  const isThrough = async () => {
    // All steps are done under one lease, which is held before the first begins.
    const { rows } = await queries.execute<{ begun: boolean; held: boolean }>(sql`
      select exists (select from maintenance_steps where last_begun is not null) as begun,
        exists (select from leases where name = 'hourly work' and until > now()) as held`)
    return rows[0]?.begun === true && !rows[0].held
  }
  await expect.poll(isThrough, { timeout: 30_000 }).toBe(true)
}
