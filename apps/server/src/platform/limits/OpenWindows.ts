/** Some 30 MB; the longest keys are email addresses. */
const mostWindows = 200_000

export interface OpenWindow {
  readonly endsAt: number
}

/** A bounded map of windows by key: the oldest are evicted first. */
export class OpenWindows<Window extends OpenWindow> {
  readonly #now: () => number
  readonly #windows = new Map<string, Window>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Number of windows. */
  get size(): number {
    return this.#windows.size
  }

  /** The window of a key while it is open. */
  get(key: string): Window | undefined {
    const window = this.#windows.get(key)
    return window && window.endsAt > this.#now() ? window : undefined
  }

  set(key: string, window: Window): void {
    if (this.#windows.size >= mostWindows) this.#shrink()
    this.#windows.delete(key)
    this.#windows.set(key, window)
  }

  /** Drops expired windows, and the oldest tenth if that is not enough. */
  #shrink(): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt <= this.#now()) this.#windows.delete(key)
    }
    const surplus = this.#windows.size - mostWindows * 0.9
    for (const key of [...this.#windows.keys()].slice(0, Math.max(0, surplus))) {
      this.#windows.delete(key)
    }
  }
}
