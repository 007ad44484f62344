import type { Slide } from '@deckloom/deck'
import { groupOf } from '../edits/arranging/groups.ts'
import { withOrder } from '../edits/arranging/order.ts'
import { isOrderable } from '../edits/arranging/stack.ts'
import { withElementBox } from '../edits/slideBoxes.ts'
import { elementStyle } from '../edits/slideLook.ts'
import { withWholeTextStyle } from '../edits/wholeText.ts'
import { leastTextSize, type SlideFinding } from './checkScene.ts'

/** Returns the slide without the finding; undefined if only the user can decide what to do. */
export function repairFinding(slide: Slide, finding: SlideFinding): Slide | undefined {
  const next = repair(slide, finding)
  return next === slide ? undefined : next
}

function repair(slide: Slide, finding: SlideFinding): Slide | undefined {
  const { kind, elementId } = finding
  if (kind === 'covered') return uncover(slide, finding)
  if (kind === 'overlapping') {
    return finding.freeBox && withElementBox(slide, elementId, finding.freeBox)
  }
  if (kind !== 'small' || finding.isShrunk || !elementStyle(slide, elementId)) return undefined
  return withWholeTextStyle(slide, elementId, { fontSize: leastTextSize })
}

// What the layout paints has no order of its own: then what lies over it goes behind it.
function uncover(
  slide: Slide,
  { elementId, by }: Extract<SlideFinding, { kind: 'covered' }>,
): Slide | undefined {
  if (isOrderable(slide, elementId)) return moveOut(slide, elementId, 'front')
  return isOrderable(slide, by) ? moveOut(slide, by, 'back') : undefined
}

/** Moves an element to one end of its group, and the group to that of the slide. */
function moveOut(slide: Slide, elementId: string, move: 'front' | 'back'): Slide {
  const inGroup = withOrder(slide, [elementId], move)
  return withOrder(inGroup, groupOf(slide, elementId), move)
}
