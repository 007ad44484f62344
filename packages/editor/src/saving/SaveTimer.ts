import type { Clock } from './ports.ts'

export const saveTimes = {
  debounceMs: 800,
  /** While others have the deck open and watch: after the first of many edits, and from one save to the next. */
  sharedDelayMs: 25,
  sharedPauseMs: 120,
  firstRetryMs: 1_000,
  lastRetryMs: 30_000,
} as const

interface SaveTimerPorts {
  readonly clock: Clock
  /** From 0 to 1; spreads out the retries of many browsers. */
  readonly random: () => number
  readonly onDue: () => void
}

/** Decides when to save. */
export class SaveTimer {
  readonly #ports: SaveTimerPorts
  #isShared = false
  #savedAt = -Infinity
  #failures = 0
  #isOver = false
  #cancel: (() => void) | undefined

  constructor(ports: SaveTimerPorts) {
    this.#ports = ports
  }

  /** Whether a save is due later. */
  get isSet(): boolean {
    return this.#cancel !== undefined
  }

  /** Sets whether others have the deck open, who see each edit once it is saved. */
  share(isShared: boolean): void {
    this.#isShared = isShared
  }

  /** An edit was made. */
  setForEdit(): void {
    if (!this.#isShared) return this.#set(saveTimes.debounceMs)
    // The first of many edits does not wait for the last.
    if (this.isSet) return undefined
    const pause = this.#savedAt + saveTimes.sharedPauseMs - this.#ports.clock.now()
    return this.#set(Math.max(saveTimes.sharedDelayMs, pause))
  }

  /** A save failed; each time in a row it takes longer. */
  setForRetry(): void {
    this.#set(this.backoff())
  }

  /** Returns how long to wait after one more failure, in milliseconds. */
  backoff(): number {
    const wait = Math.min(saveTimes.firstRetryMs * 2 ** this.#failures, saveTimes.lastRetryMs)
    this.#failures++
    return wait * (0.75 + this.#ports.random() / 2)
  }

  /** The server answered. */
  forgetFailures(): void {
    this.#failures = 0
  }

  /** A save begins now. */
  begin(): void {
    this.#savedAt = this.#ports.clock.now()
  }

  /** Saves nothing any more. */
  stop(): void {
    this.clear()
    this.#isOver = true
  }

  clear(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }

  #set(milliseconds: number) {
    this.clear()
    if (this.#isOver) return
    this.#cancel = this.#ports.clock.after(milliseconds, () => {
      this.#cancel = undefined
      this.#ports.onDue()
    })
  }
}
