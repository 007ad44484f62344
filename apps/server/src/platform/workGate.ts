/** More work is waiting than could be done in time. */
export class Overloaded extends Error {
  readonly code = 'OVERLOADED'
}

/** Lets a few pieces of work run at once and some wait; throws `Overloaded` for the rest. */
export class WorkGate {
  readonly #parallel: number
  readonly #queue: number
  readonly #waiting = new Set<() => void>()
  #running = 0

  constructor({ parallel, queue }: { parallel: number; queue: number }) {
    this.#parallel = parallel
    this.#queue = queue
  }

  /** Work that is aborted while it waits gives up its place, and rejects with the signal's reason. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#running >= this.#parallel) await this.#wait(signal)
    else this.#running += 1
    try {
      return await work()
    } finally {
      const [next] = this.#waiting
      // The place passes straight to the next in line, so that nobody slips in between.
      if (next) next()
      else this.#running -= 1
    }
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.size >= this.#queue) throw new Overloaded('Too much is waiting')
    return new Promise((resolve, reject) => {
      const begin = () => {
        this.#waiting.delete(begin)
        signal?.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        this.#waiting.delete(begin)
        reject(abortReason(signal))
      }
      this.#waiting.add(begin)
      signal?.addEventListener('abort', giveUp, { once: true })
    })
  }
}

function abortReason(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason
  return reason instanceof Error ? reason : new Error('The work was given up')
}
