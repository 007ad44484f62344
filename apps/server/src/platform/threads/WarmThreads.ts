import { Worker, type ResourceLimits } from 'node:worker_threads'

export interface WarmThreadsOptions {
  /** The bundled script of a thread. */
  readonly script: string
  readonly workerData?: unknown
  readonly limits: ResourceLimits
}

/** Threads of one script that are kept from one job to the next; one that ended is replaced when it is wanted. */
export class WarmThreads {
  readonly #options: WarmThreadsOptions
  readonly #idle: Worker[] = []
  readonly #all = new Set<Worker>()

  constructor(options: WarmThreadsOptions) {
    this.#options = options
  }

  take(): Worker {
    return this.#idle.pop() ?? this.#start()
  }

  /** For a thread that has done its job and waits for another. */
  giveBack(thread: Worker): void {
    if (this.#all.has(thread)) this.#idle.push(thread)
  }

  /** Ends every thread, busy or not. */
  async close(): Promise<void> {
    await Promise.all([...this.#all].map((thread) => thread.terminate()))
  }

  #start(): Worker {
    const { script, workerData, limits } = this.#options
    const thread = new Worker(script, { workerData, resourceLimits: limits })
    thread.unref()
    this.#all.add(thread)
    // A job that runs hears of it too; without a listener an idle thread's end would be the server's.
    thread.on('error', () => undefined)
    thread.once('exit', () => {
      this.#all.delete(thread)
      const place = this.#idle.indexOf(thread)
      if (place >= 0) this.#idle.splice(place, 1)
    })
    return thread
  }
}
