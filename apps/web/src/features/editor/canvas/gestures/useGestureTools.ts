import type { Box } from '@deckloom/deck'
import { type ElementBox, type PlacedElement, withElementBoxes } from '@deckloom/editor'
import { boundsOf } from '@deckloom/scene'
import type { PointerEvent, RefObject } from 'react'
import { useEditor } from '../../session/EditorContext.tsx'
import { announce } from '../../paper/announcer.ts'
import { gridStep, isGridShown } from '../../paper/grid.ts'
import { describePlacements, describePlacement } from '../elements/describePlacement.ts'
import { cacheTextBoxSizes } from '../../paper/textBoxSizes.ts'
import type { CanvasElements } from '../elements/useCanvasElements.ts'

export interface GesturesOptions {
  readonly paper: RefObject<HTMLElement | null>
  readonly canvas: CanvasElements
  /** A press without a drag on what was selected already. */
  readonly onTapAgain: (() => void) | undefined
}

/** What all gestures share: how they begin, and how boxes are tried and written. */
export function useGestureTools({ paper, canvas }: Omit<GesturesOptions, 'onTapAgain'>) {
  const { document, slide } = useEditor()
  return {
    begin: (event: PointerEvent<HTMLElement>, moving: readonly PlacedElement[]) =>
      event.button === 0 && paper.current
        ? {
            paper: paper.current,
            target: event.currentTarget,
            start: event.nativeEvent,
            grid: isGridShown() ? gridStep : undefined,
            others: canvas.elements.filter((element) => !moving.includes(element)).map(boundsOf),
          }
        : undefined,
    /** Writes the boxes, as one undo step. */
    place: (moving: readonly PlacedElement[], boxes: readonly Box[]) => {
      const placed = pairs(moving, boxes)
      document.edit(slide.id, (now) => withElementBoxes(now, placed))
      cacheTextBoxSizes(slide, placed)
      const [first, ...rest] = moving
      const [box] = boxes
      if (first && box)
        announce(rest.length > 0 ? describePlacements(moving) : describePlacement(first.name, box))
    },
    preview: (moving: readonly PlacedElement[], boxes: readonly Box[] | undefined) =>
      canvas.preview(boxes && pairs(moving, boxes)),
  }
}

export type GestureTools = ReturnType<typeof useGestureTools>

function pairs(moving: readonly PlacedElement[], boxes: readonly Box[]): readonly ElementBox[] {
  return moving.flatMap(({ id }, index): readonly ElementBox[] => {
    const box = boxes[index]
    return box ? [[id, box]] : []
  })
}
