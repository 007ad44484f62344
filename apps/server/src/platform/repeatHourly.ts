import { errorWords } from './errorWords.ts'

const hourMs = 60 * 60 * 1_000

/**
 * Does something now and every hour, until it is stopped. A time that fails is told to `warn`, and the next one comes
 * all the same.
 */
export function repeatHourly(
  work: () => Promise<void>,
  warn: (message: string) => void,
): {
  /** Resolves when what is going on is done. */
  readonly stop: () => Promise<void>
} {
  let running = Promise.resolve()
  const turn = () => {
    running = running.then(work).catch((error: unknown) => {
      warn(`Hourly work failed: ${errorWords(error)}`)
    })
  }
  turn()
  const timer = setInterval(turn, hourMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
