import type { ReactNode } from 'react'

/** What the page puts into the editor. */
export interface EditorSlots {
  /** The user's menu. */
  readonly account: ReactNode
  /** The comments, shown while they are open: at the right, or as a sheet on small screens. */
  readonly comments: ReactNode
}
