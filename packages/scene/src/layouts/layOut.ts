import type { LayoutTemplate } from '@deckloom/deck'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import type { TypeRole } from '../type/typeRoles.ts'

/** Writes a slide's content on a sheet. */
export type LayOut = (stage: Stage, sheet: Sheet) => void

/** One way to lay a slide out. */
export interface Plan {
  /** The layout that this plan belongs to; a slide that cannot have its own layout gets another one. */
  readonly template: LayoutTemplate
  /** Distinguishes the variants of one layout: '', 'side', 'band'. */
  readonly variant: string
  readonly layOut: LayOut
}

/** How a layout is drawn; its other properties are in `packages/deck/src/layouts`. */
export interface LayoutDrawing {
  /**
   * Returns the ways to lay out such a slide, the preferred one first. The rest are for content that does not fit at
   * the sizes that the art direction allows.
   */
  readonly plans: (stage: Stage) => readonly Plan[]
  /** Returns how many pictures the layout has room for; a slide with more becomes a list with pictures. */
  readonly mostPictures: (stage: Stage) => number
  /** Type role of a title that carries its slide alone: arrangements set it larger than a title above a list. */
  readonly loneTitle?: TypeRole
  /**
   * Returns whether the slide has evidence that only this layout can show, so that no chart or arrangement replaces it.
   */
  readonly hasEvidence?: (stage: Stage) => boolean
}

export function plan(template: LayoutTemplate, layOut: LayOut, variant = ''): Plan {
  return { template, variant, layOut }
}

export function noPictures(): number {
  return 0
}

export function anyPictures(): number {
  return Infinity
}
