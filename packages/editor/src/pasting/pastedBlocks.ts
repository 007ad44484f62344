import type { RichLine } from '../edits/richText.ts'
import type { CellGrid } from '../edits/tables/cellRanges.ts'

/** A part of what was pasted, in order. */
export type PastedBlock = PastedText | PastedTable | PastedPicture

/** Lines of text. A line break inside of an item of a list is part of its line. */
export interface PastedText {
  readonly kind: 'text'
  readonly lines: readonly RichLine[]
}

export interface PastedTable extends CellGrid {
  readonly kind: 'table'
}

export interface PastedPicture {
  readonly kind: 'picture'
  /** As the page gives it; it may be anything. */
  readonly address: string
  readonly alt: string
}

/** More than anybody pastes on a slide, yet so little that nothing waits. */
export const pasteLimits = {
  /** Characters of a page, and of a text. */
  htmlLength: 2_000_000,
  plainLength: 200_000,
  /** Characters of a document that brings its pictures along. */
  rtfLength: 60_000_000,
  nodes: 5_000,
  depth: 60,
} as const
