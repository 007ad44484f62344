import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { mailQueue } from '../../db/schema/mail.ts'

/**
 * The oldest mail that is due, put off until `until`: another server, or this one after a crash, takes it up again
 * then. Undefined when nothing is due.
 */
export async function claimMail(
  queries: Queries,
  { now, until }: { readonly now: Date; readonly until: Date },
) {
  const due = queries
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(and(isNull(mailQueue.failedAt), lte(mailQueue.nextAttemptAt, now)))
    .orderBy(asc(mailQueue.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await queries
    .update(mailQueue)
    .set({ nextAttemptAt: until, attempts: sql`${mailQueue.attempts} + 1` })
    .where(inArray(mailQueue.id, due))
    .returning({ id: mailQueue.id, mail: mailQueue.mail, attempts: mailQueue.attempts })
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
