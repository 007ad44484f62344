import { setTimeout as pause } from 'node:timers/promises'
import type { IdempotentRequest } from '../platform/idempotentRequest.ts'
import {
  type Claim,
  type Claimed,
  claimRequest,
  forgetAnswer,
  keepAnswer,
  releaseClaim,
  renewClaim,
} from './idempotencyRepository.ts'
import { leaseSeconds } from './leases.ts'
import type { Queries } from './openDatabase.ts'

/** The outcome of waiting for a claim. */
type Turn = Exclude<Claimed, { readonly state: 'held' }>

/**
 * Claims a request. While another attempt holds it, on any server, yields its holder at each poll;
 * when that fails, is abandoned or dies, the claim goes to this one. Returns undefined once
 * `signal` aborts.
 */
export async function* awaitTurn(
  queries: Queries,
  claim: Claim,
  signal: AbortSignal,
): AsyncGenerator<string | undefined, Turn | undefined> {
  while (!signal.aborted) {
    const claimed = await claimRequest(queries, claim)
    if (claimed.state !== 'held') return claimed
    yield claimed.holder
    // Jitter, so that waiting requests don't poll in step. Ends early when the caller leaves.
    await pause(500 + Math.random() * 1_000, undefined, { signal }).catch(() => undefined)
  }
  return undefined
}

/**
 * Keeps a claim from expiring. The returned function releases the claim unless it has an answer by
 * then.
 */
export function holdClaim(queries: Queries, claim: Claim): () => Promise<void> {
  // If a renewal fails, the claim expires and another server may take over.
  const renew = () => void renewClaim(queries, claim).catch(() => undefined)
  const renewing = setInterval(renew, (leaseSeconds * 1_000) / 3).unref()
  return async () => {
    clearInterval(renewing)
    await releaseClaim(queries, claim).catch(() => undefined)
  }
}

/** Stores the answer for repeats, in the transaction of the work. */
export type KeepMade<Kept> = (transaction: Queries, made: Kept) => Promise<void>

interface Work<Kept, Made> {
  readonly queries: Queries
  readonly newId: () => string
  /** Aborted when the caller leaves or the server shuts down. */
  readonly signal: AbortSignal
  readonly attempt: (attempt: {
    readonly keep: KeepMade<Kept>
    /** An earlier attempt died before it was done. */
    readonly isTakenOver: boolean
  }) => Promise<Made>
  /** Whether an earlier attempt's result is still usable. */
  readonly isValid?: (kept: Kept) => Promise<boolean>
}

/**
 * Carries out the first of several requests with the same key, across servers. The others wait and
 * get its result; when it fails or its server dies, one of them takes over. Returns undefined once
 * `signal` aborts.
 */
export async function carryOutOnce<Kept, Made>(
  request: IdempotentRequest,
  { queries, newId, signal, attempt, isValid }: Work<Kept, Made>,
): Promise<Kept | Made | 'reused' | undefined> {
  const claim = { ...request, holder: newId() }
  for (;;) {
    const claimed = await lookForTurn(queries, claim, signal)
    if (claimed?.state === 'answered') {
      const kept: Kept = JSON.parse(claimed.answer)
      if (isValid === undefined || (await isValid(kept))) return kept
      await forgetAnswer(queries, { ...claim, holder: claimed.holder })
    } else if (claimed?.state === 'claimed') {
      const release = holdClaim(queries, claim)
      const keep: KeepMade<Kept> = (transaction, made) =>
        keepAnswer(transaction, claim, { status: 200, answer: JSON.stringify(made) })
      try {
        return await attempt({ keep, isTakenOver: claimed.isTakenOver })
      } finally {
        await release()
      }
    } else return claimed?.state
  }
}

async function lookForTurn(
  queries: Queries,
  claim: Claim,
  signal: AbortSignal,
): Promise<Turn | undefined> {
  const turns = awaitTurn(queries, claim, signal)
  for (;;) {
    const { done, value } = await turns.next()
    if (done) return value
  }
}
