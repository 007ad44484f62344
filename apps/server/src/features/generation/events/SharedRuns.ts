import type { Failure } from '../../../http/errors/failure.ts'
import type { Progress } from '../../../http/answers/eventStream.ts'
import type { Shutdown } from '../../../platform/process/Shutdown.ts'

const keptMs = 10 * 60 * 1_000
const mostKept = 1_000

/**
 * Requests with the same key share one run: later ones get all of its events, from the first. A run
 * that fails, or that all its readers leave, is dropped, so that the next request with its key
 * tries again.
 */
export class SharedRuns<Event extends { readonly type: string }> {
  readonly #runs = new Map<string, SharedRun<Event>>()
  readonly #now: () => number
  readonly #shutdown: Shutdown

  constructor(now: () => number, shutdown: Shutdown) {
    this.#now = now
    this.#shutdown = shutdown
  }

  /** Resolves when no run is active. */
  async settled(): Promise<void> {
    await Promise.all([...this.#runs.values()].map(({ ended }) => ended))
  }

  async *follow(
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Progress<Event>,
  ): Progress<Event> {
    // An aborted request starts nothing.
    if (signal.aborted) return undefined
    this.#forgetOld()
    const before = this.#runs.get(key)
    // An abandoned run may have stored its deck all the same: wait for its end.
    if (before?.isLeft === true) await before.ended
    const run = this.#runs.get(key) ?? this.#begin(key, start)
    return yield* run.follow(signal)
  }

  #begin(key: string, start: (signal: AbortSignal) => Progress<Event>): SharedRun<Event> {
    const run = new SharedRun(start, { beganAt: this.#now(), shutdown: this.#shutdown }, () => {
      if (this.#runs.get(key) === run) this.#runs.delete(key)
    })
    this.#runs.set(key, run)
    return run
  }

  #forgetOld(): void {
    const oldest = this.#now() - keptMs
    for (const [key, run] of this.#runs) {
      if (run.beganAt > oldest && this.#runs.size < mostKept) return
      this.#runs.delete(key)
    }
  }
}

type Outcome = { readonly failure: Failure | undefined } | { readonly error: Error }

class SharedRun<Event extends { readonly type: string }> {
  readonly beganAt: number
  readonly ended: Promise<void>
  readonly #failed: () => void
  readonly #left = new AbortController()
  readonly #shutdown: Shutdown
  readonly #events: Event[] = []
  readonly #waiting = new Set<() => void>()
  #outcome: Outcome | undefined
  #followers = 0

  constructor(
    start: (signal: AbortSignal) => Progress<Event>,
    { beganAt, shutdown }: { readonly beganAt: number; readonly shutdown: Shutdown },
    failed: () => void,
  ) {
    this.beganAt = beganAt
    this.#failed = failed
    this.#shutdown = shutdown
    this.ended = this.#drive(start(AbortSignal.any([this.#left.signal, shutdown.ending])))
  }

  /** All readers have left. */
  get isLeft(): boolean {
    return this.#left.signal.aborted
  }

  async *follow(signal: AbortSignal): Progress<Event> {
    this.#followers += 1
    const wake = () => this.#wake()
    signal.addEventListener('abort', wake)
    try {
      for (let next = 0; !signal.aborted;) {
        const event = this.#events[next]
        if (event) {
          next += 1
          yield event
        } else if (this.#outcome) return this.#end(this.#outcome)
        else await new Promise<void>((resolve) => this.#waiting.add(resolve))
      }
      return undefined
    } finally {
      signal.removeEventListener('abort', wake)
      this.#followers -= 1
      // At a shutdown, followers reconnect to another server and wait for what was started here.
      const isOver = this.#outcome !== undefined || this.#shutdown.stopping.aborted
      if (this.#followers === 0 && !isOver) this.#left.abort()
    }
  }

  #end(outcome: Outcome): Failure | undefined {
    if ('error' in outcome) throw outcome.error
    return outcome.failure
  }

  async #drive(progress: Progress<Event>): Promise<void> {
    try {
      const failure = await this.#collect(progress)
      this.#outcome = { failure }
      if (failure !== undefined || !this.#isDone) this.#failed()
    } catch (error) {
      this.#outcome = { error: error instanceof Error ? error : new Error(String(error)) }
      this.#failed()
    } finally {
      this.#wake()
    }
  }

  get #isDone(): boolean {
    return this.#events.at(-1)?.type === 'done'
  }

  async #collect(progress: Progress<Event>): Promise<Failure | undefined> {
    for (;;) {
      const { done, value } = await progress.next()
      if (done) return value
      this.#events.push(value)
      this.#wake()
    }
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }
}
