import type { ChartData } from '@deckloom/deck'
import type { Mark } from '../marks.ts'
import type { ChartScope } from './chartLabels.ts'
import { columnsHaveRoom, paintColumns, paintHorizontalBars } from './paintBars.ts'
import { paintLine } from './paintLine.ts'
import { paintPie, paintStack } from './paintParts.ts'

/** The marks of a chart in its box. */
export function paintChart(scope: ChartScope, chart: ChartData): readonly Mark[] {
  switch (chart.type) {
    case 'bar':
      return columnsHaveRoom(scope, chart)
        ? paintColumns(scope, chart)
        : paintHorizontalBars(scope, chart)
    case 'horizontal-bar':
      return paintHorizontalBars(scope, chart)
    case 'line':
      return paintLine(scope, chart, false)
    case 'area':
      return paintLine(scope, chart, true)
    case 'pie':
      return paintPie(scope, chart, false)
    case 'donut':
      return paintPie(scope, chart, true)
    case 'stacked-bar':
      return paintStack(scope, chart)
  }
}
