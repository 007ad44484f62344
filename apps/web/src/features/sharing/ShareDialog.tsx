import { Dialog } from '@deckloom/ui'
import { LinksSection } from './LinksSection.tsx'
import { PeopleSection } from './PeopleSection.tsx'

export interface ShareDialogProps {
  readonly deck: { readonly id: number; readonly title: string }
  readonly onClose: () => void
}

/** Who works on a deck, what those who only look see of it, and the links that show it to people without an account. */
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
