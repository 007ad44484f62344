import { awaitTurn, holdClaim } from '../../db/carryOutOnce.ts'
import { type Claim, keepAnswer } from '../../db/idempotencyRepository.ts'
import type { Queries } from '../../db/openDatabase.ts'
import type { Progress } from '../../http/answers/eventStream.ts'
import { Failure } from '../../http/errors/failure.ts'
import type { IdempotentRequest } from '../../platform/idempotentRequest.ts'
import type { GenerationPorts, KeepEvent } from './generationPorts.ts'
import { writerView } from './presentGeneration.ts'
import { readRun, type RunEvent, createRunPublisher } from './events/runEvents.ts'

type StartedEvent = { readonly type: 'begun' } & ReturnType<typeof writerView>

interface Work<Event extends RunEvent> {
  readonly signal: AbortSignal
  readonly start: (keep: KeepEvent<Event>) => Progress<Event>
}

/** The events of which attempt a follower has received. */
interface Received {
  readonly holder: string | undefined
  readonly count: number
}

type Ports = Pick<GenerationPorts, 'database' | 'writer' | 'newId'>

/**
 * Writes for the first of several requests with the same key, across servers. The others follow it
 * and get the same result. When the first fails or its server dies, one of the others restarts.
 */
export async function* generateOnce<Event extends RunEvent>(
  { database, writer, newId }: Ports,
  request: IdempotentRequest,
  { signal, start }: Work<Event>,
): Progress<Event | StartedEvent> {
  const { queries } = database
  const claim = { ...request, holder: newId() }
  let isWaiting = false
  let received: Received = { holder: undefined, count: 0 }
  const turns = awaitTurn(queries, claim, signal)
  for (;;) {
    const { done, value } = await turns.next()
    if (done) {
      if (value?.state === 'reused') return new Failure('idempotency_key_reused')
      if (value?.state === 'answered') return yield* repeat<Event>(value, received)
      if (value?.state !== 'claimed') return undefined
      return yield* runClaimed<Event>(database, claim, { start, isWaiting })
    }
    if (!isWaiting) yield { type: 'begun', ...writerView(writer) }
    isWaiting = true
    received = yield* relay<Event>(queries, value, received)
  }
}

/**
 * Yields new events of an attempt on another server; if that was replaced, all events of its
 * successor.
 */
async function* relay<Event extends RunEvent>(
  queries: Queries,
  holder: string | undefined,
  before: Received,
): AsyncGenerator<Event, Received> {
  if (holder === undefined) return before
  const from = holder === before.holder ? before.count : 0
  const events = await readRun<Event>(queries, { holder, from })
  yield* events.filter(({ type }) => type !== 'begun')
  return { holder, count: from + events.length }
}

async function* repeat<Event extends RunEvent>(
  { answer, holder }: { readonly answer: string; readonly holder: string },
  received: Received,
): Progress<Event> {
  const events: readonly Event[] = JSON.parse(answer)
  const rest = holder === received.holder ? events.slice(received.count) : events
  yield* received.holder === undefined ? rest : rest.filter(({ type }) => type !== 'begun')
  return undefined
}

async function* runClaimed<Event extends RunEvent>(
  database: GenerationPorts['database'],
  claim: Claim,
  { start, isWaiting: hasBegun }: Pick<Work<Event>, 'start'> & { readonly isWaiting: boolean },
): Progress<Event> {
  const events: Event[] = []
  const publisher = createRunPublisher(database, claim.holder)
  const progress = start((transaction, last) =>
    keepAnswer(transaction, claim, { status: 200, answer: JSON.stringify([...events, last]) }),
  )
  const release = holdClaim(database.queries, claim)
  try {
    for (;;) {
      const { done, value } = await progress.next()
      if (done) return value
      events.push(value)
      publisher.publish(value)
      if (!hasBegun || value.type !== 'begun') yield value
    }
  } finally {
    await progress.return(undefined)
    await release()
    await publisher.end()
  }
}
