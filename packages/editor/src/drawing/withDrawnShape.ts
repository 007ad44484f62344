import type { Box, ShapeData, Slide } from '@deckloom/deck'
import { withVisual } from '../edits/slideVisuals.ts'

export interface DrawnShape {
  readonly id: string
  readonly shape: ShapeData
  readonly box: Box
}

/** Adds a shape where it was drawn, above the other elements; a full slide is returned unchanged. */
export function withDrawnShape(slide: Slide, { id, shape, box }: DrawnShape): Slide {
  return withVisual(slide, { kind: 'shape', id, url: '', origin: 'shape', shape }, box)
}
