import { Dialog } from '@deckloom/ui'
import { LinksSection } from './LinksSection.tsx'
import { PeopleSection } from './PeopleSection.tsx'

export interface ShareDialogProps {
  readonly deck: { readonly id: number; readonly title: string }
  readonly onClose: () => void
}

/** Collaborators of a deck, what viewers see of it, and links for people without an account. */
export function ShareDialog({ deck, onClose }: ShareDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Share “${deck.title}”`}
      width={640}
    >
      <PeopleSection deckId={deck.id} onLeft={onClose} />
      <LinksSection deckId={deck.id} />
    </Dialog>
  )
}
