import type { Slide } from '@deckloom/deck'
import { sameJson } from '../document/sameJson.ts'

interface Sides {
  /** The common ancestor, as far as it is known. */
  readonly base: readonly Slide[]
  /** Slides that were sent without an answer. */
  readonly sent: readonly Slide[]
  readonly server: readonly Slide[]
}

/**
 * Returns the base of a merge when the answer to an own save was lost: a slide that the server has as it was sent is not
 * somebody else's edit, but what the present edits are based on.
 */
export function baseWithSent({ base, sent, server }: Sides): readonly Slide[] {
  const present = new Map(server.map((slide) => [slide.id, slide]))
  const arrived = sent.filter((slide) => sameJson(present.get(slide.id), slide))
  const byId = new Map([...base, ...arrived].map((slide) => [slide.id, slide]))
  return [...byId.values()]
}
