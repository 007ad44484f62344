import { page } from '@deckloom/deck'
import {
  alignBoxes,
  type AlignEdge,
  distributeBoxes,
  type ElementBox,
  groupable,
  isLocked,
  normalTurn,
  type OrderMove,
  placingOf,
  selectionOf,
  turnBoxes,
  withElementBoxes,
  withGroup,
  withLock,
  withOrder,
  withoutGroup,
  withTurn,
  withTurnedBoxes,
} from '@deckloom/editor'
import { newId } from '../../../shared/newId.ts'
import { turnedPairs } from '../paper/turnedPairs.ts'
import { changeSlide, idsOf } from './changeSlide.ts'
import type { ElementContext } from './EditorAction.ts'

// Each function makes one undo step and returns the announcement.

export function reorder(context: ElementContext, move: OrderMove, announcement: string): string {
  return changeSlide(context, announcement, (now) => withOrder(now, idsOf(context), move))
}

/** Aligns one element or group to the slide, or several elements to each other. */
export function align(context: ElementContext, edge: AlignEdge, announcement: string): string {
  const { selected } = context
  const isAlone = selected.length === 1
  const boxes = alignBoxes(selected, edge, isAlone ? { x: 0, y: 0, ...page } : undefined)
  return place(context, boxes, announcement)
}

export function distribute(
  context: ElementContext,
  axis: 'across' | 'down',
  announcement: string,
): string {
  if (context.selected.length < 3) return 'Select at least three elements to distribute'
  return place(context, distributeBoxes(context.selected, axis), announcement)
}

export function turn(context: ElementContext, by: number): string {
  const announcement = `Rotated by ${by} degrees`
  const { slide } = context.editor
  const turning = context.selected.filter(({ id }) => placingOf(slide, id) && !isLocked(slide, id))
  const [first, ...rest] = turning
  // Several elements rotate as a unit, as with the handle of their frame.
  if (rest.length > 0) {
    const pairs = turnedPairs(turning, turnBoxes(turning, by).boxes)
    return changeSlide(context, announcement, (now) => withTurnedBoxes(now, pairs))
  }
  return changeSlide(context, announcement, (now) =>
    first ? withTurn(now, first.id, normalTurn(first.rotation + by)) : now,
  )
}

export function group(context: ElementContext): string {
  const { document, slide, changeSelection } = context.editor
  const members = groupable(slide, idsOf(context))
  if (members.length < 2)
    return 'Select at least two elements to group. The title and bullets can’t be grouped'
  const groupId = newId()
  document.edit(slide.id, (now) => withGroup(now, members, groupId))
  changeSelection(() => selectionOf(members))
  return `${members.length} elements grouped`
}

export function ungroup(context: ElementContext): string {
  return changeSlide(context, 'Ungrouped', (now) => withoutGroup(now, idsOf(context)))
}

export function lock(context: ElementContext): string {
  const { slide } = context.editor
  const ids = groupable(slide, idsOf(context))
  const locks = ids.some((id) => !isLocked(slide, id))
  return changeSlide(context, locks ? 'Locked' : 'Unlocked', (now) => withLock(now, ids, locks))
}

function place(
  context: ElementContext,
  boxes: ReturnType<typeof alignBoxes>,
  announcement: string,
): string {
  const pairs = context.selected.flatMap(({ id }, index): readonly ElementBox[] => {
    const box = boxes[index]
    return box ? [[id, box]] : []
  })
  return changeSlide(context, announcement, (now) => withElementBoxes(now, pairs))
}
