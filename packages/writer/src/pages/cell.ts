import type { LayoutTemplate } from '@deckloom/deck'
import type { SourceBlock } from '../read/sourceTree.ts'
import type { TablePage } from '../tables/tablePage.ts'
import type { Point } from '../weigh/point.ts'

/** A block of the source, by the index of its section and its index in the section. */
export interface BlockRef {
  readonly section: number
  readonly block: number
}

/** Block index for a section that has no blocks. */
export const headingAlone = -1

/** How the points of a cell belong together, if they do. */
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

/**
 * Whether a cell may be merged with the prose beside it: prose or a plain list that shares its
 * page.
 */
export function isLoose({ form }: Pick<Cell, 'form'>): boolean {
  return form === undefined || form === 'list' || form === 'counted list'
}

/** Material for a slide: neighboring paragraphs, a list, a quotation, or a part of a table. */
export interface Cell {
  readonly section: number
  readonly blocks: readonly BlockRef[]
  readonly points: readonly Point[]
  /** Missing for prose, which can be cut anywhere and joined with its neighbors. */
  readonly form?: CellForm
  readonly table?: TablePage
  readonly quote?: Extract<SourceBlock, { kind: 'quote' }>
  /** The line that introduces the list, without its colon. */
  readonly lead?: string
  readonly weight: number
}

/**
 * One slide's worth of material: its cell, and the neighboring cells that have no slide of their
 * own.
 */
export interface Page {
  readonly chapter: number
  readonly cell: Cell
  /** Candidates for the points of the page, including those of its cell. */
  readonly points: readonly Point[]
  readonly blocks: readonly BlockRef[]
  readonly layouts?: readonly LayoutTemplate[]
}
