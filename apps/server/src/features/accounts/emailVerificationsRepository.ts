import { and, eq, gt, lte, ne, notExists } from 'drizzle-orm'
import { batchRows, deleteBatch } from '../../db/deleteBatch.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { users } from '../../db/schema/accounts.ts'
import { emailVerifications } from '../../db/schema/identity.ts'
import { hashSecret, newSecret } from '../../platform/secrets/secretToken.ts'

/** For how long a link that proves a mailbox works. */
export const verificationMs = 24 * 60 * 60 * 1_000

/** `token` is a SHA-256: the token itself is in the email alone. */
export interface NewVerification {
  readonly userId: string
  /** Lower-cased. */
  readonly email: string
  readonly token: string
  readonly expiresAt: Date
}

interface Which {
  readonly token: string
  readonly now: Date
}

/** Keeps a way to prove an address; the one that the account had for it before ends. */
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

/** Notes the one address that an account wants to change to. The link follows with the email; until then none works. */
export async function beginEmailChange(
  queries: Queries,
  { userId, email, now }: { readonly userId: string; readonly email: string; readonly now: Date },
): Promise<void> {
  await endPendingEmail(queries, userId)
  const expiresAt = new Date(now.getTime() + verificationMs)
  await replaceVerification(queries, { userId, email, token: hashSecret(newSecret()), expiresAt })
}

/** Ends the wait for another address: links to it work no more. A proof of the account's own address stays open. */
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

/** Whether a proof is still wanted. */
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
    .where(usable(which))
  return found
}

/** Uses a proof up, in one statement: of many at the same moment, one counts. */
export async function takeVerification(
  queries: Queries,
  which: Which,
): Promise<{ readonly userId: string; readonly email: string } | undefined> {
  const [taken] = await queries
    .delete(emailVerifications)
    .where(usable(which))
    .returning({ userId: emailVerifications.userId, email: emailVerifications.email })
  return taken
}

/** The address that an account changes to once its mailbox has confirmed it. */
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

/** Ends every proof that an account waits for. */
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

function usable({ token, now }: Which) {
  return and(eq(emailVerifications.token, token), gt(emailVerifications.expiresAt, now))
}
