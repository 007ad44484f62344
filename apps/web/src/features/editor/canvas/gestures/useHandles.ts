import { type Handle, isLocked, type PlacedElement, type ScaleDrag } from '@deckloom/editor'
import type { PointerEvent } from 'react'
import { useEditor } from '../../session/EditorContext.tsx'
import type { CanvasElements } from '../elements/useCanvasElements.ts'
import { resizeElement } from './resizeElement.ts'
import { scaleElements } from './scaleElements.ts'
import { turnElement } from './turnElement.ts'
import { turnElements } from './turnElements.ts'
import type { GestureTools } from './useGestureTools.ts'
import { turnTo, turnTogether } from './writeGesture.ts'

/**
 * Returns the gestures of a frame's handles. A press on a handle must not take the focus from the element, so its
 * default is prevented.
 */
export function useHandles({ begin, place, preview }: GestureTools, canvas: CanvasElements) {
  const { document, slide } = useEditor()
  const start = (event: PointerEvent<HTMLElement>, moving: readonly PlacedElement[]) => {
    const gesture = begin(event, moving)
    if (gesture) event.preventDefault()
    return gesture
  }
  return {
    resize: (element: PlacedElement, handle: Handle, event: PointerEvent<HTMLElement>): void => {
      const gesture = start(event, [element])
      if (!gesture) return
      resizeElement({
        ...gesture,
        element,
        handle,
        onPreview: (box) => preview([element], box && [box]),
        onCommit: (box) => place([element], [box]),
      })
    },
    scale: (handle: ScaleDrag['handle'], event: PointerEvent<HTMLElement>): void => {
      const elements = canvas.selected.filter(({ id }) => !isLocked(slide, id))
      const gesture = start(event, elements)
      if (!gesture) return
      scaleElements({
        ...gesture,
        elements,
        handle,
        onPreview: (boxes) => preview(elements, boxes),
        onCommit: (boxes) => place(elements, boxes),
      })
    },
    turnAll: (event: PointerEvent<HTMLElement>): void => {
      const elements = canvas.selected
      const gesture = start(event, elements)
      if (!gesture) return
      turnElements({
        ...gesture,
        elements,
        onCommit: (boxes, degrees) =>
          turnTogether({ document, slide }, elements, { boxes, degrees }),
      })
    },
    turn: (element: PlacedElement, event: PointerEvent<HTMLElement>): void => {
      const gesture = start(event, [element])
      if (!gesture) return
      turnElement({
        ...gesture,
        element,
        onCommit: (degrees) => turnTo({ document, slide }, element, degrees),
      })
    },
  }
}
