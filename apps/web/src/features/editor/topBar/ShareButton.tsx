import { Button } from '@deckloom/ui'
import { shareDialog } from '../overlays/shareDialogState.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { shareDeck } from '../session/shareDeck.ts'

/** Marked while a request for access waits that came while the deck is open. */
export function ShareButton() {
  const { id } = useEditor()
  const isAsked = shareDialog.useIsAsked()
  return (
    <Button className="relative" onClick={() => void shareDeck(id)}>
      SHARE...
      {isAsked && (
        <span className="absolute -top-1 -right-1 size-3 rounded-full bg-primary">
          <span className="sr-only">: someone asks for access</span>
        </span>
      )}
    </Button>
  )
}
