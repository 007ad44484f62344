import { and, eq, gt, lte } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { emailChanges } from '../../db/schema/emailChanges.ts'

/** `token` is a SHA-256: the token itself is in the letter alone. */
export interface EmailChange {
  readonly userId: string
  readonly previousEmail: string
  readonly token: string
  readonly expiresAt: Date
}

export async function insertEmailChange(queries: Queries, change: EmailChange): Promise<void> {
  await queries.insert(emailChanges).values(change)
}

/** Uses a way back up, in one statement: of many at the same moment, one gets it. */
export async function takeEmailChange(
  queries: Queries,
  { token, now }: { readonly token: string; readonly now: Date },
) {
  const [taken] = await queries
    .delete(emailChanges)
    .where(and(eq(emailChanges.token, token), gt(emailChanges.expiresAt, now)))
    .returning({ userId: emailChanges.userId, previousEmail: emailChanges.previousEmail })
  return taken
}

/** Removes the ways back that lead nowhere any more. */
export async function purgeEmailChanges(queries: Queries, now: Date): Promise<void> {
  await queries.delete(emailChanges).where(lte(emailChanges.expiresAt, now))
}
