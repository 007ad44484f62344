import { createValueStore } from '../../../shared/valueStore.ts'

/** The share dialog while it is open. */
export interface ShownShareDialog {
  /** Whether the address of the deck was just copied. */
  readonly copied: boolean
}

const shown = createValueStore<ShownShareDialog | undefined>(undefined)

/** Whether somebody asked for access since the dialog was last open. */
const asked = createValueStore(false)

/** The open state of the share dialog, which the page provides. */
export const shareDialog = {
  open: (dialog: ShownShareDialog) => {
    asked.set(false)
    shown.set(dialog)
  },
  close: () => shown.set(undefined),
  useShown: shown.use,
  noteRequest: () => asked.set(true),
  useIsAsked: asked.use,
} as const
