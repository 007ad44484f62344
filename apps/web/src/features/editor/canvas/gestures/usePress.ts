import {
  copyOf,
  isChoosing,
  isLocked,
  isWritable,
  type PlacedElement,
  type Selection,
  selectionOf,
} from '@deckloom/editor'
import { type PointerEvent, useRef } from 'react'
import { putElements } from '../../clipboard/putElements.ts'
import { keepPress } from '../../text/PendingKeys.tsx'
import { useEditor } from '../../session/EditorContext.tsx'
import { followersOf } from '../followers/followers.ts'
import { dragElements } from './dragElements.ts'
import { pressElement } from './pressElement.ts'
import type { GesturesOptions, GestureTools } from './useGestureTools.ts'

/** Handles a press on an element: selects, adds, or enters a group; a drag moves the whole selection, or a copy of it. */
export function usePress({ begin, place }: GestureTools, options: GesturesOptions) {
  const { document, slide, selection, changeSelection, edit } = useEditor()
  const { canvas, onTapAgain } = options
  const selected = canvas.selected.map(({ id }) => id)
  const wasAgain = useRef(false)

  // Fingers and pens select with one tap and write with the next.
  const tapAgain = ({ id, element }: PlacedElement, event: PointerEvent) => {
    if (onTapAgain) return onTapAgain()
    if (event.pointerType === 'mouse' || !isWritable(element)) return
    keepPress({ elementId: id, left: event.clientX, top: event.clientY })
    edit(id)
  }

  const press = (element: PlacedElement, event: PointerEvent<HTMLElement>): void => {
    const { ids, tap } = pressElement(element.id, { slide, selection, selected, event })
    wasAgain.current = tap === 'again'
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
      followers: () =>
        followersOf({
          paper: gesture.paper,
          slide,
          elements: canvas.elements,
          moving: new Set(moving.map(({ id }) => id)),
        }),
      onTap: () => {
        if (tap === 'again') tapAgain(element, event)
        else if (tap) changeSelection(tap)
      },
      onCommit: (boxes, copies) => {
        if (!copies) return place(moving, boxes)
        const placed = moving.map(({ id, box }, at) => ({ id, box: boxes[at] ?? box }))
        const copied = copyOf(slide, placed)
        return putElements({ document, slide, changeSelection }, copied, { words: 'duplicated' })
      },
    })
  }
  return {
    press,
    /** Whether the last press was on what alone was selected; a double click that enters a group does no more. */
    wasAgain: () => wasAgain.current,
  }
}

function stillChoosing(before: Selection, next: Selection): Selection {
  return next.state === 'selected' && isChoosing(before) ? { ...next, choosing: true } : next
}
