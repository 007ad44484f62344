import { mostOf, type RateLimit, type RateLimitName, rateLimits } from './limits.ts'

interface Window {
  count: number
  readonly endsAt: number
}

/** How a caller stands with a limit. */
export interface Standing {
  readonly name: RateLimitName
  readonly max: number
  readonly remaining: number
  /** Until the window ends. */
  readonly resetSeconds: number
  /** The seconds to wait; undefined while the limit is not exceeded. */
  readonly retryAfter: number | undefined
}

/** Some 30 MB; the longest keys are e-mail addresses. */
const mostWindows = 200_000

/** Counts events in windows that begin with the first event. Kept in this process: one server, one count. */
export class RateLimiter {
  readonly #scale: number
  readonly #now: () => number
  readonly #windows = new Map<string, Window>()

  constructor(scale: number, now: () => number) {
    this.#scale = scale
    this.#now = now
  }

  /** Windows that are held. */
  get size(): number {
    return this.#windows.size
  }

  /** Counts one event. It is one too many when there are seconds to wait. */
  count(name: RateLimitName, who: string): Standing {
    const { seconds }: RateLimit = rateLimits[name]
    const key = `${name} ${who}`
    const found = this.#open(key)
    const window = found ?? { count: 0, endsAt: this.#now() + seconds * 1_000 }
    window.count += 1
    if (!found) this.#add(key, window)
    const max = mostOf(name, this.#scale)
    const resetSeconds = Math.max(1, Math.ceil((window.endsAt - this.#now()) / 1_000))
    return {
      name,
      max,
      remaining: Math.max(0, max - window.count),
      resetSeconds,
      retryAfter: window.count > max ? resetSeconds : undefined,
    }
  }

  /** Takes an event back that came to nothing. */
  giveBack(name: RateLimitName, who: string): void {
    const window = this.#open(`${name} ${who}`)
    if (window && window.count > 0) window.count -= 1
  }

  #open(key: string): Window | undefined {
    const window = this.#windows.get(key)
    return window && window.endsAt > this.#now() ? window : undefined
  }

  #add(key: string, window: Window): void {
    if (this.#windows.size >= mostWindows) this.#shrink()
    this.#windows.delete(key)
    this.#windows.set(key, window)
  }

  /** Forgets what has ended, and the oldest tenth if that was not enough. */
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
