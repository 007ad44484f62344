import type { Slide, VisualKind } from '@deckloom/deck'
import { findElement, freePlace, inkBoxes } from '@deckloom/editor'
import { useRef } from 'react'
import { currentTypesetter } from '../../../../shared/scene/typesetter.ts'
import { useScene } from '../../../../shared/scene/useScene.ts'
import { focusElement } from '../../paper/focusElement.ts'
import { useEditor } from '../../session/EditorContext.tsx'
import { newId } from '../../../../shared/newId.ts'
import { warnNoRoom } from './insertFailures.ts'

interface NewVisual {
  readonly kind: VisualKind
  readonly size: { readonly width: number; readonly height: number }
  /** Returns the slide with the new visual on it. */
  readonly onto: (slide: Slide, id: string, at: { readonly x: number; readonly y: number }) => Slide
}

/** Returns what the dialogs for charts and shapes do to the slide, and where the focus goes afterwards. */
export function useVisualDialog() {
  const { document, deckTitle, slide, index, order, select } = useEditor()
  const place = { deckTitle, index, count: order.length }
  const scene = useScene(slide, place)
  const added = useRef<string>(undefined)
  return {
    scene,
    /**
     * Places the visual where it covers little, and selects it. Returns false, with a message, if the slide is full.
     */
    add: ({ kind, size, onto }: NewVisual): boolean => {
      const id = newId()
      // The layout makes room for new visuals, so obstacles are determined with the visual on the slide.
      const trial = onto(slide, id, freePlace(size, []))
      const laidOut = currentTypesetter()?.sceneOf(trial, place) ?? scene
      const others = laidOut?.marks.filter(({ origin }) => origin?.elementId !== id) ?? []
      const boxes = laidOut ? inkBoxes({ ...laidOut, marks: others }) : []
      document.edit(slide.id, (current) => onto(current, id, freePlace(size, boxes)))
      const after = document.slide(slide.id)
      if (!after || !findElement(after, id)) {
        warnNoRoom(kind)
        return false
      }
      added.current = id
      select(id)
      return true
    },
    /** Edits the slide as one undo step. */
    change: (edit: (slide: Slide) => Slide) => document.edit(slide.id, edit),
    /** Focuses a newly added visual; otherwise the focus returns to where it was. */
    focusAfter: (): boolean => {
      if (added.current !== undefined) focusElement(added.current)
      return added.current !== undefined
    },
  }
}
