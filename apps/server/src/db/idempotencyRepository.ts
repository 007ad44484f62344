import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { IdempotentRequest } from '../platform/idempotentRequest.ts'
import { batchRows, deleteBatch } from './deleteBatch.ts'
import { hasRunOut, leaseSeconds } from './leases.ts'
import type { Queries } from './openDatabase.ts'
import { idempotencyKeys } from './schema/operation/idempotencyKeys.ts'

/** One attempt to carry out such a request. */
export interface Claim extends IdempotentRequest {
  readonly holder: string
}

export type Claimed =
  /** This attempt has the claim. `isTakenOver`: an earlier one died before it was done. */
  | { readonly state: 'claimed'; readonly isTakenOver: boolean }
  /** Another attempt has the claim. */
  | { readonly state: 'held'; readonly holder?: string }
  /** The key was used for another request. */
  | { readonly state: 'reused' }
  | { readonly state: 'answered'; readonly answer: string; readonly holder: string }

/** The attempt was considered dead and another one took over: nothing of this one may be stored. */
export class ClaimLost extends Error {
  readonly code = 'CLAIM_LOST'

  constructor() {
    super('Another attempt at the same request has taken over')
    this.name = 'ClaimLost'
  }
}

const lockedUntil = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`
const isOver = sql`${idempotencyKeys.createdAt} <= clock_timestamp() - interval '24 hours'`
const isDead = sql`(${idempotencyKeys.status} is null and ${hasRunOut(idempotencyKeys.lockedUntil)})`

/**
 * Claims a request for one attempt. Waits for a transaction of another attempt that holds the key.
 * The claim lasts `leaseSeconds`; `renewClaim` extends it.
 */
export async function claimRequest(queries: Queries, claim: Claim): Promise<Claimed> {
  const { userId, key, ...rest } = claim
  const attempt = { ...rest, lockedUntil, status: null, answer: null }
  // An attempt that takes over keeps the timestamp of the first one, which distinguishes it from a
  // new key.
  const createdAt = sql`case when ${isOver} then now() else ${idempotencyKeys.createdAt} end`
  const [claimed] = await queries
    .insert(idempotencyKeys)
    .values({ userId, key, ...attempt, createdAt: sql`now()` })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { ...attempt, createdAt },
      setWhere: sql`${isOver} or ${isDead}`,
    })
    .returning({ isTakenOver: sql<boolean>`${idempotencyKeys.createdAt} < now()` })
  if (claimed) return { state: 'claimed', ...claimed }
  const [found] = await queries.select().from(idempotencyKeys).where(isRequest(claim))
  if (!found) return { state: 'held' }
  if (found.route !== claim.route || found.bodyHash !== claim.bodyHash) return { state: 'reused' }
  const { answer, holder } = found
  return answer === null ? { state: 'held', holder } : { state: 'answered', answer, holder }
}

/**
 * Stores the answer, in the transaction of the work. Throws `ClaimLost` if another attempt has
 * taken over.
 */
export async function keepAnswer(
  transaction: Queries,
  claim: Claim,
  kept: { readonly status: number; readonly answer: string },
): Promise<void> {
  const { rowCount } = await transaction.update(idempotencyKeys).set(kept).where(isOpen(claim))
  if (rowCount !== 1) throw new ClaimLost()
}

/** Extends the lease of a claim. */
export async function renewClaim(queries: Queries, claim: Claim): Promise<void> {
  await queries.update(idempotencyKeys).set({ lockedUntil }).where(isOpen(claim))
}

/** Releases a claim without an answer: the next request with its key tries again. */
export async function releaseClaim(queries: Queries, claim: Claim): Promise<void> {
  await queries.delete(idempotencyKeys).where(isOpen(claim))
}

/**
 * Deletes an answer that is no longer usable: the next request with its key is carried out again.
 */
export async function forgetAnswer(queries: Queries, { holder, ...request }: Claim): Promise<void> {
  await queries
    .delete(idempotencyKeys)
    .where(and(isRequest(request), eq(idempotencyKeys.holder, holder)))
}

/**
 * Releases every claim. For the start of a server that has its database to itself: the previous
 * holders are gone, and nobody has to wait for their claims to expire.
 */
export async function endClaims(queries: Queries): Promise<void> {
  await queries
    .update(idempotencyKeys)
    .set({ lockedUntil: sql`clock_timestamp()` })
    .where(isNull(idempotencyKeys.answer))
}

/** Whether this exact request has been answered. */
export async function isAnswered(queries: Queries, request: IdempotentRequest): Promise<boolean> {
  const { route, bodyHash } = idempotencyKeys
  const [found] = await queries
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(
      and(
        isRequest(request),
        eq(route, request.route),
        eq(bodyHash, request.bodyHash),
        isNotNull(idempotencyKeys.answer),
      ),
    )
  return found !== undefined
}

/** Deletes keys that are older than a day. */
export function purgeIdempotencyKeys(queries: Queries, limit = batchRows): Promise<number> {
  return deleteBatch(queries, { from: idempotencyKeys, where: isOver, limit })
}

function isRequest({ userId, key }: IdempotentRequest): SQL | undefined {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
}

function isOpen(claim: Claim): SQL | undefined {
  const isOwn = eq(idempotencyKeys.holder, claim.holder)
  return and(isRequest(claim), isOwn, isNull(idempotencyKeys.answer))
}
