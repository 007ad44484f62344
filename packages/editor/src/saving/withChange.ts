import type { Slide } from '@deckloom/deck'
import type { DeckChange } from './ports.ts'

/** Returns the slides after somebody's save; undefined if the change mentions a slide that is in neither. */
export function withChange(
  slides: readonly Slide[],
  { order, slides: changed }: DeckChange,
): readonly Slide[] | undefined {
  const byId = new Map([...slides, ...changed].map((slide) => [slide.id, slide]))
  const present = order.flatMap((id) => byId.get(id) ?? [])
  return present.length === order.length ? present : undefined
}
