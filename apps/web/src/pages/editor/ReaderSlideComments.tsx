import { commentOnTarget } from '../../features/comments/onSlide/commentTarget.ts'
import {
  SlideComments,
  type SlideCommentsProps,
} from '../../features/comments/onSlide/SlideComments.tsx'
import { useCommentKey } from '../../features/editor/canvas/useCommentKey.ts'
import { useDiscussion } from '../../shared/comments/discussion.ts'
import { useLiveThreads } from '../../shared/comments/threads.ts'

/** The comments on a slide that is being read, with the editor's key for a new one. */
export function ReaderSlideComments(props: SlideCommentsProps) {
  return (
    <>
      <SlideComments {...props} />
      {props.isCurrent && <CurrentSlide deckId={props.deckId} slideId={props.slide.id} />}
    </>
  )
}

interface CurrentSlideProps {
  readonly deckId: number
  readonly slideId: string
}

function CurrentSlide({ deckId, slideId }: CurrentSlideProps) {
  // Also while the comments are closed, as on a phone: the pins show them.
  useLiveThreads(deckId, useDiscussion().isOpen)
  useCommentKey(() => commentOnTarget(slideId))
  return null
}
