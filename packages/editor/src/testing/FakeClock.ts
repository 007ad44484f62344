import type { Clock } from '../saving/ports.ts'

/** A clock that advances only when told to. */
export class FakeClock implements Clock {
  #now = 0
  readonly #timers = new Set<{ at: number; callback: () => void }>()

  now(): number {
    return this.#now
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { at: this.#now + milliseconds, callback }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  /** Fires due timers, then lets promises settle. */
  async pass(milliseconds: number): Promise<void> {
    this.#now += milliseconds
    for (const timer of this.#timers) {
      if (timer.at > this.#now) continue
      this.#timers.delete(timer)
      timer.callback()
    }
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  }
}
