import type { LayoutPlaceholder, TextRun } from '@deckloom/scene'
import type { Charts } from '../charts/charts.ts'
import type { Relationships } from '../opc/relationships.ts'

/** What shapes need from the part that they are written into. */
export interface ShapeContext {
  /** Ids of shapes, unique in the part. */
  readonly nextId: () => number
  readonly relationships: Relationships
  readonly pictures: Pictures
  readonly charts: Charts
  /** The placeholders of the layout; empty where nothing is inherited. */
  readonly placeholders: readonly LayoutPlaceholder[]
  /** Office family of a face, for bullets, which carry only the face. */
  readonly familyOf: (face: TextRun['face']) => string | undefined
  /** BCP 47 */
  readonly language: string
}

export interface Pictures {
  /** The picture's part and its size in pixels; undefined when no bytes were handed in for it. */
  find(
    src: string,
  ): { readonly path: string; readonly width: number; readonly height: number } | undefined
}
