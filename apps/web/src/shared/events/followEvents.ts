import { ApiError } from '@deckloom/contract'
import { anotherTry } from '../anotherTry.ts'
import { type EventRequest, requestEvents } from './requestEvents.ts'

interface SentEvent {
  readonly type: string
  readonly code?: string
}

/**
 * The events of an idempotent request: a stream that breaks off is resumed
 * again, and so is one whose server announces that it shuts down. Events may then come a second time. Throws ApiError when the
 * server refuses, or no server goes on.
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

/** The server shuts down, and another one continues: as if it had refused. */
function refuseSentAway(event: SentEvent): void {
  if (event.type === 'error' && event.code === 'unavailable')
    throw new ApiError(503, JSON.stringify(event), '')
}
