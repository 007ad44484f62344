import {
  groupOf,
  isChoosing,
  isLocked,
  movedBy,
  type PlacedElement,
  type Selection,
  selectionOf,
  toggled,
} from '@deckloom/editor'
import type { PointerEvent } from 'react'
import { useEditor } from '../../session/EditorContext.tsx'
import { dragElements } from './dragElements.ts'
import { isAdding } from './isAdding.ts'
import type { GesturesOptions, GestureTools } from './useGestureTools.ts'

interface Pressed {
  /** What is selected while the pointer is down. */
  readonly ids: readonly string[]
  /** What a press without a drag makes of it. */
  readonly onTap: () => void
}

/** A press on an element: it selects, adds or goes into a group; a drag moves all that is selected. */
export function usePress({ begin, place }: GestureTools, options: GesturesOptions) {
  const { slide, selection, changeSelection } = useEditor()
  const { canvas, onTapAgain } = options
  const selected = canvas.selected.map(({ id }) => id)

  const adding = (was: boolean, ids: readonly string[]): Pressed =>
    was
      ? { ids: selected, onTap: () => changeSelection((before) => toggled(before, ids)) }
      : { ids: [...selected, ...ids], onTap: () => undefined }

  const pressed = ({ id }: PlacedElement, event: PointerEvent<HTMLElement>): Pressed => {
    const ids = groupOf(slide, id)
    const was = selected.includes(id)
    if (isAdding(event) || isChoosing(selection)) return adding(was, ids)
    if (!was) return { ids, onTap: () => undefined }
    // A second press goes into the selection: to one group of many, to one element of a group.
    const inner = selected.length === ids.length ? [id] : ids
    const goIn = () => changeSelection(() => selectionOf(inner))
    return { ids: selected, onTap: () => (selected.length > 1 ? goIn() : onTapAgain?.()) }
  }

  return (element: PlacedElement, event: PointerEvent<HTMLElement>): void => {
    const { ids, onTap } = pressed(element, event)
    const moving = isLocked(slide, element.id)
      ? []
      : canvas.elements.filter(({ id }) => ids.includes(id) && !isLocked(slide, id))
    const gesture = begin(event, moving)
    if (!gesture) return
    changeSelection((before) => stillChoosing(before, selectionOf(ids)))
    gesture.target.focus({ preventScroll: true })
    dragElements({
      ...gesture,
      elements: moving,
      onTap,
      onCommit: (dx, dy) =>
        place(
          moving,
          moving.map(({ box }) => movedBy(box, dx, dy)),
        ),
    })
  }
}

function stillChoosing(before: Selection, next: Selection): Selection {
  return next.state === 'selected' && isChoosing(before) ? { ...next, choosing: true } : next
}
