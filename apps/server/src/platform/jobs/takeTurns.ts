import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds for which work may hold the event loop. */
const longestHold = 10

/**
 * For long work on the main thread, which calls what this gives at every step: it resolves at once, or, where the work
 * has held the event loop for 10 ms, after everybody else had their turn.
 */
export function takeTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestHold) return
    await nextTurn()
    since = performance.now()
  }
}
