import type { Box } from '@deckloom/deck'
import type { Handle, PlacedElement } from '@deckloom/editor'
import type { PointerEvent, RefObject } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { useInsert } from '../insert/InsertProvider.tsx'
import { dragElement } from './dragElement.ts'
import { placeWords } from './placeWords.ts'
import { resizeElement } from './resizeElement.ts'
import type { CanvasElements } from './useCanvasElements.ts'

export interface GesturesOptions {
  readonly paper: RefObject<HTMLElement | null>
  readonly canvas: CanvasElements
  readonly announce: (text: string) => void
  /** A press without a drag on what was selected already. */
  readonly onTapAgain: (() => void) | undefined
}

/** What the pointer does to elements: press selects, drag moves, a handle resizes. */
export function useGestures({ paper, canvas, announce, onTapAgain }: GesturesOptions) {
  const { document, slide, select, edit } = useEditor()
  const { reopen } = useInsert()

  const begin = (element: PlacedElement, event: PointerEvent<HTMLElement>) =>
    event.button === 0 && paper.current
      ? {
          paper: paper.current,
          target: event.currentTarget,
          start: event.nativeEvent,
          element,
          others: canvas.elements.filter(({ id }) => id !== element.id).map(({ box }) => box),
          onCommit: (box: Box) => {
            document.placeElement(slide.id, element.id, { box })
            announce(placeWords(element.name, box))
          },
        }
      : undefined

  return {
    /** A double click: words are written in place, a chart or shape opens its dialog. */
    open({ id, element }: PlacedElement) {
      if (element.kind === 'image') reopen(element.image)
      else if (!onTapAgain) edit(id)
    },
    press(element: PlacedElement, event: PointerEvent<HTMLElement>) {
      const drag = begin(element, event)
      if (!drag) return
      select(element.id)
      drag.target.focus({ preventScroll: true })
      const again = canvas.selected?.id === element.id
      dragElement({ ...drag, onTap: () => again && onTapAgain?.() })
    },
    resize(element: PlacedElement, handle: Handle, event: PointerEvent<HTMLElement>) {
      const gesture = begin(element, event)
      if (!gesture) return
      // The press would take the focus from the element.
      event.preventDefault()
      resizeElement({ ...gesture, handle, onPreview: (box) => canvas.preview(element.id, box) })
    },
  }
}
