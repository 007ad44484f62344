import type { Box } from '@deckloom/deck'
import type { PlacedElement } from '@deckloom/editor'

/** Returns the announcement after a move, such as "Title, x 640, y 110, 480 by 455". */
export function describePlacement(name: string, { x, y, width, height }: Box): string {
  const [left, top, wide, high] = [x, y, width, height].map(Math.round)
  return `${name}, x ${left}, y ${top}, ${wide} by ${high}`
}

/** Returns the announcement for several elements, such as "3 elements moved". */
export function describePlacements(elements: readonly PlacedElement[]): string {
  return `${elements.length} elements moved`
}
