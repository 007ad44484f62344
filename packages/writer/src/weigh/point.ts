import type { HeadingKind } from './cues.ts'

export type Role =
  | 'decision'
  | 'ask'
  | 'step'
  | 'conclusion'
  | 'deadline'
  | 'risk'
  | 'result'
  | 'change'
  /** It states a limit: 'only if', 'except', 'at most'. */
  | 'limit'

/** A sentence, or a part of one that is too long for a line on a slide. */
export interface Point {
  /** The text as shown on a slide, without the final period. */
  readonly text: string
  /** The whole sentence that it belongs to. */
  readonly sentence: string
  /** Index of the part in its sentence, from 0. */
  readonly part: number
  readonly isWhole: boolean
  /** Whether it begins or ends in the middle of a phrase, so that it means nothing on its own. */
  readonly isTorn: boolean
  /** Whether it is one of several items. As a title, it would be out of its list and order. */
  readonly isItem: boolean
  /** Index of its section in the tree, and of its block in the section. */
  readonly section: number
  readonly block: number
  /** Position in the document, from 0. */
  readonly order: number
  readonly figures: number
  /** The kind announced by the heading above it or by its own label. */
  readonly kind?: HeadingKind
  readonly roles: ReadonlySet<Role>
  /** Whether it is the first sentence of its section. */
  readonly opens: boolean
  /** How many of the main terms of the whole text it shares, 0 to 1. */
  readonly central: number
  /** Importance, about 0 to 1.5. */
  readonly value: number
  readonly terms: ReadonlySet<string>
}
