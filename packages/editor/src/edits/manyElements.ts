import type { Box, Slide } from '@deckloom/deck'
import type { TurnedBox } from '@deckloom/scene'
import { withoutLoneGroups } from './groups.ts'
import { removeLocked, withTurn } from './placing.ts'
import { withElementBox } from './slideBoxes.ts'
import { withoutElement } from './slideElements.ts'

export type ElementBox = readonly [elementId: string, box: Box]

/** Moves each element to its own box; locked ones stay. */
export function withElementBoxes(slide: Slide, boxes: readonly ElementBox[]): Slide {
  return boxes.reduce((next, [id, box]) => withElementBox(next, id, box), slide)
}

/** Moves and rotates each element to its own box and angle; locked ones stay. */
export function withTurnedBoxes(
  slide: Slide,
  boxes: readonly (readonly [elementId: string, turned: TurnedBox])[],
): Slide {
  return boxes.reduce(
    (next, [id, { box, rotation }]) => withElementBox(withTurn(next, id, rotation), id, box),
    slide,
  )
}

/** Removes the elements; locked ones stay. */
export function withoutElements(slide: Slide, elementIds: readonly string[]): Slide {
  return withoutLoneGroups(removeLocked(slide, elementIds).reduce(withoutElement, slide))
}
