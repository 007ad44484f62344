import type { Slide } from '@deckloom/deck'
import type * as Y from 'yjs'
import { type ItemMap, orderedIds, readSlide } from './slideMap.ts'

export type DocumentKey = 'title' | 'order' | 'history' | `slide:${string}`

/** Immutable snapshots of the document, kept until what they show changes. Notifies listeners. */
export class DocumentSnapshots {
  readonly #slides: ItemMap
  readonly #known = new Map<string, Slide>()
  readonly #listeners = new Map<DocumentKey, Set<() => void>>()
  #order: readonly string[] | undefined

  constructor({ slides, deck }: { readonly slides: ItemMap; readonly deck: Y.Map<string> }) {
    this.#slides = slides
    deck.observe(() => this.publish('title'))
    slides.observeDeep((events) => this.#forget(events))
  }

  order(): readonly string[] {
    this.#order ??= orderedIds(this.#slides)
    return this.#order
  }

  slide(id: string): Slide | undefined {
    const known = this.#known.get(id)
    if (known) return known
    const map = this.#slides.get(id)
    if (!map) return undefined
    const slide = readSlide(id, map)
    this.#known.set(id, slide)
    return slide
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

  #forget(events: readonly Y.YEvent<Y.Map<unknown>>[]) {
    const touched = new Set(events.flatMap(touchedSlides))
    for (const id of touched) this.#known.delete(id)
    const order = orderedIds(this.#slides)
    const reordered = !sameIds(order, this.order())
    if (reordered) this.#order = order
    // Refresh all snapshots before notifying the first listener.
    for (const id of touched) this.publish(`slide:${id}`)
    if (reordered) this.publish('order')
  }
}

function touchedSlides({ path, keys }: Y.YEvent<Y.Map<unknown>>): readonly string[] {
  const [slideId] = path
  return slideId === undefined ? [...keys.keys()] : [String(slideId)]
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index])
}
