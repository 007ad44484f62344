import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { clockSlackSeconds } from '../platform/clockSetBack.ts'
import type { Queries } from './openDatabase.ts'
import { loginFailures } from './schema/operation/loginFailures.ts'

/** A limit on attempts at a secret. Stored in the database, so that it survives restarts. */
export interface AttemptLimit {
  /** From `attemptKey`. */
  readonly key: string
  readonly max: number
  readonly seconds: number
  /**
   * Whether, once it is used up, one attempt each is allowed after growing pauses, instead of none.
   */
  readonly pauses: boolean
}

type Row = typeof loginFailures.$inferSelect

/** The key of an attempt, hashed so that the table reveals no addresses. */
export function attemptKey(limit: string, whom: string): string {
  return createHash('sha256').update(`${limit} ${whom}`).digest('hex')
}

/**
 * Counts an attempt as failed before its secret is checked, so that concurrent attempts gain
 * nothing. Returns the first limit that is exceeded and the wait in seconds; undefined if the
 * attempt may be made.
 */
export function takeAttempt<Limit extends AttemptLimit>(
  queries: Queries,
  limits: readonly Limit[],
  now: Date,
): Promise<{ readonly limit: Limit; readonly waitSeconds: number } | undefined> {
  return queries.transaction(async (transaction) => {
    const rows = await lockRows(transaction, limits, now)
    const next: Row[] = []
    for (const limit of limits) {
      const row = rows.find((held) => held.key === limit.key)
      const waitSeconds = row && waitOf(limit, row, now)
      if (waitSeconds !== undefined) return { limit, waitSeconds }
      next.push(addAttempt(limit, row, now))
    }
    await write(transaction, next)
    return undefined
  })
}

/** Takes one attempt back: the secret was right. */
export async function returnAttempt(queries: Queries, key: string): Promise<void> {
  await queries
    .update(loginFailures)
    .set({ count: sql`greatest(${loginFailures.count} - 1, 0)` })
    .where(eq(loginFailures.key, key))
}

/** Resets the counts. */
export async function forgetAttempts(queries: Queries, keys: readonly string[]): Promise<void> {
  await queries.delete(loginFailures).where(inArray(loginFailures.key, [...keys]))
}

/**
 * The rows of these limits, locked until the transaction ends, in a fixed order against deadlocks.
 */
function lockRows(queries: Queries, limits: readonly AttemptLimit[], now: Date): Promise<Row[]> {
  const empty = limits.map(({ key }) => ({ key, count: 0, endsAt: now }))
  return queries
    .insert(loginFailures)
    .values(sortByKey(empty))
    .onConflictDoUpdate({ target: loginFailures.key, set: { count: loginFailures.count } })
    .returning()
}

async function write(queries: Queries, rows: readonly Row[]): Promise<void> {
  await queries
    .insert(loginFailures)
    .values(sortByKey(rows))
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: { count: sql`excluded.count`, endsAt: sql`excluded.ends_at` },
    })
}

function sortByKey(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

function addAttempt({ key, seconds, pauses }: AttemptLimit, row: Row | undefined, now: Date): Row {
  const endsAt = new Date(now.getTime() + seconds * 1_000)
  if (!row || !isOpen(row, seconds, now)) return { key, count: 1, endsAt }
  // Pauses start at the last failure, so their window moves along.
  return { key, count: row.count + 1, endsAt: pauses ? endsAt : row.endsAt }
}

const longestPauseSeconds = 60

/** Seconds until a limit allows another attempt; undefined if it does now. */
function waitOf({ max, seconds, pauses }: AttemptLimit, row: Row, now: Date): number | undefined {
  const { count, endsAt } = row
  if (!isOpen(row, seconds, now) || count < max) return undefined
  const pause = Math.min(longestPauseSeconds, 2 ** (count - max))
  const early = pauses ? seconds - pause : 0
  const waitMs = endsAt.getTime() - early * 1_000 - now.getTime()
  return waitMs <= 0 ? undefined : Math.max(1, Math.ceil(waitMs / 1_000))
}

/** Whether a window is active: it has not ended, and was not started by a wrong clock. */
function isOpen({ endsAt }: Row, seconds: number, now: Date): boolean {
  const leftSeconds = (endsAt.getTime() - now.getTime()) / 1_000
  return leftSeconds > 0 && leftSeconds <= seconds + clockSlackSeconds
}
