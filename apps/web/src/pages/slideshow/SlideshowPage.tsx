import type { Presentation } from '@deckloom/contract'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { Presenter } from '../../features/presenter/Presenter.tsx'
import { usePresenting } from '../../features/presenter/slideshow/usePresenting.ts'
import { presenterWindow } from '../../shared/place.ts'
import { useActivity } from '../../shared/tracking/useActivity.ts'
import { useSlideWatch } from '../../shared/tracking/useSlideWatch.ts'
import { DeckToShow } from './DeckToShow.tsx'

/** `id` from the URL. */
export function SlideshowPage({ id }: { readonly id: string }) {
  const [, navigate] = useLocation()
  useActivity('present', Number(id))
  const watch = useSlideWatch({ deckId: Number(id) })
  const tell = usePresenting(Number(id))
  const handleShown = useCallback(
    (slideId: string | undefined) => {
      watch(slideId)
      tell(slideId)
    },
    [watch, tell],
  )
  return (
    <DeckToShow id={id}>
      {({ title, slides, role }) => (
        <Presenter
          deckId={id}
          title={title}
          slides={slides}
          onShown={handleShown}
          onClose={() => {
            // The reader's page continues at the slide that was shown.
            if (!closeOwnWindow(id)) navigate(`/editor/${id}${isReader(role) ? location.hash : ''}`)
          }}
        />
      )}
    </DeckToShow>
  )
}

/** Closes the window if the editor opened it: its own page would be a second editor of the deck. */
function closeOwnWindow(id: string): boolean {
  if (window.opener === null || window.name !== presenterWindow(id)) return false
  window.close()
  return window.closed
}

function isReader(role: Presentation['role']): boolean {
  return role === 'viewer' || role === 'commenter'
}
