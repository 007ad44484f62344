import type { Box, ChartData } from '@deckloom/deck'
import type { ChartPlan } from '@deckloom/scene'

export interface WrittenChart {
  readonly chart: ChartData
  readonly plan: ChartPlan
  /** The frame. */
  readonly box: Box
  readonly language: string
}

/** What office programs do with the labels of a chart. */
export interface NativeLabels {
  /** Where they put those that are not moved; null where they leave no choice, as in a ring. */
  readonly place: 'outEnd' | 'r' | 'ctr' | null
  /** What its point's name is the name of. */
  readonly named: 'category' | 'series'
}

export interface PlottedChart extends WrittenChart {
  readonly labels: NativeLabels
}
