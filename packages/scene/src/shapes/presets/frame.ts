import type { Box } from '@deckloom/deck'
import { PresetPen, type Point } from '../PresetPen.ts'

/** Outline of a shape in its box, in page units before rotation. */
export interface ShapeGeometry {
  /** Filled and stroked. */
  readonly outline: string
  /** Lines inside the outline that only a border shows. */
  readonly inner?: string
  /** Box for the text. */
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

/** Returns the length of the shorter side, which most proportions of the presets are based on. */
export function shorterSide({ width, height }: Box): number {
  return Math.min(width, height)
}
