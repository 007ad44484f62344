/** More work is waiting than could be done in time. */
export class Overloaded extends Error {
  readonly code = 'OVERLOADED'
}

/** Lets a few pieces of work run at once and some wait; throws `Overloaded` for the rest. */
export class WorkGate {
  readonly #parallel: number
  readonly #queue: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ parallel, queue }: { parallel: number; queue: number }) {
    this.#parallel = parallel
    this.#queue = queue
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#parallel) await this.#wait()
    else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The place passes straight to the next in line, so that nobody slips in between.
      if (next) next()
      else this.#running -= 1
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#queue) throw new Overloaded('Too much is waiting')
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
    })
  }
}
