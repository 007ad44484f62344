import { type Slide, slideSchema } from '@deckloom/deck'
import { sameJson } from '../document/sameJson.ts'
import type { DeckChange, Sending, SendResult } from '../saving/ports.ts'

/** A save as everybody is told of it; without `change`, it has to be fetched. */
export interface Announced {
  readonly from: number
  readonly version: number
  readonly change?: Pick<DeckChange, 'order' | 'slides'>
}

/** The rules by which the server keeps a deck: one version after another, and each save once. */
export class SimulatedServer {
  slides: readonly Slide[]
  version = 1
  /** The last save of each window, as the server remembers mutation IDs. */
  readonly #applied = new Map<string, { readonly sending: Sending; readonly version: number }>()
  readonly #listeners = new Set<(saved: Announced) => void>()

  constructor(slides: readonly Slide[]) {
    this.slides = slides
  }

  listen(listener: (saved: Announced) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  save(sending: Sending, window: string): SendResult {
    const last = this.#applied.get(window)
    if (last && isSame(last.sending, sending)) return { kind: 'saved', version: last.version }
    if (sending.version !== this.version) return this.read()
    for (const slide of sending.slides) slideSchema.parse(slide)
    const before = new Map(this.slides.map((slide) => [slide.id, slide]))
    const change = {
      order: sending.slides.map(({ id }) => id),
      slides: sending.slides.filter((slide) => !sameJson(before.get(slide.id), slide)),
    }
    this.slides = sending.slides
    this.version += 1
    this.#applied.set(window, { sending, version: this.version })
    for (const listener of this.#listeners) {
      listener({ from: this.version - 1, version: this.version, change })
    }
    return { kind: 'saved', version: this.version }
  }

  read(): SendResult {
    return { kind: 'stale', version: this.version, slides: this.slides }
  }
}

function isSame(one: Sending, other: Sending): boolean {
  return one.version === other.version && sameJson(one.slides, other.slides)
}
