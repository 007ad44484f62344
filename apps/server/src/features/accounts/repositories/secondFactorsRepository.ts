import { and, asc, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { authenticatorApps, passkeys, recoveryCodes } from '../../../db/schema/identity.ts'

export async function findApp(queries: Queries, userId: string) {
  const [found] = await queries
    .select()
    .from(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.confirmedAt)))
  return found
}

/**
 * Stores an account's app, replacing the previous one. `lastStep` is the time step of its first
 * code.
 */
export async function putApp(
  queries: Queries,
  app: {
    readonly userId: string
    /** Encrypted. */
    readonly secret: string
    readonly lastStep: number
    readonly now: Date
  },
): Promise<void> {
  const { userId, secret, lastStep, now } = app
  const values = { secret, lastStep, confirmedAt: now, createdAt: now }
  await queries
    .insert(authenticatorApps)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: authenticatorApps.userId, set: values })
}

/** Consumes a time step. False if it, or a later one, was used before: each code is valid once. */
export async function takeStep(
  queries: Queries,
  { userId, step }: { readonly userId: string; readonly step: number },
): Promise<boolean> {
  const taken = await queries
    .update(authenticatorApps)
    .set({ lastStep: step })
    .where(and(eq(authenticatorApps.userId, userId), lt(authenticatorApps.lastStep, step)))
    .returning({ userId: authenticatorApps.userId })
  return taken.length > 0
}

export async function deleteApp(queries: Queries, userId: string): Promise<boolean> {
  const gone = await queries
    .delete(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId))
    .returning({ userId: authenticatorApps.userId })
  return gone.length > 0
}

/** How many recovery codes an account was given, and how many are left. */
export async function countCodes(
  queries: Queries,
  userId: string,
): Promise<{ readonly of: number; readonly left: number }> {
  const rows = await queries
    .select({ usedAt: recoveryCodes.usedAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return { of: rows.length, left: rows.filter(({ usedAt }) => usedAt === null).length }
}

/** Replaces the account's codes. `codes` are hashes. */
export async function replaceCodes(
  queries: Queries,
  { userId, codes, now }: { userId: string; codes: readonly string[]; now: Date },
): Promise<void> {
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (codes.length === 0) return
  await queries
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, code, createdAt: now })))
}

/** Consumes a code; false if there is no such unused code. */
export async function takeCode(
  queries: Queries,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const taken = await queries
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.code, code),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ code: recoveryCodes.code })
  return taken.length > 0
}

/** The second factors of an account. */
export async function findSecondFactors(
  queries: Queries,
  userId: string,
): Promise<{ readonly app: boolean; readonly passkeys: number; readonly codes: number }> {
  const [app, [owned], codes] = [
    await findApp(queries, userId),
    await queries.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId)),
    await countCodes(queries, userId),
  ]
  return { app: app !== undefined, passkeys: owned?.count ?? 0, codes: codes.left }
}

export function passkeysOf(queries: Queries, userId: string) {
  return queries
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt))
}
