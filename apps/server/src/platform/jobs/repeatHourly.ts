import { describeError } from '../describeError.ts'

const hourMs = 60 * 60 * 1_000

export interface Repetition {
  /** Resolves when the current run is done. */
  readonly stop: () => Promise<void>
}

/**
 * Runs `work` now and every hour until stopped. A failed run is reported to `warn`; the next one
 * runs all the same.
 */
export function repeatHourly(
  work: () => Promise<void>,
  warn: (message: string) => void,
): Repetition {
  return repeatEvery(hourMs, work, (error) => warn(`Hourly work failed: ${describeError(error)}`))
}

/** Runs `work` now and every `ms` milliseconds; skips runs while one is still in progress. */
export function repeatEvery(
  ms: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): Repetition {
  let running: Promise<void> | undefined
  const turn = () => {
    running ??= work()
      .catch(failed)
      .finally(() => {
        running = undefined
      })
  }
  turn()
  const timer = setInterval(turn, ms).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
