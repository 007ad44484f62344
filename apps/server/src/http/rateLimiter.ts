import { type RateLimit, type RateLimitName, rateLimits } from './limits.ts'

interface Window {
  count: number
  readonly endsAt: number
}

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

  /** Counts one event. The seconds to wait when it is one too many. */
  count(name: RateLimitName, who: string): number | undefined {
    const { seconds }: RateLimit = rateLimits[name]
    const key = `${name} ${who}`
    const found = this.#open(key)
    const window = found ?? { count: 0, endsAt: this.#now() + seconds * 1_000 }
    window.count += 1
    if (!found) this.#add(key, window)
    return window.count > this.#most(name) ? this.#secondsTo(window) : undefined
  }

  /** The seconds to wait when the limit is used up; nothing is counted. */
  exhausted(name: RateLimitName, who: string): number | undefined {
    const window = this.#open(`${name} ${who}`)
    return window && window.count >= this.#most(name) ? this.#secondsTo(window) : undefined
  }

  /** Forgets what was counted. */
  forget(name: RateLimitName, who: string): void {
    this.#windows.delete(`${name} ${who}`)
  }

  #most(name: RateLimitName): number {
    return Math.max(1, Math.floor(rateLimits[name].max * this.#scale))
  }

  #secondsTo({ endsAt }: Window): number {
    return Math.max(1, Math.ceil((endsAt - this.#now()) / 1_000))
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
