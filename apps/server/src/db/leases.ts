import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { clockSlackSeconds } from '../platform/clockSetBack.ts'
import type { Queries } from './openDatabase.ts'
import { leases } from './schema/operation/maintenance.ts'

/**
 * For work that renews its lease: long enough for a slow database, short enough for a quick
 * takeover.
 */
export const leaseSeconds = 15

/**
 * Whether a lease of at most an hour has expired: its end has passed, or lies further ahead than a
 * correct clock would have set it.
 */
export function hasRunOut(until: AnyPgColumn): SQL {
  const last = sql`clock_timestamp() + make_interval(secs => ${clockSlackSeconds})`
  return sql`(${until} <= clock_timestamp() or ${until} > ${last})`
}

export interface LeaseRequest {
  readonly name: string
  /** Constant per process. */
  readonly holder: string
  /** On the database's clock. */
  readonly seconds?: number
}

/**
 * Takes a free lease, or renews the holder's own; false while another holder has it. Works on both
 * databases.
 */
export async function takeLease(
  queries: Queries,
  { name, holder, seconds = leaseSeconds }: LeaseRequest,
): Promise<boolean> {
  // Not now(), which is the start of the transaction.
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

/** Releases the holder's lease; another holder's is left alone. */
export async function releaseLease(
  queries: Queries,
  { name, holder }: Pick<LeaseRequest, 'name' | 'holder'>,
): Promise<void> {
  await queries.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)))
}

/**
 * Runs `work` under a lease that is renewed meanwhile. Resolves to false, without running it, if
 * the lease was not free. `signal` aborts when the lease could not be renewed in time: another
 * process may have it by then, so the work must start nothing new.
 */
export async function withLease(
  queries: Queries,
  lease: LeaseRequest,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  if (!(await takeLease(queries, lease))) return false
  const { seconds = leaseSeconds } = lease
  const lost = new AbortController()
  let renewedAt = performance.now()
  let renewal = Promise.resolve()
  const renew = async () => {
    const requestedAt = performance.now()
    try {
      if (await takeLease(queries, lease)) renewedAt = requestedAt
      else lost.abort()
    } catch {
      // The database is away: the lease lasts until it expires.
    }
  }
  const check = () => {
    if (performance.now() - renewedAt > seconds * 1_000) lost.abort()
    else renewal = renewal.then(renew)
  }
  const timer = setInterval(check, (seconds * 1_000) / 3).unref()
  try {
    await work(lost.signal)
  } finally {
    clearInterval(timer)
    await renewal
    // If this fails, the lease expires.
    if (!lost.signal.aborted) await releaseLease(queries, lease).catch(() => undefined)
  }
  return true
}
