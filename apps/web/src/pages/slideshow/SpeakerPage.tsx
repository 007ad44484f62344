import { Speaker } from '../../features/presenter/speaker/Speaker.tsx'
import { DeckToShow } from './DeckToShow.tsx'

/** The speaker window: notes, what comes next, and the time. */
export function SpeakerPage({ id }: { readonly id: string }) {
  return (
    <DeckToShow id={id} name={(title) => `${title}: speaker`}>
      {({ title, slides }) => <Speaker deckId={id} title={title} slides={slides} />}
    </DeckToShow>
  )
}
