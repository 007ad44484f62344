import { type RateLimitName, rateLimits } from '@deckloom/contract'
import type { WindowStore } from '../../platform/limits/WindowStore.ts'
import { mostOf } from './limits.ts'

/** A caller's standing with a limit. */
export interface Standing {
  readonly name: RateLimitName
  readonly max: number
  readonly remaining: number
  /** Until the window ends. */
  readonly resetSeconds: number
  /** The seconds to wait; undefined while the limit is not exceeded. */
  readonly retryAfter: number | undefined
}

/** Counts events in windows that start with the first event. */
export class RateLimiter {
  readonly #windows: WindowStore
  readonly #scale: number

  constructor(windows: WindowStore, scale: number) {
    this.#windows = windows
    this.#scale = scale
  }

  /** Counts one event. It exceeds the limit if `retryAfter` is set. */
  async count(name: RateLimitName, who: string): Promise<Standing> {
    const max = mostOf(name, this.#scale)
    const { seconds } = rateLimits[name]
    const { count, endsInMs } = await this.#windows.count({ key: `${name} ${who}`, seconds, max })
    const resetSeconds = Math.max(1, Math.ceil(endsInMs / 1_000))
    return {
      name,
      max,
      remaining: Math.max(0, max - count),
      resetSeconds,
      retryAfter: count > max ? resetSeconds : undefined,
    }
  }
}
