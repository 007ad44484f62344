import type { Box, ShapeData, ShapeVisual } from '@deckloom/deck'
import { mix } from '../colors/color.ts'
import { paintColor } from '../colors/look.ts'
import type { NativeMark, PathMark, Stroke } from '../marks.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { presetShape } from './presetShape.ts'
import { shapeGeometry } from './shapeGeometry.ts'
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
  const stroke = borderOf(stage, shape)
  const text = shapeText(stage, sheet, { id, shape, textBox })
  const alt = visual.alt ?? visual.title ?? (text ? undefined : '')
  const line = { mark: 'path', box, ...(stroke && { stroke }), alt: '' } as const
  const painted: readonly PathMark[] = [
    {
      ...line,
      id: `${id}-outline`,
      d: outline,
      fill: paintColor(stage.look, shape.fillColor),
    },
    ...(inner !== undefined && stroke ? [{ ...line, id: `${id}-inner`, d: inner }] : []),
  ]
  return {
    mark: 'native',
    id,
    box,
    origin: { elementId: id, role: 'shape' },
    ...(alt !== undefined && { alt }),
    ...(rotation !== undefined && { rotation }),
    source: { kind: 'shape', shape, ...(preset && { preset }), textBox },
    painted: text ? [...painted, text] : painted,
  }
}

// A border has no color of its own: it is a darker shade of the fill, so that it is visible.
function borderOf({ look }: Stage, { fillColor, borderWidth = 0 }: ShapeData): Stroke | undefined {
  if (borderWidth === 0) return undefined
  return { paint: paintColor(look, mix(fillColor, '#000000', 0.25)), width: borderWidth }
}
