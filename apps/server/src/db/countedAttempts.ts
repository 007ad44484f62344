import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { clockSlackSeconds } from '../platform/clockSetBack.ts'
import type { Queries } from './openDatabase.ts'
import { loginFailures } from './schema/operation/loginFailures.ts'

/** A limit that attempts at a secret count for. Kept in the database: a restart forgets none of them. */
export interface AttemptLimit {
  /** By `attemptKey`. */
  readonly key: string
  readonly max: number
  readonly seconds: number
  /** Whether, once it is used up, one more is let through after each of pauses that grow, instead of none at all. */
  readonly pauses: boolean
}

type Row = typeof loginFailures.$inferSelect

/** What an attempt is counted under: reading the table tells nobody's address. */
export function attemptKey(limit: string, whom: string): string {
  return createHash('sha256').update(`${limit} ${whom}`).digest('hex')
}

/**
 * Counts an attempt as failed before its secret is looked at, so that many at once are no more than many in turn. The
 * first limit that it must wait for, and how long; undefined when it may be made.
 */
export function takeAttempt<Limit extends AttemptLimit>(
  queries: Queries,
  limits: readonly Limit[],
  moment: Date,
): Promise<{ readonly limit: Limit; readonly waitSeconds: number } | undefined> {
  return queries.transaction(async (transaction) => {
    const rows = await heldRows(transaction, limits, moment)
    const next: Row[] = []
    for (const limit of limits) {
      const row = rows.find((held) => held.key === limit.key)
      const waitSeconds = row && waitOf(limit, row, moment)
      if (waitSeconds !== undefined) return { limit, waitSeconds }
      next.push(oneMore(limit, row, moment))
    }
    await write(transaction, next)
    return undefined
  })
}

/** The secret was right: takes one attempt back. */
export async function giveAttemptBack(queries: Queries, key: string): Promise<void> {
  await queries
    .update(loginFailures)
    .set({ count: sql`greatest(${loginFailures.count} - 1, 0)` })
    .where(eq(loginFailures.key, key))
}

/** Begins the count anew. */
export async function forgetAttempts(queries: Queries, keys: readonly string[]): Promise<void> {
  await queries.delete(loginFailures).where(inArray(loginFailures.key, [...keys]))
}

/** The rows of these limits, held until the transaction ends. In their order, so that no two ever wait for each other. */
function heldRows(queries: Queries, limits: readonly AttemptLimit[], moment: Date): Promise<Row[]> {
  const empty = limits.map(({ key }) => ({ key, count: 0, endsAt: moment }))
  return queries
    .insert(loginFailures)
    .values(inOrder(empty))
    .onConflictDoUpdate({ target: loginFailures.key, set: { count: loginFailures.count } })
    .returning()
}

async function write(queries: Queries, rows: readonly Row[]): Promise<void> {
  await queries
    .insert(loginFailures)
    .values(inOrder(rows))
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: { count: sql`excluded.count`, endsAt: sql`excluded.ends_at` },
    })
}

function inOrder(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

function oneMore({ key, seconds, pauses }: AttemptLimit, row: Row | undefined, moment: Date): Row {
  const endsAt = new Date(moment.getTime() + seconds * 1_000)
  if (!row || !isOpen(row, seconds, moment)) return { key, count: 1, endsAt }
  // Pauses are counted from the last failure, so their window moves along.
  return { key, count: row.count + 1, endsAt: pauses ? endsAt : row.endsAt }
}

const longestPauseSeconds = 60

/** The seconds until a limit lets another attempt through; undefined where it does now. */
function waitOf(
  { max, seconds, pauses }: AttemptLimit,
  row: Row,
  moment: Date,
): number | undefined {
  const { count, endsAt } = row
  if (!isOpen(row, seconds, moment) || count < max) return undefined
  const pause = Math.min(longestPauseSeconds, 2 ** (count - max))
  const early = pauses ? seconds - pause : 0
  const waitMs = endsAt.getTime() - early * 1_000 - moment.getTime()
  return waitMs <= 0 ? undefined : Math.max(1, Math.ceil(waitMs / 1_000))
}

/** Whether a window still counts: it has not ended, and no clock that was wrong has begun it. */
function isOpen({ endsAt }: Row, seconds: number, moment: Date): boolean {
  const leftSeconds = (endsAt.getTime() - moment.getTime()) / 1_000
  return leftSeconds > 0 && leftSeconds <= seconds + clockSlackSeconds
}
