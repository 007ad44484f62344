import type { Slide } from '@deckloom/deck'
import { sameJson } from './sameJson.ts'

export type DocumentKey = 'title' | 'order' | 'history' | `slide:${string}`

/** The slides of a deck by ID, in order. Immutable, as the slides are. */
export type Slides = ReadonlyMap<string, Slide>

/** The slides being edited, and who wants to know when they change. A slide is the same object until it changes. */
export class SlideStore {
  readonly #listeners = new Map<DocumentKey, Set<() => void>>()
  #all: Slides = new Map()
  #order: readonly string[] = []

  get all(): Slides {
    return this.#all
  }

  /** IDs of the slides. The same array until the order changes. */
  get order(): readonly string[] {
    return this.#order
  }

  /** Replaces a slide in its place. */
  put(slide: Slide): void {
    if (!sameJson(this.#all.get(slide.id), slide)) {
      this.#all = new Map(this.#all).set(slide.id, slide)
    }
  }

  /** Replaces all slides and their order. */
  putAll(slides: Iterable<Slide>): void {
    const next = new Map<string, Slide>()
    for (const slide of slides) {
      const known = this.#all.get(slide.id)
      next.set(slide.id, known && sameJson(known, slide) ? known : slide)
    }
    this.#all = next
    const order = [...next.keys()]
    if (!sameJson(order, this.#order)) this.#order = order
  }

  subscribe(key: DocumentKey, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set()
    listeners.add(listener)
    this.#listeners.set(key, listeners)
    return () => listeners.delete(listener)
  }

  publish(key: DocumentKey): void {
    for (const listener of this.#listeners.get(key) ?? []) listener()
  }

  /** Tells the listeners of what changed since. Returns false if nothing did. */
  publishSince(before: Slides): boolean {
    const ids = new Set([...before.keys(), ...this.#all.keys()])
    const changed = [...ids].filter((id) => before.get(id) !== this.#all.get(id))
    const isReordered = !sameJson([...before.keys()], this.#order)
    for (const id of changed) this.publish(`slide:${id}`)
    if (isReordered) this.publish('order')
    return isReordered || changed.length > 0
  }
}
