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
import { readRun, tellRun } from './runEvents.ts'
import type { WriteEvent } from './writeSlides.ts'

interface Work {
  readonly signal: AbortSignal
  readonly start: (keep: KeepAnswer) => Progress<WriteEvent>
}

/** Which events of which attempt a follower has been told. */
interface Told {
  readonly holder: string | undefined
  readonly count: number
}

/**
 * Writes a deck for the first of several requests with the same key, on whichever servers they are. The others follow it,
 * and get what the first got. When the first fails or its server dies, one of those that wait begins anew.
 */
export async function* generateOnce(
  { database, writer, newId }: GenerationPorts,
  request: IdempotentRequest,
  { signal, start }: Work,
): Progress<WriteEvent> {
  const { queries } = database
  const claim = { ...request, holder: newId() }
  let isWaiting = false
  let told: Told = { holder: undefined, count: 0 }
  while (!signal.aborted) {
    const claimed = await claimRequest(queries, claim)
    if (claimed.state === 'reused') return new Failure('idempotency_key_reused')
    if (claimed.state === 'answered') return yield* repeat(claimed, told)
    if (claimed.state === 'claimed') return yield* runClaimed(database, claim, { start, isWaiting })
    if (!isWaiting) yield { type: 'begun', ...writerView(writer) }
    isWaiting = true
    told = yield* relay(queries, claimed.holder, told)
    // Not in step with others that wait. Ends early when the caller leaves.
    await pause(500 + Math.random() * 1_000, undefined, { signal }).catch(() => undefined)
  }
  return undefined
}

/** Tells what an attempt at another server has told since; of one that has taken its place, from its beginning. */
async function* relay(
  queries: Queries,
  holder: string | undefined,
  before: Told,
): AsyncGenerator<WriteEvent, Told> {
  if (holder === undefined) return before
  const from = holder === before.holder ? before.count : 0
  const events = await readRun(queries, { holder, from })
  yield* events.filter(({ type }) => type !== 'begun')
  return { holder, count: from + events.length }
}

async function* repeat(
  { answer, holder }: { readonly answer: string; readonly holder: string },
  told: Told,
): Progress<WriteEvent> {
  const events: readonly WriteEvent[] = JSON.parse(answer)
  const rest = holder === told.holder ? events.slice(told.count) : events
  yield* told.holder === undefined ? rest : rest.filter(({ type }) => type !== 'begun')
  return undefined
}

async function* runClaimed(
  database: GenerationPorts['database'],
  claim: Claim,
  { start, isWaiting: hasBegun }: Pick<Work, 'start'> & { readonly isWaiting: boolean },
): Progress<WriteEvent> {
  const { queries } = database
  const events: WriteEvent[] = []
  const teller = tellRun(database, claim.holder)
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
      teller.tell(value)
      if (!hasBegun || value.type !== 'begun') yield value
    }
  } finally {
    await progress.return(undefined)
    clearInterval(renewing)
    await releaseClaim(queries, claim).catch(() => undefined)
    await teller.end()
  }
}
