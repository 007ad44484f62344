import { isDeepStrictEqual } from 'node:util'
import type { Slide } from '@deckloom/deck'

interface Saved {
  readonly before: readonly Slide[]
  readonly after: readonly Slide[]
}

/** What a save did to the slides of a deck: their new order, and those that are new or changed. */
export function changeOf({ before, after }: Saved) {
  const known = new Map(before.map((slide) => [slide.id, slide]))
  return {
    order: after.map(({ id }) => id),
    // By value: the database returns keys in an order of its own.
    slides: after.filter((slide) => !isDeepStrictEqual(known.get(slide.id), slide)),
  }
}
