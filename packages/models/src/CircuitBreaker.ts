const failures = { most: 5, withinMs: 30_000 }
const openMs = 30_000

/** Skips a service after repeated failures; after a while a single call probes it. */
export class CircuitBreaker {
  readonly #now: () => number
  #failed: readonly number[] = []
  #openUntil = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** False while the circuit is open; true once after the pause, for the call that probes. */
  admits(): boolean {
    const now = this.#now()
    if (this.#openUntil === 0) return true
    if (now < this.#openUntil) return false
    this.#openUntil = now + openMs
    return true
  }

  worked(): void {
    this.#failed = []
    this.#openUntil = 0
  }

  failed(): void {
    const now = this.#now()
    this.#failed = [...this.#failed.filter((at) => at > now - failures.withinMs), now]
    if (this.#failed.length >= failures.most) this.#openUntil = now + openMs
  }
}
