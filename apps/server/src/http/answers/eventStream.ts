import type { FastifyReply } from 'fastify'
import type { Shutdown } from '../../platform/process/Shutdown.ts'
import { Failure } from '../errors/failure.ts'
import { failureOf } from '../errors/failureOf.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly shutdown: Shutdown
  }
}

interface StreamedEvent {
  readonly type: string
}

/** Events as they occur, and finally the failure, if any. */
export type Progress<E extends StreamedEvent> = AsyncGenerator<E, Failure | undefined>

interface StreamParts {
  /** Aborted when the server shuts down; clients are told to reconnect. */
  readonly ending: AbortSignal
  readonly report: (error: unknown) => void
}

/** Streams work as server-sent events. A failure is the last event, since the status has already been sent. */
export async function* streamEvents(
  progress: Progress<StreamedEvent>,
  { ending, report }: StreamParts,
): AsyncGenerator<string> {
  try {
    const { failure, isDone } = yield* asText(progress)
    if (failure) yield failureText(failure)
    else if (ending.aborted && !isDone) yield failureText(comeBack())
  } catch (error) {
    report(error)
    yield failureText(failureOf(error))
  }
}

async function* asText(
  progress: Progress<StreamedEvent>,
): AsyncGenerator<string, { readonly failure: Failure | undefined; readonly isDone: boolean }> {
  let isDone = false
  for (;;) {
    const { done, value } = await progress.next()
    if (done) return { failure: value, isDone }
    isDone = value.type === 'done'
    yield eventText(value)
  }
}

function failureText({ code, message }: Failure): string {
  const event = { type: 'error', code, message }
  return eventText(event)
}

function eventText(event: StreamedEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
}

const comeBack = () => new Failure('unavailable', undefined, { retryAfter: 2 })

/** Aborted when the client disconnects before the response is complete, or when the shutdown runs out of time. */
export function whileConnected(reply: FastifyReply): AbortSignal {
  return AbortSignal.any([connectionOf(reply), reply.server.shutdown.ending])
}

/** For work that continues without its client: aborted as soon as the server shuts down. */
export function whileServed(reply: FastifyReply): AbortSignal {
  return AbortSignal.any([connectionOf(reply), reply.server.shutdown.stopping])
}

function connectionOf(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  return left.signal
}
