import { describeError } from '../describeError.ts'

const hourMs = 60 * 60 * 1_000

export interface Repetition {
  /** Resolves when what is going on is done. */
  readonly stop: () => Promise<void>
}

/**
 * Does something now and every hour, until it is stopped. A time that fails is told to `warn`, and the next one comes
 * all the same.
 */
export function repeatHourly(
  work: () => Promise<void>,
  warn: (message: string) => void,
): Repetition {
  return repeatEvery(hourMs, work, (error) => warn(`Hourly work failed: ${describeError(error)}`))
}

/** Does something now and every `ms` milliseconds; while one time still goes on, the next ones are left out. */
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
