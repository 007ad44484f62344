import type { ChartData, TableData } from '@deckloom/deck'
export interface TablePage {
  readonly kind: 'chart' | 'table' | 'timeline' | 'actions' | 'cards'
  readonly claim?: string
  readonly points: readonly string[]
  readonly chart?: ChartData
  readonly table?: TableData
  readonly rows: readonly number[]
  readonly worth: number
}
