import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'

/** Writes a slide's content on a sheet. A layout is one such function. */
export type LayOut = (stage: Stage, sheet: Sheet) => void

/** One way to lay a slide out. */
export interface Plan {
  /** Tells the looks of one template apart: '', 'side', 'band'. */
  readonly variant: string
  readonly layOut: LayOut
}
