import type { SlideWatch } from '../tracking/useLateWatch.ts'
import { browserClock } from './browserClock.ts'
import { LiveDeck } from './LiveDeck.ts'
import { openSocket } from './openSocket.ts'

const ignore = () => {}

/** Tells whoever has the deck open that this person presents it, until stopped. */
export function announcePresenting(deckId: number): SlideWatch {
  const live = new LiveDeck({
    open: (events) => openSocket(deckId, events),
    clock: browserClock,
    random: Math.random,
    onSaved: ignore,
    onVersion: ignore,
    onRenamed: ignore,
    onCommented: ignore,
    onAsked: ignore,
    onRole: ignore,
    onNoAccess: ignore,
    onTooManyWindows: ignore,
    onPeople: ignore,
    onCompany: ignore,
  })
  return {
    show: (slideId) => {
      if (slideId === undefined) return
      live.say({ slideId, elementIds: [], isEditing: false, isPresenting: true })
    },
    stop: () => live.close(),
  }
}
