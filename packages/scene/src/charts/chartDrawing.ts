import type { Box } from '@deckloom/deck'
import type { Mark, Paint, PathMark, Stroke } from '../marks.ts'
import type { ChartPlan, ChartPoint } from '../marks.ts'
import { n, rectPath } from '../paths.ts'
import type { ChartScope } from './chartLabels.ts'

/** A chart in its box: what is painted, and the numbers behind it. */
export interface ChartDrawing {
  readonly plan: ChartPlan
  readonly marks: readonly Mark[]
}

/** What one point of a chart becomes. */
export interface DrawnPoint {
  readonly point: ChartPoint
  readonly marks: readonly Mark[]
}

/** A bar, a column or a part of a stack; nothing where its value is zero. */
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

/** A straight line from left to right. */
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
