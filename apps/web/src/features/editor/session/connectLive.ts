import type { DeckRole } from '@deckloom/contract'
import type { Autosave, DeckDocument } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import { LiveDeck } from '../../../shared/live/LiveDeck.ts'
import { openSocket } from '../../../shared/live/openSocket.ts'
import { browserClock } from '../../../shared/live/browserClock.ts'
import { forgetColors, showColors } from '../../../shared/people/shownColors.ts'

const tooManyWindowsMessage = {
  title: 'Too Many Windows',
  description: 'Close some of your other windows to see here who else works on the presentation.',
}

export interface ConnectLive {
  readonly deckId: number
  readonly document: DeckDocument
  readonly autosave: Autosave
  readonly onCommented: () => void
  readonly onAsked: () => void
  /** The person may no longer edit the deck, or not even see it. */
  readonly onLostRight: (role: DeckRole | undefined) => void
}

/** Connects to the others who have the deck open: their saves come as they are made. */
export function connectLive({ deckId, document, autosave, ...on }: ConnectLive): LiveDeck {
  forgetColors()
  return new LiveDeck({
    open: (events) => openSocket(deckId, events),
    clock: browserClock,
    random: Math.random,
    onSaved: ({ from, version, order, slides }) => {
      if (order && slides) autosave.receive({ from, version, order, slides })
      else autosave.catchUp(version)
    },
    onVersion: (version) => autosave.catchUp(version),
    onRenamed: (title) => document.renameDeck(title),
    onCommented: on.onCommented,
    onAsked: on.onAsked,
    onRole: (role) => {
      if (role !== 'owner' && role !== 'editor') on.onLostRight(role)
    },
    onNoAccess: () => on.onLostRight(undefined),
    onTooManyWindows: () => toast(tooManyWindowsMessage),
    onPeople: showColors,
    onCompany: (isShared) => autosave.share(isShared),
  })
}
