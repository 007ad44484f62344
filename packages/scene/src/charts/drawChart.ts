import type { ChartData, ChartType } from '@deckloom/deck'
import { drawBars } from './drawBars.ts'
import type { ChartDrawing } from './chartDrawing.ts'
import type { ChartScope } from './chartLabels.ts'
import { columnsHaveRoom, drawColumns } from './drawColumns.ts'
import { drawLine } from './drawLine.ts'
import { drawPie } from './drawPie.ts'
import { drawStack } from './drawStack.ts'

type DrawChart = (scope: ChartScope, chart: ChartData) => ChartDrawing

const drawings: Readonly<Record<ChartType, DrawChart>> = {
  pie: drawPie,
  donut: drawPie,
  bar: (scope, chart) =>
    columnsHaveRoom(scope, chart) ? drawColumns(scope, chart) : drawBars(scope, chart),
  'horizontal-bar': drawBars,
  line: drawLine,
  area: drawLine,
  'stacked-bar': drawStack,
}

/**
 * Draws a chart in its box. Columns without room for their labels become horizontal bars, in the painted chart and in
 * the native one.
 */
export function drawChart(scope: ChartScope, chart: ChartData): ChartDrawing {
  return drawings[chart.type](scope, chart)
}
