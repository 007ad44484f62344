import type { StoreUnavailable } from '../fileStore.ts'
import { StoreAway } from './StoreAway.ts'

export interface OutageGuardOptions {
  /** Asks the store whether it answers; rejects when it does not. Must end within a second or so. */
  readonly probe: () => Promise<void>
  /** Told once when an outage begins and once when it ends. */
  readonly warn: (message: string) => void
}

const probeEveryMs = 500

/**
 * Refuses calls at once while a store is away, so that nobody waits for one time-out after the other, and asks twice a
 * second whether it is back.
 */
export class OutageGuard {
  readonly #options: OutageGuardOptions
  #outage: StoreUnavailable | undefined
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(options: OutageGuardOptions) {
    this.#options = options
  }

  /** Does the work, unless the store is known to be away. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#outage) throw new StoreAway(this.#outage.message, { cause: this.#outage.cause })
    return this.watch(work)
  }

  /** Does the work in any case. */
  async watch<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof StoreAway) this.#begin(error)
      throw error
    }
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  #begin(fault: StoreAway): void {
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
