import { moveIntervalMs } from '@deckloom/contract'

/** Messages about where people are that this server sends in a second, to all windows together. */
const mostDeliveries = 15_000
/** How much of what was not sent before may be sent at once, in milliseconds. */
const burstMs = 1_000
/** What a window sends a little early, because of the network, is not late for it. */
const toleranceMs = 16

interface Pace {
  /** When the next move of the window may be told. */
  dueAt: number
  telling?: NodeJS.Timeout | undefined
}

/**
 * Tells where people are as often as a server with full rooms can: of many moves of a window in a short time, the last.
 * Browsers keep to that by themselves.
 */
export class MovePace {
  readonly #windows = new Map<string, Pace>()
  /** When everything that was told or waits is paid for, at `mostDeliveries` a second. */
  #freeAt = 0

  /** Calls `tell` now or a little later, once for all moves until then. `listeners` are the windows that are told. */
  move(id: string, listeners: number, tell: () => void): void {
    const pace = this.#windows.get(id) ?? { dueAt: 0 }
    if (pace.telling) return
    this.#windows.set(id, pace)
    const now = performance.now()
    const at = Math.max(now, pace.dueAt, this.#freeAt - burstMs)
    this.#freeAt = Math.max(now, this.#freeAt) + (1_000 * listeners) / mostDeliveries
    pace.dueAt = at + moveIntervalMs(listeners) - toleranceMs
    if (at === now) return tell()
    pace.telling = setTimeout(() => {
      pace.telling = undefined
      tell()
    }, at - now).unref()
    return undefined
  }

  /** Forgets a window that is gone, and what was to be told of it. */
  leave(id: string): void {
    clearTimeout(this.#windows.get(id)?.telling)
    this.#windows.delete(id)
  }
}
