import type { FastifyReply } from 'fastify'
import type { Failure } from './failure.ts'
import { failureOf } from './failureOf.ts'

interface StreamedEvent {
  readonly type: string
}

/** Events as they come, and at the end the failure if there was one. */
export type Progress<E extends StreamedEvent> = AsyncGenerator<E, Failure | undefined>

/** Work as server-sent events. A failure is the last event: the answer's status was sent long before. */
export async function* streamEvents(
  progress: Progress<StreamedEvent>,
  report: (error: unknown) => void,
): AsyncGenerator<string> {
  try {
    const failure = yield* asText(progress)
    if (failure) yield failureText(failure)
  } catch (error) {
    report(error)
    yield failureText(failureOf(error))
  }
}

async function* asText(
  progress: Progress<StreamedEvent>,
): AsyncGenerator<string, Failure | undefined> {
  for (;;) {
    const { done, value } = await progress.next()
    if (done) return value
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

/** Turns aborted when the caller goes away before the answer is complete. */
export function whileConnected(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
