import type { LayoutPlaceholder, TextRun } from '@deckloom/scene'
import type { Charts } from '../charts/charts.ts'
import type { Relationships } from '../opc/relationships.ts'
import type { Connections } from './connections.ts'

/** What shapes need from the part they are written to. */
export interface ShapeContext {
  /** Returns the next shape ID, unique in the part. */
  readonly nextId: () => number
  /** What the lines of a slide are glued to. */
  readonly connections?: Connections
  readonly relationships: Relationships
  readonly pictures: Pictures
  readonly charts: Charts
  /** Placeholders of the layout; empty when nothing is inherited. */
  readonly placeholders: readonly LayoutPlaceholder[]
  /** Returns the Office family of a face, for bullets, which carry only the face. */
  readonly familyOf: (face: TextRun['face']) => string | undefined
  /** BCP 47 */
  readonly language: string
}

export interface Pictures {
  /** Returns the picture's part and pixel size; undefined if its bytes were not provided. */
  find(
    src: string,
  ): { readonly path: string; readonly width: number; readonly height: number } | undefined
}
