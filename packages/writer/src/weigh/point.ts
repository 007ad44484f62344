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
  /** It says where something ends: 'only if', 'except', 'at most'. */
  | 'limit'

/** A sentence, or a part of one that is too long for a line of a slide. */
export interface Point {
  /** As a slide shows it: without the full stop at its end. */
  readonly text: string
  /** The whole sentence that it stands in. */
  readonly sentence: string
  /** Which part of its sentence it is, from 0. */
  readonly part: number
  readonly isWhole: boolean
  /** It begins or ends in the middle of a phrase, so that it says nothing by itself. */
  readonly isTorn: boolean
  /** One of several items: above the others it would leave them without their head, and out of their order. */
  readonly isItem: boolean
  /** Number of its section in the tree, and of its block in the section. */
  readonly section: number
  readonly block: number
  /** Place in the document, from 0. */
  readonly order: number
  readonly figures: number
  /** What the heading above it, or its own label, promises. */
  readonly kind?: HeadingKind
  readonly roles: ReadonlySet<Role>
  /** The first sentence of its section. */
  readonly opens: boolean
  /** How much it speaks of what the whole text speaks of: 0 to 1. */
  readonly central: number
  /** How much it matters: about 0 to 1.5. */
  readonly value: number
  readonly terms: ReadonlySet<string>
}
