import { and, eq, gt, gte, lte } from 'drizzle-orm'
import { batchRows, deleteBatch } from '../../../db/deleteBatch.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { emailChanges } from '../../../db/schema/emailChanges.ts'
import {
  authenticatorApps,
  federatedIdentities,
  passkeys,
  recoveryCodes,
} from '../../../db/schema/identity.ts'

/** `token` is a SHA-256: the token itself is only in the email. */
export interface EmailChange {
  readonly userId: string
  readonly previousEmail: string
  readonly token: string
  readonly expiresAt: Date
  readonly createdAt: Date
}

/** Stores a way back; resolves to its id. */
export async function insertEmailChange(queries: Queries, change: EmailChange): Promise<number> {
  const [inserted] = await queries
    .insert(emailChanges)
    .values(change)
    .returning({ id: emailChanges.id })
  if (!inserted) throw new Error('The insert returned nothing')
  return inserted.id
}

/**
 * Sets the token of a way back for the email that is being composed; undefined if it was used or
 * ended.
 */
export async function renewEmailChange(
  queries: Queries,
  { id, token }: { readonly id: number; readonly token: string },
) {
  const [renewed] = await queries
    .update(emailChanges)
    .set({ token })
    .where(eq(emailChanges.id, id))
    .returning({ userId: emailChanges.userId, previousEmail: emailChanges.previousEmail })
  return renewed
}

interface Which {
  readonly token: string
  readonly now: Date
}

export async function findEmailChange(queries: Queries, which: Which) {
  const [found] = await queries
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(isUsable(which))
  return found
}

/** Consumes a way back atomically: of concurrent attempts, one succeeds. */
export async function takeEmailChange(queries: Queries, which: Which) {
  const [taken] = await queries.delete(emailChanges).where(isUsable(which)).returning({
    id: emailChanges.id,
    userId: emailChanges.userId,
    previousEmail: emailChanges.previousEmail,
    createdAt: emailChanges.createdAt,
  })
  return taken
}

/**
 * Ends the ways back to addresses that an account had after this one. Those to earlier addresses
 * take precedence and stay.
 */
export async function endLaterEmailChanges(
  queries: Queries,
  { userId, id }: { readonly userId: string; readonly id: number },
): Promise<void> {
  await queries
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gte(emailChanges.id, id)))
}

/**
 * Removes the password and other credentials that were added since a point in time: they may be an
 * intruder's.
 */
export async function endAccessSince(
  queries: Queries,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<void> {
  for (const table of [passkeys, authenticatorApps, federatedIdentities, recoveryCodes]) {
    await queries.delete(table).where(and(eq(table.userId, userId), gte(table.createdAt, since)))
  }
  await queries.update(users).set({ password: null }).where(eq(users.id, userId))
}

/** Whether an account can still revert to this address: nobody else can take it until then. */
export async function isReserved(
  queries: Queries,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<boolean> {
  const found = await queries.$count(
    emailChanges,
    and(eq(emailChanges.previousEmail, email), gt(emailChanges.expiresAt, now)),
  )
  return found > 0
}

/** Deletes the ways back that have expired. */
export function purgeEmailChanges(queries: Queries, now: Date, limit = batchRows): Promise<number> {
  return deleteBatch(queries, {
    from: emailChanges,
    where: lte(emailChanges.expiresAt, now),
    limit,
  })
}

function isUsable({ token, now }: Which) {
  return and(eq(emailChanges.token, token), gt(emailChanges.expiresAt, now))
}
