import type { ChartData, TableData } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'

export interface TableInput {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The line that introduces the table. */
  readonly caption?: string
}

export interface TableContext {
  readonly language: Language
  readonly heading: string
  /**
   * Whether the source is nothing but the table, so that its pages must be understandable on their
   * own.
   */
  readonly isSheet?: boolean
}

/** One slide's worth of a table. */
export interface TablePage {
  readonly kind: 'chart' | 'table' | 'timeline' | 'list'
  /** A statement computed from the rows, with the names in the table. */
  readonly claim?: string
  /** Whether it states a change or a difference rather than just the highest value. */
  readonly isTelling?: boolean
  /** Indexes of the columns whose rows are all shown. */
  readonly columns?: readonly number[]
  /** Whether it lists who does what by when. */
  readonly isActions?: boolean
  /** Lines beside the chart, or the rows of a list. */
  readonly points: readonly string[]
  readonly chart?: ChartData
  readonly table?: TableData
  /** Priority when slides are few, 0 to 1. */
  readonly worth: number
}
