import { Worker, type ResourceLimits } from 'node:worker_threads'

export interface WarmThreadsOptions {
  /** The bundled script of a thread. */
  readonly script: string
  readonly workerData?: unknown
  readonly limits: ResourceLimits
}

/** Reusable threads of one script; a thread that exited is replaced when needed. */
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

  /** Returns an idle thread to the pool. */
  giveBack(thread: Worker): void {
    if (this.#all.has(thread)) this.#idle.push(thread)
  }

  /** Terminates every thread, busy or not. */
  async close(): Promise<void> {
    await Promise.all([...this.#all].map((thread) => thread.terminate()))
  }

  #start(): Worker {
    const { script, workerData, limits } = this.#options
    const thread = new Worker(script, { workerData, resourceLimits: limits })
    thread.unref()
    this.#all.add(thread)
    // A running job has its own listener; without this one an idle thread's error would crash the
    // server.
    thread.on('error', () => undefined)
    thread.once('exit', () => {
      this.#all.delete(thread)
      const place = this.#idle.indexOf(thread)
      if (place >= 0) this.#idle.splice(place, 1)
    })
    return thread
  }
}
