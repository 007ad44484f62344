import { Button, Dialog } from '@deckloom/ui'
import { useState } from 'react'
import { RecoveryCodes } from '../../../shared/identity/RecoveryCodes.tsx'

export interface CodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Shows recovery codes once; closes when the user confirms that they are saved. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const [saved, setSaved] = useState(false)
  return (
    <Dialog
      open
      required
      onOpenChange={(open) => !open && saved && onClose()}
      title="Save your recovery codes"
      footer={
        <Button variant="primary" disabled={!saved} onClick={onClose}>
          Done
        </Button>
      }
    >
      <RecoveryCodes codes={codes} saved={saved} onSaved={setSaved} />
    </Dialog>
  )
}
