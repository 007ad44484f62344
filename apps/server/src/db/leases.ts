import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { clockSlackSeconds } from '../platform/clockSetBack.ts'
import type { Queries } from './openDatabase.ts'
import { leases } from './schema/operation/maintenance.ts'

/** For work that is renewed while it goes on: long enough for a slow database, short enough to take over soon. */
export const leaseSeconds = 15

/** Whether a lease of at most an hour is over: it has ended, or ends later than any that a clock which is right gave. */
export function hasRunOut(until: AnyPgColumn): SQL {
  const last = sql`clock_timestamp() + make_interval(secs => ${clockSlackSeconds})`
  return sql`(${until} <= clock_timestamp() or ${until} > ${last})`
}

export interface LeaseWish {
  readonly name: string
  /** The same for one process always. */
  readonly holder: string
  /** By the database's clock. */
  readonly seconds?: number
}

/** Takes a lease that is free, or renews the own one; false while somebody else has it. The same on both databases. */
export async function takeLease(
  queries: Queries,
  { name, holder, seconds = leaseSeconds }: LeaseWish,
): Promise<boolean> {
  // Not now(): that is when the transaction began.
  const until = sql`clock_timestamp() + make_interval(secs => ${seconds})`
  const taken = await queries
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, until },
      setWhere: sql`${leases.holder} = ${holder} or ${hasRunOut(leases.until)}`,
    })
    .returning({ name: leases.name })
  return taken.length > 0
}

/** Gives an own lease back; what somebody else has stays theirs. */
export async function releaseLease(
  queries: Queries,
  { name, holder }: Pick<LeaseWish, 'name' | 'holder'>,
): Promise<void> {
  await queries.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)))
}

/**
 * Does work while this process holds a lease, and renews it meanwhile. Answers whether the lease was free: when it was
 * not, nothing was done. `signal` aborts when the lease could not be renewed in time: somebody else may have it by then,
 * so the work begins nothing new.
 */
export async function withLease(
  queries: Queries,
  wish: LeaseWish,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  if (!(await takeLease(queries, wish))) return false
  const { seconds = leaseSeconds } = wish
  const lost = new AbortController()
  let renewedAt = performance.now()
  let renewal = Promise.resolve()
  const renew = async () => {
    const asked = performance.now()
    try {
      if (await takeLease(queries, wish)) renewedAt = asked
      else lost.abort()
    } catch {
      // The database is away: what it gave lasts until it runs out.
    }
  }
  const look = () => {
    if (performance.now() - renewedAt > seconds * 1_000) lost.abort()
    else renewal = renewal.then(renew)
  }
  const timer = setInterval(look, (seconds * 1_000) / 3).unref()
  try {
    await work(lost.signal)
  } finally {
    clearInterval(timer)
    await renewal
    // One that cannot be given back runs out.
    if (!lost.signal.aborted) await releaseLease(queries, wish).catch(() => undefined)
  }
  return true
}
