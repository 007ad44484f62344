import { ApiError } from '@deckloom/contract'

/** Once it is known to have begun, long enough for a server to start anew; else a person soon learns that none is there. */
const mostTries = { begun: 16, notBegun: 4 } as const
const longestPauseMs = 5_000

export interface Tried {
  /** How often it was asked for. */
  readonly tried: number
  /** Whether a server has begun with it. */
  readonly hasBegun: boolean
  readonly signal: AbortSignal
}

/**
 * Waits before work is asked for again that servers carry out once however often it is asked for: a second, then longer.
 * False where that is no use: another server would say the same, or it was tried often enough. Rejects with the signal's
 * reason.
 */
export async function anotherTry(
  error: unknown,
  { tried, hasBegun, signal }: Tried,
): Promise<boolean> {
  signal.throwIfAborted()
  if (!isOfServer(error, hasBegun)) return false
  if (tried >= (hasBegun ? mostTries.begun : mostTries.notBegun)) return false
  await pause(Math.min(longestPauseMs, tried * 1_000), signal)
  return true
}

/** Whether a server ends, a connection broke, or whoever is in front found no server. */
function isOfServer(error: unknown, hasBegun: boolean): boolean {
  if (!(error instanceof ApiError)) return error instanceof TypeError
  const { status, body } = error
  // Our own server names what is wrong. One that has too much to do takes what was begun elsewhere a little later.
  if (body) return body.code === 'unavailable' || (hasBegun && body.code === 'overloaded')
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
