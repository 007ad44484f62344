import type { Visual, VisualKind } from '@deckloom/deck'
import { createContext, useContext } from 'react'

/** Opens the dialogs for pictures, charts, shapes and icons. */
export interface Insert {
  readonly add: (kind: Exclude<VisualKind, 'line'>, from?: VisualDialogProps['from']) => void
  /** Opens the dialog to change a chart, shape or icon, or to replace a picture. Returns false for a line, which has none. */
  readonly reopen: (visual: Visual) => boolean
}

export interface VisualDialogProps {
  /** The visual to edit; undefined for a new one. */
  readonly visual: Visual | undefined
  /** Where the dialog was opened. */
  readonly from?: 'toolbar' | 'panel'
  readonly onClose: () => void
}

export const InsertContext = createContext<Insert | undefined>(undefined)

export function useInsert(): Insert {
  const insert = useContext(InsertContext)
  if (!insert) throw new Error('useInsert needs an InsertProvider above it')
  return insert
}
