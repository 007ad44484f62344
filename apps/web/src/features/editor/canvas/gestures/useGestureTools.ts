import type { Box } from '@deckloom/deck'
import type { PlacedElement } from '@deckloom/editor'
import { boundsOf } from '@deckloom/scene'
import type { PointerEvent, RefObject } from 'react'
import { useEditor } from '../../session/EditorContext.tsx'
import { gridStep, isGridShown } from '../../paper/grid.ts'
import { movedBox } from '../../paper/movedBox.ts'
import { guidesOf } from '../../paper/placedGuides.ts'
import type { CanvasElements } from '../elements/useCanvasElements.ts'
import { elementBoxes, placeElements } from './writeGesture.ts'

export interface GesturesOptions {
  readonly paper: RefObject<HTMLElement | null>
  readonly canvas: CanvasElements
  /** Called on a press without a drag on the existing selection. */
  readonly onTapAgain: (() => void) | undefined
}

/** Returns what all gestures share: starting them, and previewing and committing boxes. */
export function useGestureTools({ paper, canvas }: Omit<GesturesOptions, 'onTapAgain'>) {
  const { document, slide, id } = useEditor()
  return {
    begin: (event: PointerEvent<HTMLElement>, moving: readonly PlacedElement[]) =>
      event.button === 0 && paper.current
        ? {
            paper: paper.current,
            target: event.currentTarget,
            start: event.nativeEvent,
            aids: { grid: isGridShown() ? gridStep : undefined, guides: guidesOf(id) },
            others: canvas.elements.filter((element) => !moving.includes(element)).map(boundsOf),
          }
        : undefined,
    place: (moving: readonly PlacedElement[], boxes: readonly Box[]) =>
      placeElements({ document, slide }, moving, boxes),
    preview: (moving: readonly PlacedElement[], boxes: readonly Box[] | undefined) => {
      movedBox.set(moving.length === 1 ? boxes?.[0] : undefined)
      canvas.preview(boxes && elementBoxes(moving, boxes))
    },
  }
}

export type GestureTools = ReturnType<typeof useGestureTools>
