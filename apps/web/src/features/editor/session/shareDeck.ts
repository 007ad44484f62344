import { shareDialog } from '../overlays/shareDialogState.ts'
import { copyShareLink } from './copyShareLink.ts'

/** Copies the deck's address, and opens the dialog that says who can open it. */
export async function shareDeck(deckId: number): Promise<void> {
  shareDialog.open({ copied: await copyShareLink(deckId) })
}
