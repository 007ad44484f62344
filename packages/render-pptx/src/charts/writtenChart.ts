import type { Box, ChartData } from '@deckloom/deck'
import type { ChartPlan } from '@deckloom/scene'

export interface WrittenChart {
  readonly chart: ChartData
  readonly plan: ChartPlan
  /** The frame. */
  readonly box: Box
  readonly language: string
}

/** How office programs treat the labels of a chart. */
export interface NativeLabels {
  /** Default label position; null if the chart allows no choice, as in a ring. */
  readonly place: 'outEnd' | 'r' | 'ctr' | null
  /** Whether the name of a point is a category name or a series name. */
  readonly named: 'category' | 'series'
}

export interface PlottedChart extends WrittenChart {
  readonly labels: NativeLabels
}
