import type { StoreUnavailable } from '../fileStore.ts'
import { StoreUnreachable } from './StoreUnreachable.ts'

export interface OutageGuardOptions {
  /** Checks whether the store responds; rejects otherwise. Must settle within about a second. */
  readonly probe: () => Promise<void>
  /** Called once when an outage begins and once when it ends. */
  readonly warn: (message: string) => void
}

const probeEveryMs = 500

/**
 * A circuit breaker: fails calls at once while a store is away, instead of one timeout after
 * another, and probes twice a second for its return.
 */
export class OutageGuard {
  readonly #options: OutageGuardOptions
  #outage: StoreUnavailable | undefined
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(options: OutageGuardOptions) {
    this.#options = options
  }

  /** Runs the work unless the store is known to be away. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#outage)
      throw new StoreUnreachable(this.#outage.message, { cause: this.#outage.cause })
    return this.watch(work)
  }

  /** Runs the work in any case. */
  async watch<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof StoreUnreachable) this.#begin(error)
      throw error
    }
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  #begin(fault: StoreUnreachable): void {
    if (this.#outage || this.#stopped) return
    this.#outage = fault
    this.#options.warn(`${fault.message}. Files cannot be read or written until it answers again.`)
    this.#timer = setTimeout(() => void this.#probe(), 0).unref()
  }

  async #probe(): Promise<void> {
    try {
      await this.#options.probe()
      this.#outage = undefined
      this.#options.warn('The file store answers again.')
    } catch {
      if (!this.#stopped) this.#timer = setTimeout(() => void this.#probe(), probeEveryMs).unref()
    }
  }
}
