import type { Box, ShapeVisual } from '@deckloom/deck'
import type { NativeMark, PathMark } from '../marks.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { presetShape } from './presetShape.ts'
import { shapeGeometry } from './shapeGeometry.ts'
import { shapeLook } from './shapeLook.ts'
import { shadowMarks, shapeShadow } from './shapeShadow.ts'
import { shapeText } from './shapeText.ts'

export interface ShapeRequest {
  readonly visual: ShapeVisual
  readonly box: Box
  readonly rotation?: number
}

/** Creates a native shape mark with its data and its painted marks. */
export function shapeMark(stage: Stage, sheet: Sheet, request: ShapeRequest): NativeMark {
  const { visual, box, rotation } = request
  const { id, shape } = visual
  const { outline, inner, textBox } = shapeGeometry(shape, box)
  const preset = presetShape(shape, box)
  const look = shapeLook(stage.look, shape, box)
  const text = shapeText(stage, sheet, { id, shape, textBox })
  const alt = visual.alt ?? visual.title ?? (text ? undefined : '')
  const shadow = shapeShadow(shape)
  const line = { mark: 'path', box, alt: '' } as const
  const { stroke } = look
  const painted: readonly PathMark[] = [
    ...shadowMarks({ id, shadow, outline, box, rotation, border: shape.borderWidth }),
    { ...line, ...look, id: `${id}-outline`, d: outline },
    ...(inner !== undefined && stroke ? [{ ...line, stroke, id: `${id}-inner`, d: inner }] : []),
  ]
  return {
    mark: 'native',
    id,
    box,
    origin: { elementId: id, role: 'shape' },
    ...(alt !== undefined && { alt }),
    ...(rotation !== undefined && { rotation }),
    source: { kind: 'shape', shape, ...(preset && { preset }), textBox, ...(shadow && { shadow }) },
    painted: text ? [...painted, text] : painted,
  }
}
