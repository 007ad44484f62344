import { useEffect, useEffectEvent, useRef } from 'react'
import type { CommentThread } from '@deckloom/contract'
import { closeComments, useDiscussion } from '../../shared/comments/discussion.ts'
import { useLiveThreads } from '../../shared/comments/threads.ts'
import { announce } from './paper/announcer.ts'
import { useEditor } from './session/EditorContext.tsx'

/** Keeps the comments current, announces new ones, and closes them with the deck. */
export function CommentWatch() {
  const { id, order } = useEditor()
  const { isOpen } = useDiscussion()
  const { data } = useLiveThreads(id, isOpen)
  const before = useRef<number>(undefined)
  const tell = useEffectEvent((threads: readonly CommentThread[]) => {
    const newest = newestOf(threads)
    const known = before.current
    before.current = newest
    if (known === undefined || newest <= known) return
    const words = newsSince(known, threads, order)
    if (words !== undefined) announce(words)
  })
  useEffect(() => {
    if (data) tell(data.threads)
  }, [data])
  useEffect(() => closeComments, [])
  return null
}

function newestOf(threads: readonly CommentThread[]): number {
  return Math.max(0, ...threads.flatMap(({ comments }) => comments.map(({ id }) => id)))
}

/** Tells of the first new comment of somebody else, such as "New comment by Priya on slide 4". */
function newsSince(
  known: number,
  threads: readonly CommentThread[],
  order: readonly string[],
): string | undefined {
  for (const { slideId, comments } of threads) {
    const news = comments.find(({ id, author }) => id > known && author?.isSelf === false)
    if (!news) continue
    const place = order.indexOf(slideId)
    return `New comment by ${news.author?.name}${place === -1 ? '' : ` on slide ${place + 1}`}`
  }
  return undefined
}
