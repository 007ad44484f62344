import type { ChartData, LayoutTemplate, TableData } from '@deckloom/deck'
import type { Claim } from './claims.ts'

/** A slide's worth of the source: sentences to choose from, or a block that is shown as it is. */
export interface Unit {
  /** Index of the chapter it belongs to. */
  readonly chapter: number
  readonly heading: string
  /** Sentences that may be shown, in the order of the source. */
  readonly claims: readonly Claim[]
  readonly block?: UnitBlock
  /** The first of its section, which may carry the heading as its title. */
  readonly isFirst: boolean
}

/** Points that keep together: a list, a table, a quotation. */
export interface UnitBlock {
  readonly points: readonly string[]
  readonly layouts: readonly LayoutTemplate[]
  readonly chart?: ChartData
  /** What a chart shows, as a title. */
  readonly finding?: string
  readonly table?: TableData
  /** The words of a quotation or a statement are the title. */
  readonly title?: string
  readonly canSplit: boolean
}
