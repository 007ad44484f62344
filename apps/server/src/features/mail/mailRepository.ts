import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { deleteBatch } from '../../db/deleteBatch.ts'
import type { Queries } from '../../db/openDatabase.ts'
import type { Purge } from '../../db/maintenance/step.ts'
import { mailQueue } from '../../db/schema/mail.ts'

/**
 * Claims the oldest due email until `until`; after a crash it is due again then. Undefined if none
 * is due.
 */
export async function claimMail(
  queries: Queries,
  {
    now,
    until,
    last,
  }: {
    readonly now: Date
    readonly until: Date
    /** No email is due later than this: such a time comes from a wrong clock. */
    readonly last: Date
  },
) {
  const due = queries
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(
      and(
        isNull(mailQueue.failedAt),
        or(lte(mailQueue.nextAttemptAt, now), gt(mailQueue.nextAttemptAt, last)),
      ),
    )
    .orderBy(asc(mailQueue.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await queries
    .update(mailQueue)
    .set({ nextAttemptAt: until, attempts: sql`${mailQueue.attempts} + 1` })
    .where(inArray(mailQueue.id, due))
    .returning({
      id: mailQueue.id,
      mail: mailQueue.mail,
      messageId: mailQueue.messageId,
      attempts: mailQueue.attempts,
    })
  return claimed
}

export async function removeMail(queries: Queries, id: number): Promise<void> {
  await queries.delete(mailQueue).where(eq(mailQueue.id, id))
}

/** Records a failed attempt; without a next attempt the email has failed for good. */
export async function postponeMail(
  queries: Queries,
  {
    id,
    error,
    now,
    nextAttemptAt,
  }: {
    readonly id: number
    readonly error: string
    readonly now: Date
    readonly nextAttemptAt: Date | undefined
  },
): Promise<void> {
  await queries
    .update(mailQueue)
    .set({ lastError: error, ...(nextAttemptAt ? { nextAttemptAt } : { failedAt: now }) })
    .where(eq(mailQueue.id, id))
}

const shown = 100

/** The queue, newest first. */
export function listMail(queries: Queries) {
  return queries.select().from(mailQueue).orderBy(desc(mailQueue.id)).limit(shown)
}

/** Restarts the attempts of an email; false if it is not in the queue any more. */
export async function retryMail(queries: Queries, id: number, now: Date): Promise<boolean> {
  const changed = await queries
    .update(mailQueue)
    .set({ attempts: 0, nextAttemptAt: now, failedAt: null })
    .where(eq(mailQueue.id, id))
    .returning({ id: mailQueue.id })
  return changed.length > 0
}

/**
 * Deletes permanently failed emails from before a time, at most `limit` rows; resolves to how many.
 */
export function purgeFailedMail(queries: Queries, { before, limit }: Purge): Promise<number> {
  return deleteBatch(queries, { from: mailQueue, where: lt(mailQueue.failedAt, before), limit })
}
