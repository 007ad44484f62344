import type { DeckViewsBody } from '@deckloom/contract'

export interface SlideTimesParts {
  readonly send: (body: DeckViewsBody) => void
  /** Milliseconds of a clock that only goes on. */
  readonly now: () => number
  readonly showing: string
}

const shortestMs = 500
const longestMs = 30 * 60 * 1_000
const mostStays = 20

/** Adds up how long a window shows which slide, and tells it now and then. */
export class SlideTimes {
  readonly #parts: SlideTimesParts
  #stays: { slideId: string; ms: number }[] = []
  #current: string | undefined
  #since = 0
  #told = false

  constructor(parts: SlideTimesParts) {
    this.#parts = parts
  }

  /** A slide is on the screen now; undefined while none is, as in a tab that is not looked at. */
  show(slideId: string | undefined): void {
    this.#close()
    this.#current = slideId
    this.#since = this.#parts.now()
    // A showing counts from its first slide on, whatever becomes of the rest.
    if (!this.#told || this.#stays.length >= mostStays) this.tell()
  }

  /** Tells what was not told yet; the slide that is on the screen counts up to here. */
  tell(): void {
    this.#close()
    this.#since = this.#parts.now()
    if (this.#told && this.#stays.length === 0) return
    this.#told = true
    this.#parts.send({ showing: this.#parts.showing, stays: this.#stays })
    this.#stays = []
  }

  #close(): void {
    const ms = Math.round(this.#parts.now() - this.#since)
    if (this.#current === undefined || ms < shortestMs) return
    this.#stays.push({ slideId: this.#current, ms: Math.min(ms, longestMs) })
  }
}
