import type { FaceId } from '@deckloom/text'
import type { Solid } from '../marks.ts'
import type { TypeFace } from './typeFace.ts'

/** A stretch of text in one look, before its size is known. */
export interface RunSpec {
  readonly text: string
  readonly face: TypeFace
  /** Size as a multiple of the paragraph's; 1 unless given. */
  readonly scale?: number | undefined
  readonly paint: Solid
  /** Em. */
  readonly tracking: number
  readonly underline?: boolean | undefined
  readonly strike?: boolean | undefined
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

/** A paragraph as a layout asks for it. */
export interface ParagraphSpec {
  readonly runs: readonly [RunSpec, ...RunSpec[]]
  /** Nominal size and the smallest that the art direction allows, units. */
  readonly size: number
  readonly floor: number
  /** Baseline to baseline, as a multiple of the size: one that `lineMetrics` gives. */
  readonly leading: number
  readonly balance: 'none' | 'balance' | 'orphans'
  /** Left out where the reading direction of the text decides. */
  readonly align?: 'left' | 'center' | 'right' | undefined
  /** Left out where the text's first letters tell. */
  readonly direction?: 'ltr' | 'rtl' | undefined
  /** Units of air above, at the nominal size. */
  readonly spaceBefore?: number | undefined
  /** From the edge of the box to the text, as a multiple of the size. */
  readonly indent?: number | undefined
  /** Depth in a list, from 0: the marker stands before the last of its equal steps. */
  readonly level?: number | undefined
  readonly marker?: MarkerSpec | undefined
  /** Belongs to the bullet of the paragraph before it. */
  readonly continues?: true
}

/** A paragraph whose size is settled. */
export interface SizedParagraph {
  readonly spec: ParagraphSpec
  readonly size: number
  readonly spaceBefore: number
}
