import type { Box, Slide } from '@deckloom/deck'
import type { TurnedBox } from '@deckloom/scene'
import { withoutLoneGroups } from './groups.ts'
import { unlocked, withTurn } from './placing.ts'
import { withElementBox } from './slideBoxes.ts'
import { withoutElement } from './slideElements.ts'

export type ElementBox = readonly [elementId: string, box: Box]

/** Puts each at a box of its own; locked ones stay. */
export function withElementBoxes(slide: Slide, boxes: readonly ElementBox[]): Slide {
  return boxes.reduce((next, [id, box]) => withElementBox(next, id, box), slide)
}

/** Puts each at a box and in a direction of its own; locked ones stay. */
export function withTurnedBoxes(
  slide: Slide,
  boxes: readonly (readonly [elementId: string, turned: TurnedBox])[],
): Slide {
  return boxes.reduce(
    (next, [id, { box, rotation }]) => withElementBox(withTurn(next, id, rotation), id, box),
    slide,
  )
}

/** Without the elements; locked ones stay. */
export function withoutElements(slide: Slide, elementIds: readonly string[]): Slide {
  return withoutLoneGroups(unlocked(slide, elementIds).reduce(withoutElement, slide))
}
