import { currentCaller } from './caller.ts'

/** More work is waiting than could be done in time. */
export class Overloaded extends Error {
  readonly code = 'OVERLOADED'
}

export interface FairQueueOptions {
  /** Pieces of work that run at once; one caller's are half of them at most. */
  readonly parallel: number
  /** Pieces of work that may wait. */
  readonly queue: number
  /** Of one caller; without it half of `queue`. */
  readonly queuePerCaller?: number
}

/** What one caller has here. */
interface Line {
  running: number
  /** When it was last given a place; who waits longest for one is next. */
  served: number
  readonly waiting: Set<() => void>
}

/**
 * Lets a few pieces of work run at once and some wait; throws `Overloaded` for the rest. Callers take turns: whoever
 * brings much work waits for itself and not in front of others, and half of the places stay out of its reach.
 */
export class FairQueue {
  readonly #parallel: number
  readonly #parallelPerCaller: number
  readonly #queue: number
  readonly #queuePerCaller: number
  readonly #lines = new Map<string, Line>()
  #running = 0
  #waiting = 0
  #turn = 0

  constructor({ parallel, queue, queuePerCaller }: FairQueueOptions) {
    this.#parallel = parallel
    this.#parallelPerCaller = Math.max(1, Math.floor(parallel / 2))
    this.#queue = queue
    this.#queuePerCaller = queuePerCaller ?? Math.ceil(queue / 2)
  }

  /** Work that is aborted while it waits gives up its place, and rejects with the signal's reason. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const caller = currentCaller()
    const line = this.#lineOf(caller)
    if (this.#running < this.#parallel && this.#hasTurn(line)) this.#enter(line)
    else await this.#wait(line, signal).finally(() => this.#tidy(caller, line))
    try {
      return await work()
    } finally {
      line.running -= 1
      this.#running -= 1
      this.#beginNext()
      this.#tidy(caller, line)
    }
  }

  #lineOf(caller: string): Line {
    const line = this.#lines.get(caller) ?? { running: 0, served: 0, waiting: new Set() }
    this.#lines.set(caller, line)
    return line
  }

  #hasTurn(line: Line): boolean {
    return line.running < this.#parallelPerCaller
  }

  #enter(line: Line): void {
    line.running += 1
    this.#running += 1
    this.#turn += 1
    line.served = this.#turn
  }

  /** The place is taken for whoever is next before anybody else can ask for it. */
  #beginNext(): void {
    if (this.#running >= this.#parallel) return
    const lines = [...this.#lines.values()].filter(
      (line) => line.waiting.size > 0 && this.#hasTurn(line),
    )
    const [next] = lines.toSorted((one, other) => one.served - other.served)
    const [begin] = next?.waiting ?? []
    begin?.()
  }

  #wait(line: Line, signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting >= this.#queue || line.waiting.size >= this.#queuePerCaller) {
      return Promise.reject(new Overloaded('Too much is waiting'))
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting -= 1
        line.waiting.delete(begin)
        signal?.removeEventListener('abort', giveUp)
      }
      const begin = () => {
        leave()
        this.#enter(line)
        resolve()
      }
      const giveUp = () => {
        leave()
        reject(abortReason(signal))
      }
      this.#waiting += 1
      line.waiting.add(begin)
      signal?.addEventListener('abort', giveUp, { once: true })
    })
  }

  /** Nobody is remembered who has nothing here. */
  #tidy(caller: string, line: Line): void {
    if (line.running === 0 && line.waiting.size === 0) this.#lines.delete(caller)
  }
}

function abortReason(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason
  return reason instanceof Error ? reason : new Error('The work was given up')
}
