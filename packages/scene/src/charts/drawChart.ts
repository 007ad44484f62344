import type { ChartData } from '@deckloom/deck'
import { drawBars } from './drawBars.ts'
import type { ChartDrawing } from './chartDrawing.ts'
import type { ChartScope } from './chartLabels.ts'
import { columnsHaveRoom, drawColumns } from './drawColumns.ts'
import { drawLine } from './drawLine.ts'
import { drawPie } from './drawPie.ts'
import { drawStack } from './drawStack.ts'

/** A chart in its box. Columns whose labels have no room lie down, in the painted chart and in the native one. */
export function drawChart(scope: ChartScope, chart: ChartData): ChartDrawing {
  switch (chart.type) {
    case 'bar':
      return columnsHaveRoom(scope, chart) ? drawColumns(scope, chart) : drawBars(scope, chart)
    case 'horizontal-bar':
      return drawBars(scope, chart)
    case 'line':
    case 'area':
      return drawLine(scope, chart)
    case 'pie':
    case 'donut':
      return drawPie(scope, chart)
    case 'stacked-bar':
      return drawStack(scope, chart)
  }
}
