import { createHash } from 'node:crypto'
import { lte, sql } from 'drizzle-orm'
import { asServer } from '../platform/caller.ts'
import { OpenWindows } from '../platform/limits/OpenWindows.ts'
import type { CountedEvent, CountedWindow, WindowStore } from '../platform/limits/WindowStore.ts'
import { clockSlackSeconds } from '../platform/clockSetBack.ts'
import { batchRows, deleteBatch } from './deleteBatch.ts'
import type { Queries } from './openDatabase.ts'
import { rateWindows } from './schema/operation/rateWindows.ts'

/** The part of a limit that this server may use by itself. */
interface Lease {
  /** Events that all servers had counted before it. */
  readonly before: number
  readonly points: number
  used: number
  readonly endsAt: number
}

/**
 * The part of a limit that a server leases at once. What it does not use is lost to the others
 * until the window ends.
 */
const leasedPart = 1 / 50
const mostLeased = 50

/**
 * Counts for all servers in the database. A row that every request updates would serialize all
 * requests, so each server leases some points of a limit by one statement and counts them in
 * memory. Small limits are counted one by one and are exact.
 */
export class LeasedWindows implements WindowStore {
  readonly #queries: Queries
  readonly #leases = new OpenWindows<Lease>(() => performance.now())
  readonly #asked = new Map<string, Promise<void>>()

  constructor(queries: Queries) {
    this.#queries = queries
  }

  async count(event: CountedEvent): Promise<CountedWindow> {
    for (;;) {
      const lease = this.#leases.get(event.key)
      if (lease && (lease.used < lease.points || lease.points === 0)) {
        lease.used += 1
        return { count: lease.before + lease.used, endsInMs: lease.endsAt - performance.now() }
      }
      await this.#ask(event)
    }
  }

  /** Concurrent calls share one query. */
  #ask(event: CountedEvent): Promise<void> {
    const { key } = event
    const asked = this.#asked.get(key) ?? this.#take(event).finally(() => this.#asked.delete(key))
    this.#asked.set(key, asked)
    return asked
  }

  async #take({ key, seconds, max }: CountedEvent): Promise<void> {
    const points = Math.min(mostLeased, Math.max(1, Math.floor(max * leasedPart)))
    const last = sql`clock_timestamp() + make_interval(secs => ${seconds + clockSlackSeconds})`
    const isOver = sql`(${rateWindows.endsAt} <= clock_timestamp() or ${rateWindows.endsAt} > ${last})`
    const endsAt = sql`clock_timestamp() + make_interval(secs => ${seconds})`
    const [row] = await asServer(() =>
      this.#queries
        .insert(rateWindows)
        .values({ key: createHash('sha256').update(key).digest('hex'), count: points, endsAt })
        .onConflictDoUpdate({
          target: rateWindows.key,
          set: {
            // A full window is not written again: it is queried over and over.
            count: sql`case when ${isOver} then ${points} else least(${rateWindows.count}, ${max}) + ${points} end`,
            endsAt: sql`case when ${isOver} then ${endsAt} else ${rateWindows.endsAt} end`,
          },
        })
        .returning({
          count: rateWindows.count,
          leftMs: sql<number>`(extract(epoch from ${rateWindows.endsAt} - clock_timestamp()) * 1000)::float8`,
        }),
    )
    if (!row) throw new Error('A window of a limit was not kept')
    const before = row.count - points
    const lease = { before, points: Math.max(0, Math.min(points, max - before)), used: 0 }
    this.#leases.set(key, { ...lease, endsAt: performance.now() + row.leftMs })
  }
}

/** Deletes windows that have ended. */
export function purgeRateWindows(queries: Queries, limit = batchRows): Promise<number> {
  const where = lte(rateWindows.endsAt, sql`clock_timestamp()`)
  return deleteBatch(queries, { from: rateWindows, where, limit })
}
