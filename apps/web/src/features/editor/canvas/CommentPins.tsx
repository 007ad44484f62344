import type { PlacedElement } from '@deckloom/editor'
import type { Scene } from '@deckloom/scene'
import { SlidePins } from '../../../shared/comments/pins/SlidePins.tsx'
import { useEditor } from '../session/EditorContext.tsx'

export interface CommentPinsProps {
  readonly scene: Scene
  readonly elements: readonly PlacedElement[]
}

/** The comments on the slide that is being edited. */
export function CommentPins(props: CommentPinsProps) {
  const { id, slide, selection } = useEditor()
  // Text being edited has the slide for itself.
  if (selection.state === 'editing') return null
  return <SlidePins deckId={id} slide={slide} {...props} />
}
