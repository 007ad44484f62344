import type { DeckViewsBody } from '@deckloom/contract'

export interface SlideTimesParts {
  readonly send: (body: DeckViewsBody) => void
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
  readonly showing: string
}

const shortestMs = 500
/** Reports are seconds apart while a window is visible: where a minute is missing, the machine was asleep. */
const longestMs = 60 * 1_000
const mostStays = 20

/** Adds up how long a window shows each slide, and reports it at intervals. */
export class SlideTimes {
  readonly #parts: SlideTimesParts
  #stays: { slideId: string; ms: number }[] = []
  #current: string | undefined
  #since = 0
  /** Whether the current slide has been shown for long enough to count, so that the rest counts too. */
  #counts = false
  #reported = false

  constructor(parts: SlideTimesParts) {
    this.#parts = parts
  }

  /** Records the slide now on screen; undefined if there is none, as in a hidden tab. */
  show(slideId: string | undefined): void {
    if (slideId === this.#current) return
    this.#close()
    this.#current = slideId
    this.#since = this.#parts.now()
    this.#counts = false
    // A viewing counts from its first visible slide on, whatever happens afterwards.
    if (!this.#reported || this.#stays.length >= mostStays) this.report()
  }

  /** Reports what has not been reported yet; the current slide counts up to now. */
  report(): void {
    this.#close()
    const begins = !this.#reported && this.#current !== undefined
    if (!begins && this.#stays.length === 0) return
    this.#reported = true
    this.#parts.send({ showing: this.#parts.showing, stays: this.#stays })
    this.#stays = []
  }

  #close(): void {
    const now = this.#parts.now()
    const ms = Math.round(now - this.#since)
    if (this.#current === undefined || ms < (this.#counts ? 1 : shortestMs)) return
    this.#stays.push({ slideId: this.#current, ms: Math.min(ms, longestMs) })
    this.#since = now
    this.#counts = true
  }
}
