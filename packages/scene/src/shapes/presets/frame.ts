import type { Box } from '@deckloom/deck'
import { PresetPen, type Point } from '../PresetPen.ts'

/** How a shape is drawn in its box, page units before rotation. */
export interface ShapeGeometry {
  /** Filled and edged. */
  readonly outline: string
  /** Lines inside the outline that only a border shows. */
  readonly inner?: string
  /** Where text goes. */
  readonly textBox: Box
}

/** In coordinates that run from 0 to the box's width and height. */
export type TextEdges = readonly [left: number, top: number, right: number, bottom: number]

export function polygonGeometry(
  box: Box,
  corners: readonly [Point, ...Point[]],
  text: TextEdges,
): ShapeGeometry {
  return { outline: new PresetPen(box).polygon(corners).d, textBox: edgesBox(box, text) }
}

export function edgesBox(box: Box, [left, top, right, bottom]: TextEdges): Box {
  return { x: box.x + left, y: box.y + top, width: right - left, height: bottom - top }
}

/** Length of the shorter side, which the presets take most of their proportions from. */
export function shorterSide({ width, height }: Box): number {
  return Math.min(width, height)
}
