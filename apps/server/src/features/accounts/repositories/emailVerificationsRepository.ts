import { and, eq, gt, lte, ne, notExists } from 'drizzle-orm'
import { batchRows, deleteBatch } from '../../../db/deleteBatch.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { emailVerifications } from '../../../db/schema/identity.ts'
import { hashSecret, createSecret } from '../../../platform/secrets/secretToken.ts'

/** Lifetime of a verification link. */
export const verificationMs = 24 * 60 * 60 * 1_000

/** `token` is a SHA-256: the token itself is only in the email. */
export interface NewVerification {
  readonly userId: string
  /** Lower case. */
  readonly email: string
  readonly token: string
  readonly expiresAt: Date
}

interface Which {
  readonly token: string
  readonly now: Date
}

/** Stores a verification of an address, replacing the account's previous one for it. */
export async function replaceVerification(
  queries: Queries,
  verification: NewVerification,
): Promise<void> {
  const { userId, email } = verification
  await queries.transaction(async (transaction) => {
    await transaction
      .delete(emailVerifications)
      .where(and(eq(emailVerifications.userId, userId), eq(emailVerifications.email, email)))
    await transaction.insert(emailVerifications).values(verification)
  })
}

/**
 * Records the address that an account is about to change to. The email sets the token; until then
 * no link is valid.
 */
export async function beginEmailChange(
  queries: Queries,
  { userId, email, now }: { readonly userId: string; readonly email: string; readonly now: Date },
): Promise<void> {
  await endPendingEmail(queries, userId)
  const expiresAt = new Date(now.getTime() + verificationMs)
  await replaceVerification(queries, {
    userId,
    email,
    token: hashSecret(createSecret()),
    expiresAt,
  })
}

/**
 * Cancels a pending change of address and its links. The verification of the account's own address
 * stays open.
 */
export async function endPendingEmail(queries: Queries, userId: string): Promise<void> {
  const isOwn = eq(users.email, emailVerifications.email)
  const own = queries
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isOwn))
  await queries
    .delete(emailVerifications)
    .where(and(eq(emailVerifications.userId, userId), notExists(own)))
}

/** Whether a verification is still pending. */
export async function isAwaited(
  queries: Queries,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<boolean> {
  const found = await queries.$count(
    emailVerifications,
    and(eq(emailVerifications.userId, userId), eq(emailVerifications.email, email)),
  )
  return found > 0
}

export async function findVerification(queries: Queries, which: Which) {
  const [found] = await queries
    .select({ userId: emailVerifications.userId })
    .from(emailVerifications)
    .where(isUsable(which))
  return found
}

/** Consumes a verification atomically: of concurrent attempts, one succeeds. */
export async function takeVerification(
  queries: Queries,
  which: Which,
): Promise<{ readonly userId: string; readonly email: string } | undefined> {
  const [taken] = await queries
    .delete(emailVerifications)
    .where(isUsable(which))
    .returning({ userId: emailVerifications.userId, email: emailVerifications.email })
  return taken
}

/** The address that an account is about to change to. */
export async function findPendingEmail(
  queries: Queries,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<string | undefined> {
  const [found] = await queries
    .select({ email: emailVerifications.email })
    .from(emailVerifications)
    .innerJoin(users, eq(users.id, emailVerifications.userId))
    .where(
      and(
        eq(emailVerifications.userId, userId),
        gt(emailVerifications.expiresAt, now),
        ne(emailVerifications.email, users.email),
      ),
    )
  return found?.email
}

/** Ends every pending verification of an account. */
export async function endVerificationsOf(queries: Queries, userId: string): Promise<void> {
  await queries.delete(emailVerifications).where(eq(emailVerifications.userId, userId))
}

export function purgeVerifications(
  queries: Queries,
  now: Date,
  limit = batchRows,
): Promise<number> {
  return deleteBatch(queries, {
    from: emailVerifications,
    where: lte(emailVerifications.expiresAt, now),
    limit,
  })
}

function isUsable({ token, now }: Which) {
  return and(eq(emailVerifications.token, token), gt(emailVerifications.expiresAt, now))
}
