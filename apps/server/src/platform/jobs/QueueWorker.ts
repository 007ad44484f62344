import { asServer } from '../caller.ts'

export interface QueueWorkerParts {
  /** Does what is due, until nothing is or `stopped` says so. */
  readonly work: (stopped: () => boolean) => Promise<void>
  /** Told when the queue itself could not be asked; it is looked at again later. */
  readonly failed: (error: unknown) => void
  /** Milliseconds between two looks that nobody asked for. */
  readonly everyMs: number
}

/** Looks after a queue in the database: at once when woken, and now and then for what waits for another attempt. */
export class QueueWorker {
  readonly #parts: QueueWorkerParts
  readonly #timer: NodeJS.Timeout
  #running = Promise.resolve()
  #stopped = false

  constructor(parts: QueueWorkerParts) {
    this.#parts = parts
    this.#timer = setInterval(() => this.wake(), parts.everyMs).unref()
  }

  /** Looks into the queue when what is going on now is done. */
  wake(): void {
    this.#running = asServer(() => this.#look(this.#running))
  }

  /** Resolves when everything was tried that was due at the last wake. */
  async idle(): Promise<void> {
    await this.#running
  }

  /** Finishes what is in hand and stops. */
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
      // The database is away; the queue is still there when it comes back.
      this.#parts.failed(error)
    }
  }
}
