import { currentCaller, hasPriority } from '../caller.ts'

/** Thrown when more work is waiting than could be done in time. */
export class Overloaded extends Error {
  readonly code = 'OVERLOADED'
}

/** What one caller may use of the queue. */
export interface CallerLimits {
  /** Pieces of work that run at once. */
  readonly parallel: number
  /** Pieces of work that may wait. */
  readonly queue: number
  /**
   * Milliseconds until a waiting piece is rejected with `Overloaded`; without it, it waits without
   * a limit.
   */
  readonly waitMs?: number
}

export interface FairQueueOptions {
  /** Pieces of work that run at once. */
  readonly parallel: number
  /** Pieces of work that may wait. */
  readonly queue: number
  /** Pieces of work of one caller that may wait; by default half of `queue`. */
  readonly queuePerCaller?: number
  /** Limits per caller; by default half of the places each. */
  readonly limitsOf?: (caller: string) => CallerLimits
  /** Whether waiting callers with priority go first; at most three in a row while others wait. */
  readonly byPriority?: boolean
}

/** At most this many callers with priority go in a row while others wait, so that no one is starved. */
const priorityInRow = 3

/** How full a queue is. */
export interface QueueLoad {
  readonly running: number
  readonly waiting: number
  /** Pieces of work that may wait. */
  readonly room: number
  /** Pieces of work that completed or failed since the start. */
  readonly ended: number
  /**
   * Pieces of work that were rejected since the start because the queue was full or they waited too
   * long.
   */
  readonly refused: number
  /**
   * Milliseconds since a piece of work last started or ended while others wait; 0 while nothing
   * waits.
   */
  readonly stalledMs: number
}

/** The waiting and running work of one caller. */
interface Line {
  readonly limits: CallerLimits
  readonly isPriority: boolean
  running: number
  /** When it last got a place; the caller that has waited longest is next. */
  served: number
  readonly waiting: Set<() => void>
}

/**
 * Runs a few pieces of work at once and queues some; throws `Overloaded` for the rest. Callers take
 * turns, and each may use at most half of the places, or what `limitsOf` returns, so that one
 * caller's backlog never delays the others. With `byPriority`, callers on paid plans go first.
 */
export class FairQueue {
  readonly #parallel: number
  readonly #queue: number
  readonly #limitsOf: (caller: string) => CallerLimits
  readonly #byPriority: boolean
  readonly #lines = new Map<string, Line>()
  #running = 0
  #waiting = 0
  #turn = 0
  /** Callers with priority that went in a row while others waited. */
  #priorityTurns = 0
  #ended = 0
  #refused = 0
  #movedAt = 0

  constructor({ parallel, queue, queuePerCaller, limitsOf, byPriority }: FairQueueOptions) {
    const half: CallerLimits = {
      parallel: Math.max(1, Math.floor(parallel / 2)),
      queue: queuePerCaller ?? Math.ceil(queue / 2),
    }
    this.#parallel = parallel
    this.#queue = queue
    this.#limitsOf = limitsOf ?? (() => half)
    this.#byPriority = byPriority ?? false
  }

  /**
   * Runs the work once there is a place. If the signal aborts while it waits, the place is given up
   * and the promise rejects with the signal's reason.
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.runFor(currentCaller(), work, signal)
  }

  /** Like `run`, queued under `name` instead of the current caller. */
  async runFor<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const line = this.#lineOf(name)
    if (this.#running < this.#parallel && this.#hasTurn(line)) this.#enter(line)
    else await this.#wait(line, signal).finally(() => this.#tidy(name, line))
    try {
      return await work()
    } finally {
      line.running -= 1
      this.#running -= 1
      this.#ended += 1
      this.#movedAt = performance.now()
      this.#beginNext()
      this.#tidy(name, line)
    }
  }

  load(): QueueLoad {
    const stalledMs = this.#waiting === 0 ? 0 : performance.now() - this.#movedAt
    return {
      running: this.#running,
      waiting: this.#waiting,
      room: this.#queue,
      ended: this.#ended,
      refused: this.#refused,
      stalledMs,
    }
  }

  #lineOf(caller: string): Line {
    const known = this.#lines.get(caller)
    if (known) return known
    const limits = this.#limitsOf(caller)
    const isPriority = this.#byPriority && hasPriority()
    const line: Line = { limits, isPriority, running: 0, served: 0, waiting: new Set() }
    this.#lines.set(caller, line)
    return line
  }

  #hasTurn(line: Line): boolean {
    return line.running < line.limits.parallel
  }

  #enter(line: Line): void {
    line.running += 1
    this.#running += 1
    this.#movedAt = performance.now()
    this.#turn += 1
    line.served = this.#turn
  }

  /** Takes the place synchronously, before anyone else can. */
  #beginNext(): void {
    if (this.#waiting === 0 || this.#running >= this.#parallel) return
    const lines = [...this.#lines.values()].filter(
      (line) => line.waiting.size > 0 && this.#hasTurn(line),
    )
    const [begin] = this.#choose(lines)?.waiting ?? []
    begin?.()
  }

  /** Of those with priority, and otherwise of the others, the one that has waited longest for a turn. */
  #choose(lines: readonly Line[]): Line | undefined {
    const inOrder = lines.toSorted((one, other) => one.served - other.served)
    const first = inOrder.find(({ isPriority }) => isPriority)
    const other = inOrder.find(({ isPriority }) => !isPriority)
    const goesFirst = first && (!other || this.#priorityTurns < priorityInRow)
    this.#priorityTurns = goesFirst && other ? this.#priorityTurns + 1 : 0
    return goesFirst ? first : other
  }

  #wait(line: Line, signal: AbortSignal | undefined): Promise<void> {
    const { queue, waitMs } = line.limits
    if (this.#waiting >= this.#queue || line.waiting.size >= queue) {
      this.#refused += 1
      return Promise.reject(new Overloaded('Too much is waiting'))
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
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
      const refuse = () => {
        leave()
        this.#refused += 1
        reject(new Overloaded('This has waited for too long'))
      }
      const timer = waitMs === undefined ? undefined : setTimeout(refuse, waitMs)
      this.#waiting += 1
      line.waiting.add(begin)
      signal?.addEventListener('abort', giveUp, { once: true })
    })
  }

  /** Drops callers that have nothing running or waiting. */
  #tidy(caller: string, line: Line): void {
    if (line.running === 0 && line.waiting.size === 0) this.#lines.delete(caller)
  }
}

function abortReason(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason
  return reason instanceof Error ? reason : new Error('The work was given up')
}
