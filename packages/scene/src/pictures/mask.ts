import type { Box, ShapeType } from '@deckloom/deck'
import type { PresetShape } from '../marks.ts'
import { presetShape } from '../shapes/presetShape.ts'
import { shapeGeometry } from '../shapes/shapeGeometry.ts'

/** Returns the outline of a shape that a picture in `box` is cut to; a rectangle may have round corners. */
export function maskPath(type: ShapeType, box: Box, borderRadius = 0): string {
  // The tail of a bubble ends an eighth of its height below its box, where there is no picture.
  const inner = type === 'speech-bubble' ? { ...box, height: box.height / 1.125 } : box
  return shapeGeometry({ type, borderRadius }, inner).outline
}

/** Returns the office preset with the outline of `maskPath`; undefined if there is none. */
export function maskPreset(type: ShapeType, box: Box, borderRadius = 0): PresetShape | undefined {
  return type === 'speech-bubble' ? undefined : presetShape({ type, borderRadius }, box)
}
