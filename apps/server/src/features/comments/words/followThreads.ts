import { elementText, followWords, type Slide } from '@deckloom/deck'
import type { Queries } from '../../../db/openDatabase.ts'
import { listWordThreads, updateThread, type WordThread } from '../threadsRepository.ts'

export interface EditedDeck {
  readonly id: number
  readonly before: readonly Slide[]
  readonly after: readonly Slide[]
}

/** Moves the threads on words to where an edit of the deck has taken the words. Returns whether any moved. */
export async function followThreads(
  queries: Queries,
  { id, before, after }: EditedDeck,
): Promise<boolean> {
  const threads = await listWordThreads(queries, id)
  if (threads.length === 0) return false
  const [slidesBefore, slidesAfter] = [before, after].map(
    (slides) => new Map(slides.map((slide) => [slide.id, slide])),
  )
  const moved = threads.flatMap((thread) => {
    const anchor = followedAnchor(thread, {
      before: slidesBefore?.get(thread.slideId),
      after: slidesAfter?.get(thread.slideId),
    })
    return anchor === thread.anchor ? [] : [{ id: thread.id, anchor }]
  })
  await Promise.all(
    moved.map(({ id: thread, anchor }) => updateThread(queries, thread, { anchor })),
  )
  return moved.length > 0
}

/** Words of an element or a slide that is gone stay as they were: both come back with an undo. */
function followedAnchor(
  { anchor }: WordThread,
  { before, after }: Readonly<Record<'before' | 'after', Slide | undefined>>,
): WordThread['anchor'] {
  if (!before || !after || before === after) return anchor
  const [textBefore, textAfter] = [before, after].map((slide) =>
    elementText(slide, anchor.elementId),
  )
  if (textBefore === undefined || textAfter === undefined || textBefore === textAfter) return anchor
  const moved = followWords(anchor, { before: textBefore, after: textAfter })
  if (!moved) return anchor
  const { now: _, ...same } = anchor
  return { ...same, ...moved }
}
