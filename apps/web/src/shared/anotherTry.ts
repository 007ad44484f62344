import { ApiError } from '@deckloom/contract'

/**
 * Once a server has started the work, long enough for it to restart; otherwise the user soon learns that it is down.
 */
const mostTries = { started: 16, notStarted: 4 } as const
const longestPauseMs = 5_000

export interface Tried {
  /** Number of attempts so far. */
  readonly tried: number
  /** Whether a server has started the work. */
  readonly hasStarted: boolean
  readonly signal: AbortSignal
}

/**
 * Waits before an idempotent request is retried: one second at first, then longer. Returns false if a retry is
 * pointless, because another server would respond the same or there were enough attempts. Rejects with the signal's
 * reason.
 */
export async function anotherTry(
  error: unknown,
  { tried, hasStarted, signal }: Tried,
): Promise<boolean> {
  signal.throwIfAborted()
  if (!isOfServer(error, hasStarted)) return false
  if (tried >= (hasStarted ? mostTries.started : mostTries.notStarted)) return false
  await pause(Math.min(longestPauseMs, tried * 1_000), signal)
  return true
}

/** Returns whether a server is shutting down, a connection broke, or the proxy found no server. */
function isOfServer(error: unknown, hasStarted: boolean): boolean {
  if (!(error instanceof ApiError)) return error instanceof TypeError
  const { status, body } = error
  // Our own server says what is wrong. An overloaded one accepts work started elsewhere a little later.
  if (body) return body.code === 'unavailable' || (hasStarted && body.code === 'overloaded')
  return status >= 502 && status <= 504
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
