import type { RichLine } from '../edits/richText.ts'

/** A part of what was pasted, in order. */
export type PastedBlock = PastedText | PastedTable | PastedPicture

/** Lines of text. A line break inside of an item of a list is part of its line. */
export interface PastedText {
  readonly kind: 'text'
  readonly lines: readonly RichLine[]
}

export interface PastedTable {
  readonly kind: 'table'
  /** All rows have as many cells as the first. */
  readonly rows: readonly (readonly string[])[]
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
