import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { deleteBatch } from '../../db/deleteBatch.ts'
import type { Queries } from '../../db/openDatabase.ts'
import type { Purge } from '../../db/maintenance/step.ts'
import { mailQueue } from '../../db/schema/mail.ts'

/**
 * The oldest mail that is due, put off until `until`: another server, or this one after a crash, takes it up again
 * then. Undefined when nothing is due.
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
    /** No mail is put off longer: one that is has the time of a clock that was wrong. */
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

/** Records why an attempt failed; without a next attempt the mail has failed for good. */
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

/** What is in the queue, the newest first. */
export function listMail(queries: Queries) {
  return queries.select().from(mailQueue).orderBy(desc(mailQueue.id)).limit(shown)
}

/** Begins anew with a letter; false when it is not in the queue any more. */
export async function retryMail(queries: Queries, id: number, now: Date): Promise<boolean> {
  const changed = await queries
    .update(mailQueue)
    .set({ attempts: 0, nextAttemptAt: now, failedAt: null })
    .where(eq(mailQueue.id, id))
    .returning({ id: mailQueue.id })
  return changed.length > 0
}

/** Forgets mail that failed for good before a moment: at most `limit` rows, and answers how many. */
export function purgeFailedMail(queries: Queries, { before, limit }: Purge): Promise<number> {
  return deleteBatch(queries, { from: mailQueue, where: lt(mailQueue.failedAt, before), limit })
}
