import type { Box, Slide } from '@deckloom/deck'
import {
  type DeckDocument,
  type ElementBox,
  type PlacedElement,
  type TurnedBoxes,
  withElementBoxes,
  withTurn,
  withTurnedBoxes,
} from '@deckloom/editor'
import { announce } from '../../paper/announcer.ts'
import { cacheTextBoxSizes } from '../../paper/textBoxSizes.ts'
import { turnedPairs } from '../../paper/turnedPairs.ts'
import { describePlacements, describePlacement } from '../elements/describePlacement.ts'

/** The slide a gesture edits. A gesture commits one undo step and is announced to screen readers. */
export interface GestureSlide {
  readonly document: DeckDocument
  readonly slide: Slide
}

/** Moves or resizes each element to the box at the same index. */
export function placeElements(
  { document, slide }: GestureSlide,
  moving: readonly PlacedElement[],
  boxes: readonly Box[],
): void {
  const placed = elementBoxes(moving, boxes)
  document.edit(slide.id, (now) => withElementBoxes(now, placed))
  cacheTextBoxSizes(slide, placed)
  const [first, ...rest] = moving
  const [box] = boxes
  if (first && box)
    announce(rest.length > 0 ? describePlacements(moving) : describePlacement(first.name, box))
}

/** Pairs each element's ID with the box at the same index. */
export function elementBoxes(
  moving: readonly PlacedElement[],
  boxes: readonly Box[],
): readonly ElementBox[] {
  return moving.flatMap(({ id }, index): readonly ElementBox[] => {
    const box = boxes[index]
    return box ? [[id, box]] : []
  })
}

/** Rotates one element to an angle. */
export function turnTo(
  { document, slide }: GestureSlide,
  { id, name }: PlacedElement,
  degrees: number,
): void {
  document.edit(slide.id, (now) => withTurn(now, id, degrees))
  announce(`${name} rotated to ${degrees} degrees`)
}

/** Rotates several elements as a unit. */
export function turnTogether(
  { document, slide }: GestureSlide,
  elements: readonly PlacedElement[],
  { boxes, degrees }: Pick<TurnedBoxes, 'boxes'> & { readonly degrees: number },
): void {
  document.edit(slide.id, (now) => withTurnedBoxes(now, turnedPairs(elements, boxes)))
  announce(`${elements.length} elements rotated by ${degrees} degrees`)
}
