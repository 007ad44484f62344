import { type ElementBox, isLocked, type PlacedElement, withElementBoxes } from '@deckloom/editor'
import { announce } from '../paper/announcer.ts'
import { describePlacements, describePlacement } from './elements/describePlacement.ts'
import type { GestureSlide } from './gestures/writeGesture.ts'
import { nudge, type NudgeKey } from './nudge.ts'

/**
 * Moves elements by an arrow key, or their lower right corners with Alt; locked elements stay. Presses in quick
 * succession form one undo step. Returns false for any other key.
 */
export function nudgeElements(
  { document, slide }: GestureSlide,
  selected: readonly PlacedElement[],
  key: NudgeKey,
): boolean {
  const moving = selected.filter(({ id }) => !isLocked(slide, id))
  const boxes = nudge(moving, key)
  if (!boxes) return false
  const gesture = `${key.altKey ? 'resize' : 'move'} ${moving.map(({ id }) => id).join(' ')}`
  document.edit(slide.id, (now) => withElementBoxes(now, boxes), gesture)
  announce(describeMove(moving, boxes))
  return true
}

function describeMove(moving: readonly PlacedElement[], boxes: readonly ElementBox[]): string {
  const [first, ...rest] = moving
  const [box] = boxes
  if (!first || !box) return 'Locked elements can’t be moved'
  return rest.length > 0 ? describePlacements(moving) : describePlacement(first.name, box[1])
}
