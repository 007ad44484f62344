import type { LayoutTemplate } from '@deckloom/deck'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import type { TypeRole } from '../type/typeRoles.ts'

/** Writes a slide's content on a sheet. */
export type LayOut = (stage: Stage, sheet: Sheet) => void

/** One way to lay a slide out. */
export interface Plan {
  /** The layout that it is one of: a slide that cannot have its own gets another's. */
  readonly template: LayoutTemplate
  /** Tells the looks of one layout apart: '', 'side', 'band'. */
  readonly variant: string
  readonly layOut: LayOut
}

/** How a layout is drawn; what else is known of it is in `packages/deck/src/layouts`. */
export interface LayoutDrawing {
  /**
   * The ways to lay such a slide out, the wanted one first. Those after it are for content that does not fit at the
   * sizes that the art direction allows.
   */
  readonly plans: (stage: Stage) => readonly Plan[]
  /** How many pictures it has places for: a slide with more is a list with pictures. */
  readonly mostPictures: (stage: Stage) => number
  /** Role of a title that carries its slide alone: in the arrangements it is larger than one over a list. */
  readonly loneTitle?: TypeRole
  /** Whether the slide has evidence that only this layout shows: no chart and no arrangement takes its place. */
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
