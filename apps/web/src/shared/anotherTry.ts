import { ApiError } from '@deckloom/contract'

/** Once a server has started the work, long enough for it to restart; otherwise the person soon learns that it is down. */
const mostTries = { started: 16, notStarted: 4 } as const
const longestPauseMs = 5_000

export interface Tried {
  /** How often it was asked for. */
  readonly tried: number
  /** Whether a server has started with it. */
  readonly hasStarted: boolean
  readonly signal: AbortSignal
}

/**
 * Waits before an idempotent request is retried: a second, then longer.
 * False where that is no use: another server would answer the same, or enough tries were made. Rejects with the signal's
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

/** Whether a server shuts down, a connection broke, or the proxy found no server. */
function isOfServer(error: unknown, hasStarted: boolean): boolean {
  if (!(error instanceof ApiError)) return error instanceof TypeError
  const { status, body } = error
  // Our own server names what is wrong. One that has too much to do takes what was started elsewhere a little later.
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
