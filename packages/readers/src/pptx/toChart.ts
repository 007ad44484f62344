import {
  type ChartData,
  type ChartType,
  chartTypeNames,
  chartTypes,
  deckLimits,
} from '@deckloom/deck'
import type { ReadChart } from '../office/readChart.ts'
import { clip } from './clip.ts'

export interface TakenChart {
  readonly chart: ChartData
  /** Sentences about what the chart lost. */
  readonly left: readonly string[]
}

interface Point {
  readonly label: string
  readonly value: number
}

/** Converts a chart to one row of 2 to 8 nonnegative values. Undefined if that is impossible. */
export function toChart(chart: ReadChart): TakenChart | undefined {
  const type = typeOf(chart)
  const { points, left } = pointsOf(chart, type)
  if (points.length < deckLimits.chartPoints.min || points.some(({ value }) => value < 0))
    return undefined
  const fewer = fewerPoints(points, type)
  const title = clip(chart.title || nameOf(chart), deckLimits.chartTitleLength)
  const kept =
    fewer.length === points.length
      ? []
      : [
          `A chart shows ${points.length} values; the ${deckLimits.chartPoints.max} that fit were kept.`,
        ]
  return {
    chart: {
      type,
      title,
      data: fewer.map(({ label, value }) => ({
        label: clip(label, deckLimits.chartLabelLength),
        value,
      })),
      colors: [],
    },
    left: [...left, ...kept],
  }
}

function typeOf({ kind, horizontal, stacked }: ReadChart): ChartType {
  const type = chartTypeNames.find((name) => {
    const { office } = chartTypes[name]
    return (
      office.plots.includes(kind) &&
      (office.horizontal ?? horizontal) === horizontal &&
      (office.stacked ?? stacked) === stacked
    )
  })
  return type ?? 'bar'
}

function nameOf({ series: [first, ...others] }: ReadChart): string {
  return others.length === 0 ? (first?.name ?? '') : ''
}

/**
 * Returns the points of the first series, or the sum of each series: our stacked bar has one value
 * per series.
 */
function pointsOf(chart: ReadChart, type: ChartType) {
  const { categories, series } = chart
  const [first] = series
  if (chartTypes[type].series === 'sums' && series.length > 1) {
    const points = series.map(({ name, values }) => ({
      label: name,
      value: values.reduce((sum, value) => sum + (Number.isFinite(value) ? value : 0), 0),
    }))
    const left =
      categories.length > 1
        ? [`A stacked chart shows the sums of its ${categories.length} bars.`]
        : []
    return { points: keepFinite(points), left }
  }
  const points = (first?.values ?? []).map((value, index) => ({
    label: categories[index] ?? String(index + 1),
    value,
  }))
  const left =
    series.length > 1
      ? [
          `A chart has ${series.length} series; “${first?.name ?? ''}” is shown, all figures are in the notes.`,
        ]
      : []
  return { points: keepFinite(points), left }
}

function keepFinite(points: readonly Point[]): readonly Point[] {
  return points.filter(({ value }) => Number.isFinite(value))
}

/**
 * Returns as many points as a chart holds: the smallest added up, or evenly spaced ones, including
 * the first and the last.
 */
function fewerPoints(points: readonly Point[], type: ChartType): readonly Point[] {
  const { max } = deckLimits.chartPoints
  if (points.length <= max) return points
  if (chartTypes[type].excess === 'add up') {
    const sorted = points.toSorted((one, other) => other.value - one.value)
    const rest = sorted.slice(max - 1).reduce((sum, { value }) => sum + value, 0)
    return [...sorted.slice(0, max - 1), { label: 'Other', value: rest }]
  }
  return Array.from(
    { length: max },
    (_, index) => points[Math.round((index * (points.length - 1)) / (max - 1))],
  ).filter((point) => point !== undefined)
}
