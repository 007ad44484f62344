import { isPlaceGone } from '@deckloom/editor'
import { keyLabel } from '../../features/editor/controls/keys.ts'
import { useIsCompact, useIsPhone } from '../../features/editor/controls/useIsCompact.ts'
import { useEditor } from '../../features/editor/session/EditorContext.tsx'
import { CommentsPanel } from '../../features/comments/CommentsPanel.tsx'
import { useThreads } from '../../shared/comments/threads.ts'

/** The comments on the deck that is being edited. */
export function EditorComments() {
  const { id, order, slide, document, autosave, showSlide } = useEditor()
  const isCompact = useIsCompact()
  const isPhone = useIsPhone()
  const gone = useThreads(id).filter(({ slideId, anchor }) => {
    const on = slideId === slide.id ? slide : document.slide(slideId)
    return on !== undefined && isPlaceGone(on, anchor)
  })
  return (
    <CommentsPanel
      deckId={id}
      slideIds={order}
      currentSlideId={slide.id}
      gone={new Set(gone.map((thread) => thread.id))}
      hint={
        isCompact
          ? 'Press and hold something on the slide to comment on it.'
          : `Select something and press ${keyLabel('Mod+Alt+M')}.`
      }
      isCompact={isPhone}
      onShowSlide={showSlide}
      // The server has to know the slide.
      onBeforeSend={async () => void (await autosave.flush())}
    />
  )
}
