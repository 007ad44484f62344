import type { Box } from '@deckloom/deck'
import type { OfficeNumber } from './officeFormats.ts'
import type { Mark, Paint, Solid, Stroke, TextMark, TextRun } from '../marks.ts'

/** How a chart is drawn: the numbers behind its painted marks, for writers that have charts of their own. */
export interface ChartPlan {
  readonly form: 'columns' | 'bars' | 'line' | 'area' | 'pie' | 'donut' | 'stack'
  /** Where values are drawn, without the labels around it: the rectangle inside the axes, or the circle's square. */
  readonly plot: Box
  /** One for every point of the data, in its order. */
  readonly points: readonly ChartPoint[]
  /** Absent where the form has none. */
  readonly axes?: ChartAxes
  /** Between two bars, in percent of a bar's thickness. */
  readonly gapWidth?: number
  /** Between the parts of a pie or a stack. */
  readonly edge?: Stroke
  readonly line?: { readonly stroke: Stroke; readonly dot: Solid; readonly dotRadius: number }
  /** Between the line and zero. */
  readonly area?: Paint
  readonly ground?: Solid
  readonly title?: TextMark
  /** Painted marks that no chart object can hold, such as a sum over its parts. */
  readonly beside: readonly Mark[]
}

export interface ChartPoint {
  /** The category as it is painted: cut where it has no room. */
  readonly name: string
  readonly fill: Solid
  readonly label?: ChartPointLabel
}

export interface ChartPointLabel {
  readonly shows: 'value' | 'name-and-value' | 'name-and-share'
  /** The look of the label; its text is all that it says, lines parted by line feeds. */
  readonly run: TextRun
  /** How the value or share is printed. */
  readonly number: OfficeNumber
  /** Between name and value or share. */
  readonly separator: '\n' | ' ' | '  '
  /**
   * How far it is drawn from where its form puts it, units: above a column, behind a bar or the end of a line, beside
   * the arc of a pie's part, in the middle of a part of a ring or a stack. Absent where it stands there.
   */
  readonly moved?: readonly [x: number, y: number]
}

export interface ChartAxes {
  readonly max: number
  readonly majorUnit: number
  /** Absent where the axis is not shown. */
  readonly values?: { readonly run: TextRun; readonly format: string; readonly grid: Stroke }
  /** `every` is 2 where only every second category is named. */
  readonly categories?: { readonly run: TextRun; readonly every: number }
  readonly baseline?: Stroke
}
