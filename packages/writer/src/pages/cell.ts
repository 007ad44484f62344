import type { LayoutTemplate } from '@deckloom/deck'
import type { SourceBlock } from '../read/sourceTree.ts'
import type { TablePage } from '../tables/tablePage.ts'
import type { Point } from '../weigh/point.ts'

/** A block of the source, by the number of its section and its own in the section. */
export interface BlockRef {
  readonly section: number
  readonly block: number
}

/** Number of the block of a section that has none. */
export const headingAlone = -1

/** How the points of a cell belong together, where they do. */
export type CellForm =
  | 'dates'
  | 'steps'
  | 'people'
  | 'list'
  | 'named list'
  | 'counted list'
  | 'figures'
  | 'quote'
  | 'table'

/** A list that shares its page is told with what stands beside it. */
export function isLoose({ form }: Pick<Cell, 'form'>): boolean {
  return form === undefined || form === 'list' || form === 'counted list'
}

/** What a slide can be made of: neighbouring paragraphs, a list, a quotation, a part of a table. */
export interface Cell {
  readonly section: number
  readonly blocks: readonly BlockRef[]
  readonly points: readonly Point[]
  /** Absent for what is only told: it can be cut anywhere and joined with its neighbours. */
  readonly form?: CellForm
  readonly table?: TablePage
  readonly quote?: Extract<SourceBlock, { kind: 'quote' }>
  /** A line that leads to the list, without its colon. */
  readonly lead?: string
  readonly weight: number
}

/** One slide's worth: its cell, and the cells beside it that have no slide of their own. */
export interface Page {
  readonly chapter: number
  readonly cell: Cell
  /** Candidates for its points, its own included. */
  readonly points: readonly Point[]
  readonly blocks: readonly BlockRef[]
  readonly layouts?: readonly LayoutTemplate[]
}
