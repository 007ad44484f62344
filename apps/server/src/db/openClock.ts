import { sql } from 'drizzle-orm'
import type { Database } from './openDatabase.ts'

const askMs = 30_000

export interface Clock {
  readonly now: () => Date
  readonly stop: () => void
}

/**
 * The server's clock. Several servers share the database's: one whose own clock is wrong, or jumps,
 * would end sessions, links and limits that the others still honor. Between synchronizations the
 * time advances by a monotonic clock. The embedded database has one server, on the same machine.
 */
export async function openClock({
  kind,
  queries,
}: Pick<Database, 'kind' | 'queries'>): Promise<Clock> {
  if (kind === 'embedded') return { now: () => new Date(), stop: () => undefined }
  let startsAt = 0
  const look = async () => {
    const asked = performance.now()
    const { rows } = await queries.execute<{ ms: number }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
    )
    const [row] = rows
    if (row) startsAt = row.ms - (asked + performance.now()) / 2
  }
  await look()
  // While the database is away the clock runs on.
  const timer = setInterval(() => void look().catch(() => undefined), askMs).unref()
  return {
    now: () => new Date(startsAt + performance.now()),
    stop: () => clearInterval(timer),
  }
}
