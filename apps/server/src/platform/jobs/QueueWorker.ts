import { asServer } from '../caller.ts'

export interface QueueWorkerParts {
  /** Works off what is due, until nothing is or `stopped` returns true. */
  readonly work: (stopped: () => boolean) => Promise<void>
  /** Called when the queue could not be read; the next poll retries. */
  readonly failed: (error: unknown) => void
  /** Polling interval in milliseconds. */
  readonly everyMs: number
}

/**
 * Works off a queue in the database: at once when woken, and at an interval for entries that wait
 * for a retry.
 */
export class QueueWorker {
  readonly #parts: QueueWorkerParts
  readonly #timer: NodeJS.Timeout
  #running = Promise.resolve()
  #stopped = false

  constructor(parts: QueueWorkerParts) {
    this.#parts = parts
    this.#timer = setInterval(() => this.wake(), parts.everyMs).unref()
  }

  /** Checks the queue once the current run is done. */
  wake(): void {
    this.#running = asServer(() => this.#look(this.#running))
  }

  /** Resolves when everything that was due at the last `wake` has been tried. */
  async idle(): Promise<void> {
    await this.#running
  }

  /** Finishes the current entry and stops. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.idle()
  }

  async #look(before: Promise<void>): Promise<void> {
    await before
    try {
      await this.#parts.work(() => this.#stopped)
    } catch (error) {
      // The database is away; the queue survives that.
      this.#parts.failed(error)
    }
  }
}
