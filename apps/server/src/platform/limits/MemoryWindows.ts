import { OpenWindows } from './OpenWindows.ts'
import type { CountedEvent, CountedWindow, WindowStore } from './WindowStore.ts'

interface Window {
  count: number
  readonly endsAt: number
}

/** Counts in this process, for a single server. */
export class MemoryWindows implements WindowStore {
  readonly #now: () => number
  readonly #windows: OpenWindows<Window>

  /** The default clock is monotonic. */
  constructor(now = () => performance.now()) {
    this.#now = now
    this.#windows = new OpenWindows(now)
  }

  get size(): number {
    return this.#windows.size
  }

  async count({ key, seconds }: CountedEvent): Promise<CountedWindow> {
    const found = this.#windows.get(key)
    const window = found ?? { count: 0, endsAt: this.#now() + seconds * 1_000 }
    window.count += 1
    if (!found) this.#windows.set(key, window)
    return { count: window.count, endsInMs: window.endsAt - this.#now() }
  }
}
