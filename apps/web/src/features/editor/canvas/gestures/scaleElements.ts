import type { Box } from '@deckloom/deck'
import { type PlacedElement, scaleBoxes, type ScaleDrag, sizeLimits } from '@deckloom/editor'
import { unitsPerPixel } from '../../paper/paper.ts'
import { trackPointer } from './trackPointer.ts'

export interface ElementsScale {
  readonly paper: HTMLElement
  readonly target: HTMLElement
  readonly start: PointerEvent
  readonly elements: readonly PlacedElement[]
  readonly handle: ScaleDrag['handle']
  /** Called once per frame; undefined when the gesture ends. */
  readonly onPreview: (boxes: readonly Box[] | undefined) => void
  /** Called once on release. */
  readonly onCommit: (boxes: readonly Box[]) => void
}

/** Drags a corner of the frame around several elements. */
export function scaleElements(scaling: ElementsScale): void {
  const { paper, target, start, handle } = scaling
  const scale = unitsPerPixel(paper)
  const scalable = scaling.elements.map(({ box, rotation, element }) => ({
    box,
    rotation,
    limits: sizeLimits(element),
  }))
  let boxes: readonly Box[] | undefined
  trackPointer({
    target,
    start,
    onMove: (dx, dy) => {
      boxes = scaleBoxes(scalable, { handle, dx: dx * scale, dy: dy * scale })
      scaling.onPreview(boxes)
    },
    onEnd: (canceled) => {
      scaling.onPreview(undefined)
      if (boxes && !canceled) scaling.onCommit(boxes)
    },
  })
}
