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

/** Events as they come, and at the end the failure if there was one. */
export type Progress<E extends StreamedEvent> = AsyncGenerator<E, Failure | undefined>

interface StreamParts {
  /** Aborted when the server tells nothing more: whoever listens is told to come back. */
  readonly ending: AbortSignal
  readonly report: (error: unknown) => void
}

/** Work as server-sent events. A failure is the last event: the answer's status was sent long before. */
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

/** Turns aborted when the caller goes away before the answer is complete, or the server has no more time for it. */
export function whileConnected(reply: FastifyReply): AbortSignal {
  return AbortSignal.any([connectionOf(reply), reply.server.shutdown.ending])
}

/** The same for work that goes on without its caller: turns aborted as soon as the server is to end. */
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
