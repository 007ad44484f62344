import type { Box } from '@deckloom/deck'
import type { Mark, Paint, PathMark, Stroke } from '../marks.ts'
import type { ChartPlan, ChartPoint } from '../marks.ts'
import { n, rectPath } from '../paths.ts'
import type { ChartScope } from './chartLabels.ts'

/** A drawn chart: the painted marks and the numbers behind them. */
export interface ChartDrawing {
  readonly plan: ChartPlan
  readonly marks: readonly Mark[]
}

/** A data point with its marks. */
export interface DrawnPoint {
  readonly point: ChartPoint
  readonly marks: readonly Mark[]
}

/** Draws a bar, a column or a part of a stack; nothing if its value is zero. */
export function barMarks(
  { id }: ChartScope,
  bar: { readonly id: string; readonly box: Box; readonly fill: Paint; readonly edge?: Stroke },
): readonly PathMark[] {
  const { box, fill, edge } = bar
  if (box.width < 0.05 || box.height < 0.05) return []
  return [
    {
      mark: 'path',
      id: `${id}-${bar.id}`,
      box,
      d: rectPath(box),
      fill,
      ...(edge && { stroke: edge }),
      alt: '',
    },
  ]
}

/** Draws a horizontal line. */
export function ruleMark(
  { id }: ChartScope,
  rule: {
    readonly id: string
    readonly x: number
    readonly y: number
    readonly width: number
    readonly stroke: Stroke
  },
): PathMark {
  const { x, y, width, stroke } = rule
  return {
    mark: 'path',
    id: `${id}-${rule.id}`,
    box: { x, y, width, height: 0 },
    d: `M${n(x)} ${n(y)}L${n(x + width)} ${n(y)}`,
    stroke,
    alt: '',
  }
}
