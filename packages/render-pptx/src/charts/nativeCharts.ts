import type { ChartType } from '@deckloom/deck'
import { tag } from '../opc/xml.ts'
import { axisIds, type NativeAxes } from './chartAxes.ts'
import { areaSeries, lineSeries, pointSeries, rowSeries } from './chartSeries.ts'
import { setting } from './chartValues.ts'
import type { NativeLabels, PlottedChart } from './writtenChart.ts'

/** A chart type as a native chart of office programs. */
interface NativeChart {
  /** Writes the plots with their series; ISO/IEC 29500-1, 21.2.2. */
  readonly plots: (chart: PlottedChart) => string
  /** Null for charts without axes. */
  readonly axes: NativeAxes | null
  readonly labels: NativeLabels
}

export const nativeCharts: Readonly<Record<ChartType, NativeChart>> = {
  pie: { plots: pie, axes: null, labels: { place: 'outEnd', named: 'category' } },
  donut: { plots: donut, axes: null, labels: { place: null, named: 'category' } },
  bar: {
    plots: (chart) => bars(chart, 'col'),
    axes: 'upright',
    labels: { place: 'outEnd', named: 'category' },
  },
  'horizontal-bar': {
    plots: (chart) => bars(chart, 'bar'),
    axes: 'lying',
    labels: { place: 'outEnd', named: 'category' },
  },
  line: {
    plots: (chart) => line(chart, 0),
    axes: 'edge to edge',
    labels: { place: 'r', named: 'category' },
  },
  area: {
    plots: (chart) => area(chart) + line(chart, 1),
    axes: 'edge to edge',
    labels: { place: 'r', named: 'category' },
  },
  'stacked-bar': {
    plots: stack,
    axes: 'upright',
    labels: { place: 'ctr', named: 'series' },
  },
}

function bars(chart: PlottedChart, direction: 'bar' | 'col'): string {
  return tag(
    'c:barChart',
    {},
    setting('barDir', direction),
    setting('grouping', 'clustered'),
    setting('varyColors', 0),
    pointSeries(chart, 'bars'),
    setting('gapWidth', chart.plan.gapWidth ?? 0),
    axisIds,
  )
}

function stack(chart: PlottedChart): string {
  return tag(
    'c:barChart',
    {},
    setting('barDir', 'col'),
    setting('grouping', 'stacked'),
    setting('varyColors', 0),
    ...rowSeries(chart),
    setting('gapWidth', chart.plan.gapWidth ?? 0),
    setting('overlap', 100),
    axisIds,
  )
}

function line(chart: PlottedChart, order: number): string {
  return tag(
    'c:lineChart',
    {},
    setting('grouping', 'standard'),
    setting('varyColors', 0),
    lineSeries(chart, order),
    setting('marker', 1),
    axisIds,
  )
}

function area(chart: PlottedChart): string {
  return tag(
    'c:areaChart',
    {},
    setting('grouping', 'standard'),
    setting('varyColors', 0),
    areaSeries(chart),
    axisIds,
  )
}

function pie(chart: PlottedChart): string {
  return tag('c:pieChart', {}, ...slices(chart))
}

function donut(chart: PlottedChart): string {
  return tag('c:doughnutChart', {}, ...slices(chart), setting('holeSize', 62))
}

function slices(chart: PlottedChart): readonly string[] {
  return [setting('varyColors', 1), pointSeries(chart, 'slices'), setting('firstSliceAng', 0)]
}
