import type { FaceId } from '@deckloom/text'
import type { Solid } from '../marks.ts'
import type { TypeFace } from './typeFace.ts'

/** A stretch of text in one style, before its size is known. */
export interface RunSpec {
  readonly text: string
  readonly face: TypeFace
  /** Size as a multiple of the paragraph's; defaults to 1. */
  readonly scale?: number | undefined
  readonly paint: Solid
  /** In em. */
  readonly tracking: number
  readonly underline?: boolean | undefined
  readonly strike?: boolean | undefined
  readonly highlight?: Solid | undefined
  /** Already part of `scale`. */
  readonly baseline?: 'super' | 'sub' | undefined
  readonly href?: string | undefined
}

export interface MarkerSpec {
  readonly kind: 'char' | 'number'
  readonly text: string
  readonly paint: Solid
  readonly face: FaceId
  /** Size as a multiple of the paragraph's. */
  readonly scale: number
}

/** A paragraph as requested by a layout. */
export interface ParagraphSpec {
  readonly runs: readonly [RunSpec, ...RunSpec[]]
  /** Nominal size, and the smallest that the art direction allows, in page units. */
  readonly size: number
  readonly floor: number
  /** Baseline to baseline, as a multiple of the size: a value returned by `lineMetrics`. */
  readonly leading: number
  readonly balance: 'none' | 'balance' | 'orphans'
  /** If absent, the text's reading direction decides. */
  readonly align?: 'left' | 'center' | 'right' | undefined
  /** If absent, the text's first letters decide. */
  readonly direction?: 'ltr' | 'rtl' | undefined
  /** Space above in page units, at the nominal size. */
  readonly spaceBefore?: number | undefined
  /** From the edge of the box to the text, as a multiple of the size. */
  readonly indent?: number | undefined
  /** List level, from 0. The indent consists of `level + 1` equal steps; the marker is at the start of the last. */
  readonly level?: number | undefined
  readonly marker?: MarkerSpec | undefined
  /** Continues the bullet of the previous paragraph. */
  readonly continues?: true
}

/** A paragraph with its final size. */
export interface SizedParagraph {
  readonly spec: ParagraphSpec
  readonly size: number
  readonly spaceBefore: number
}
