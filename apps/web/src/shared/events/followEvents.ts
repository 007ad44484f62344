import { ApiError } from '@deckloom/contract'
import { anotherTry } from '../anotherTry.ts'
import { type EventRequest, requestEvents } from './requestEvents.ts'

interface SentEvent {
  readonly type: string
  readonly code?: string
}

/**
 * Yields the events of an idempotent request. A stream that breaks off is retried, and so is one whose server announces
 * its shutdown, so events may arrive twice. Throws ApiError when the server refuses, or no server continues.
 */
export async function* followEvents<E extends SentEvent>(
  path: string,
  request: EventRequest<E>,
): AsyncGenerator<E> {
  const { signal } = request
  let hasStarted = false
  for (let tried = 1; ; tried += 1) {
    try {
      for await (const event of requestEvents(path, request)) {
        refuseSentAway(event)
        hasStarted = true
        yield event
      }
      return
    } catch (error) {
      if (!(await anotherTry(error, { tried, hasStarted, signal }))) throw error
    }
  }
}

/** Treats the event of a server that is shutting down like a refusal, so that another server continues. */
function refuseSentAway(event: SentEvent): void {
  if (event.type === 'error' && event.code === 'unavailable')
    throw new ApiError(503, JSON.stringify(event), '')
}
