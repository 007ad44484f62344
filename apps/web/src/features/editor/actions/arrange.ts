import { type Box, deckLimits, page } from '@deckloom/deck'
import {
  alignBoxes,
  type AlignEdge,
  distributeBoxes,
  type ElementBox,
  groupable,
  isLocked,
  moveBox,
  normalTurn,
  type OrderMove,
  type PlacedElement,
  placingOf,
  selectionOf,
  turnBoxes,
  unitsOf,
  withElementBoxes,
  withGroup,
  withLock,
  withOrder,
  withoutGroup,
  withTurn,
  withTurnedBoxes,
} from '@deckloom/editor'
import { boundsOf, boxAround, type TurnedBox } from '@deckloom/scene'
import { newId } from '../../../shared/newId.ts'
import { turnedPairs } from '../paper/turnedPairs.ts'
import { changeSlide, idsOf } from './changeSlide.ts'
import type { ElementContext } from './EditorAction.ts'

// Each function makes one undo step and returns the announcement.

export function reorder(context: ElementContext, move: OrderMove, announcement: string): string {
  return changeSlide(context, announcement, (now) => withOrder(now, idsOf(context), move))
}

/** Aligns one element or group to the slide, or several to each other. */
export function align(context: ElementContext, edge: AlignEdge, announcement: string): string {
  const units = unitsIn(context)
  const isAlone = units.length === 1
  const boxes = alignBoxes(units, edge, isAlone ? { x: 0, y: 0, ...page } : undefined)
  return changeSlide(context, announcement, (now) => withElementBoxes(now, moved(units, boxes)))
}

export function distribute(
  context: ElementContext,
  axis: 'across' | 'down',
  announcement: string,
): string {
  const units = unitsIn(context)
  if (units.length < 3) return 'Select at least three elements or groups to distribute'
  const pairs = moved(units, distributeBoxes(units, axis))
  return changeSlide(context, announcement, (now) => withElementBoxes(now, pairs))
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
  if (unitsOf(slide, members).length < 2)
    return 'Select at least two elements to group. The title and bullets can’t be grouped'
  const groupId = newId()
  document.edit(slide.id, (now) => withGroup(now, members, groupId))
  if (document.slide(slide.id) === slide)
    return `Groups can’t be nested more than ${deckLimits.groupLevels} deep`
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

/** An element or a group that is aligned and distributed as one. */
interface Unit extends TurnedBox {
  readonly elements: readonly PlacedElement[]
}

function unitsIn(context: ElementContext): readonly Unit[] {
  return unitsOf(context.editor.slide, idsOf(context)).flatMap((ids) => {
    const elements = context.selected.filter(({ id }) => ids.includes(id))
    const box = boxAround(elements.map(boundsOf))
    return box ? [{ elements, box, rotation: 0 }] : []
  })
}

/** Returns the boxes of the elements after their units moved to the given boxes. */
function moved(units: readonly Unit[], boxes: readonly Box[]): readonly ElementBox[] {
  return units.flatMap(({ elements, box: from }, index) => {
    const to = boxes[index] ?? from
    return elements.map(({ id, box }) => [id, moveBox(box, to.x - from.x, to.y - from.y)] as const)
  })
}
