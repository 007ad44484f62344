import { ApiError } from '@deckloom/contract'
import { type EventRequest, requestEvents } from './requestEvents.ts'

interface SentEvent {
  readonly type: string
  readonly code?: string
}

const mostTries = 6
const pauseMs = 1_000

/**
 * The events of work that any server goes on with when the same is asked for again: once it has begun, a stream that breaks
 * off is taken up again, and so is one whose server says that it is to end. Events may then come a second time.
 */
export async function* followEvents<E extends SentEvent>(
  path: string,
  request: EventRequest<E>,
): AsyncGenerator<E> {
  let hasBegun = false
  for (let tried = 1; ; tried += 1) {
    const mayReturn = () => hasBegun && tried < mostTries && !request.signal.aborted
    try {
      for await (const event of requestEvents(path, request)) {
        refuseSentAway(event, mayReturn())
        hasBegun = true
        yield event
      }
      return
    } catch (error) {
      if (!mayReturn() || !isOfServer(error)) throw error
    }
    await pause(pauseMs, request.signal)
  }
}

/** The server is to end, and another one goes on. */
class SentAway extends Error {
  override readonly name = 'SentAway'
}

function refuseSentAway({ type, code }: SentEvent, mayReturn: boolean): void {
  if (mayReturn && type === 'error' && code === 'unavailable') throw new SentAway()
}

/** Whether a server ends, a connection broke, or whoever is in front found no server. */
function isOfServer(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 502
  return error instanceof SentAway || error instanceof TypeError
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
