import { and, eq, gt, ne } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { passwordResetTokens, users } from '../../../db/schema/accounts.ts'

/** `token` is a SHA-256: the token itself is only in the email. */
export interface PasswordReset {
  readonly userId: string
  readonly token: string
  readonly expiresAt: Date
}

/** The account whose password it sets. */
export interface PasswordResetOwner {
  readonly userId: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
}

/** A retried email extends its existing link. */
export async function insertPasswordReset(queries: Queries, reset: PasswordReset): Promise<void> {
  const { expiresAt } = reset
  await queries
    .insert(passwordResetTokens)
    .values(reset)
    .onConflictDoUpdate({ target: passwordResetTokens.token, set: { expiresAt } })
}

/** The account of a token; does not consume it. */
export async function findPasswordReset(
  queries: Queries,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<PasswordResetOwner | undefined> {
  const [found] = await queries
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(passwordResetTokens)
    .innerJoin(users, eq(users.id, passwordResetTokens.userId))
    .where(isUsable(token, now))
  return found
}

/** Consumes a token atomically: of concurrent attempts, one gets the account. */
export async function takePasswordReset(
  queries: Queries,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<string | undefined> {
  const [taken] = await queries
    .update(passwordResetTokens)
    .set({ isUsed: true })
    .where(isUsable(token, now))
    .returning({ userId: passwordResetTokens.userId })
  return taken?.userId
}

/** Deletes every token of an account but one. */
export async function deleteOtherPasswordResets(
  queries: Queries,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<void> {
  await queries
    .delete(passwordResetTokens)
    .where(and(eq(passwordResetTokens.userId, userId), ne(passwordResetTokens.token, token)))
}

/** Deletes every reset token of an account. */
export async function endPasswordResetsOf(queries: Queries, userId: string): Promise<void> {
  await queries.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId))
}

function isUsable(token: string, now: Date) {
  return and(
    eq(passwordResetTokens.token, token),
    eq(passwordResetTokens.isUsed, false),
    gt(passwordResetTokens.expiresAt, now),
  )
}
