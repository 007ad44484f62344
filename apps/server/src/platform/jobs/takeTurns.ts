import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds for which work may block the event loop. */
const longestHold = 10

/**
 * For long work on the main thread: call the returned function at every step. It resolves at once,
 * or, if the event loop has been blocked for 10 ms, after other work had its turn.
 */
export function takeTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestHold) return
    await nextTurn()
    since = performance.now()
  }
}
