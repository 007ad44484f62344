import { setTimeout as pause } from 'node:timers/promises'
import {
  type Claim,
  claimRequest,
  keepAnswer,
  releaseClaim,
  renewClaim,
} from '../../db/idempotencyRepository.ts'
import { leaseSeconds } from '../../db/leases.ts'
import type { Queries } from '../../db/openDatabase.ts'
import type { Progress } from '../../http/eventStream.ts'
import { Failure } from '../../http/failure.ts'
import type { IdempotentRequest } from '../../platform/idempotentRequest.ts'
import type { GenerationPorts, KeepAnswer } from './generationPorts.ts'
import { writerView } from './presentGeneration.ts'
import type { WriteEvent } from './writeSlides.ts'

interface Work {
  readonly signal: AbortSignal
  readonly start: (keep: KeepAnswer) => Progress<WriteEvent>
}

/**
 * Writes a deck for the first of several requests with the same key, on whichever servers they are. The others wait, and
 * get what the first got. When the first fails or its server dies, one of those that wait begins anew.
 */
export async function* generateOnce(
  { database: { queries }, writer, newId }: GenerationPorts,
  request: IdempotentRequest,
  { signal, start }: Work,
): Progress<WriteEvent> {
  const claim = { ...request, holder: newId() }
  let isWaiting = false
  while (!signal.aborted) {
    const claimed = await claimRequest(queries, claim)
    if (claimed.state === 'reused') return new Failure('idempotency_key_reused')
    if (claimed.state === 'answered') return yield* repeat(claimed.answer, isWaiting)
    if (claimed.state === 'claimed') return yield* runClaimed(queries, claim, { start, isWaiting })
    if (!isWaiting) yield { type: 'begun', ...writerView(writer) }
    isWaiting = true
    // Not in step with others that wait. Ends early when the caller leaves.
    await pause(1_000 + Math.random() * 1_000, undefined, { signal }).catch(() => undefined)
  }
  return undefined
}

async function* repeat(answer: string, hasBegun: boolean): Progress<WriteEvent> {
  const events: readonly WriteEvent[] = JSON.parse(answer)
  yield* hasBegun ? events.filter(({ type }) => type !== 'begun') : events
  return undefined
}

async function* runClaimed(
  queries: Queries,
  claim: Claim,
  { start, isWaiting: hasBegun }: Pick<Work, 'start'> & { readonly isWaiting: boolean },
): Progress<WriteEvent> {
  const events: WriteEvent[] = []
  const progress = start((transaction, done) =>
    keepAnswer(transaction, claim, { status: 200, answer: JSON.stringify([...events, done]) }),
  )
  // A renewal that fails leaves the claim to run out: another server is then free to begin.
  const renew = () => void renewClaim(queries, claim).catch(() => undefined)
  const renewing = setInterval(renew, (leaseSeconds * 1_000) / 3).unref()
  try {
    for (;;) {
      const { done, value } = await progress.next()
      if (done) return value
      events.push(value)
      if (!hasBegun || value.type !== 'begun') yield value
    }
  } finally {
    await progress.return(undefined)
    clearInterval(renewing)
    await releaseClaim(queries, claim).catch(() => undefined)
  }
}
