import type { Slide } from '@deckloom/deck'
import { isPlaceGone } from '@deckloom/editor'
import { CommentsPanel } from '../../features/comments/CommentsPanel.tsx'
import { useThreads } from '../../shared/comments/threads.ts'

export interface ReaderCommentsProps {
  readonly deckId: number
  readonly slides: readonly Slide[]
  readonly currentSlideId: string
  readonly isCompact: boolean
}

/** The comments on a deck that is being read. */
export function ReaderComments({ deckId, slides, currentSlideId, isCompact }: ReaderCommentsProps) {
  const gone = useThreads(deckId).filter(({ slideId, anchor }) => {
    const on = slides.find(({ id }) => id === slideId)
    return on !== undefined && isPlaceGone(on, anchor)
  })
  return (
    <CommentsPanel
      deckId={deckId}
      slideIds={slides.map(({ id }) => id)}
      currentSlideId={currentSlideId}
      gone={new Set(gone.map(({ id }) => id))}
      hint="Select words, or anything else on a slide, to comment on it."
      isCompact={isCompact}
      onShowSlide={(id) => {
        document.querySelector(`[data-slide-id="${id}"]`)?.scrollIntoView({ block: 'start' })
      }}
    />
  )
}
