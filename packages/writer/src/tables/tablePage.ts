import type { ChartData, TableData } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'

export interface TableInput {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The line that leads to it. */
  readonly caption?: string
}

export interface TableContext {
  readonly language: Language
  readonly heading: string
  /** The table is all there is: its pages have to tell it by themselves. */
  readonly isSheet?: boolean
}

/** One slide's worth of a table. */
export interface TablePage {
  readonly kind: 'chart' | 'table' | 'timeline' | 'list'
  /** What is computed from the rows, in the words of the table. */
  readonly claim?: string
  /** It says what changed or differs, and not only what is highest. */
  readonly isTelling?: boolean
  /** Columns of which it shows all rows. */
  readonly columns?: readonly number[]
  /** Who does what, by when. */
  readonly isActions?: boolean
  /** What stands beside the chart, or the rows where they are a list. */
  readonly points: readonly string[]
  readonly chart?: ChartData
  readonly table?: TableData
  /** 0 to 1, for choosing when slides are few. */
  readonly worth: number
}
