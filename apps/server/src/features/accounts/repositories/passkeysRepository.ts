import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { batchRows, deleteBatch } from '../../../db/deleteBatch.ts'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { passkeyChallenges, passkeys } from '../../../db/schema/identity.ts'
import { accountColumns } from './accountsRepository.ts'

type Purpose = typeof passkeyChallenges.$inferSelect.purpose

export interface Challenge {
  readonly challenge: string
  readonly purpose: Purpose
  /** Null for a sign-in, where the passkey identifies the account. */
  readonly userId: string | null
}

export async function insertChallenge(
  queries: Queries,
  challenge: Challenge & { readonly expiresAt: Date },
): Promise<void> {
  await queries.insert(passkeyChallenges).values(challenge)
}

/** Consumes a challenge: verification alone would accept the same response twice. */
export async function takeChallenge(
  queries: Queries,
  { challenge, purpose, userId, now }: Challenge & { readonly now: Date },
): Promise<boolean> {
  const taken = await queries
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return taken.length > 0
}

export function purgeChallenges(queries: Queries, now: Date, limit = batchRows): Promise<number> {
  return deleteBatch(queries, {
    from: passkeyChallenges,
    where: lte(passkeyChallenges.expiresAt, now),
    limit,
  })
}

/** A passkey by its credential id, and its account unless that is disabled. */
export async function findPasskey(queries: Queries, id: string) {
  const [found] = await queries
    .select({ passkey: passkeys, account: accountColumns })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.id, id), isNull(users.disabledAt)))
  return found
}

/** False if a passkey of this id exists. */
export async function insertPasskey(
  queries: Queries,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const inserted = await queries
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return inserted.length > 0
}

/** Records a use. False if the same signature was used meanwhile. */
export async function countUse(
  queries: Queries,
  use: {
    readonly id: string
    readonly counter: number
    readonly newCounter: number
    readonly backedUp: boolean
    readonly now: Date
  },
): Promise<boolean> {
  const updated = await queries
    .update(passkeys)
    .set({ counter: use.newCounter, backedUp: use.backedUp, lastUsedAt: use.now })
    .where(and(eq(passkeys.id, use.id), eq(passkeys.counter, use.counter)))
    .returning({ id: passkeys.id })
  return updated.length > 0
}

interface OwnPasskey {
  readonly id: string
  readonly userId: string
}

export async function setPasskeyName(
  queries: Queries,
  { id, userId, name }: OwnPasskey & { readonly name: string },
): Promise<boolean> {
  const updated = await queries
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return updated.length > 0
}

export async function deletePasskey(
  queries: Queries,
  { id, userId }: OwnPasskey,
): Promise<boolean> {
  const gone = await queries
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return gone.length > 0
}
