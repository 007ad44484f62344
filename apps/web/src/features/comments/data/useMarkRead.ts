import type { CommentThread } from '@deckloom/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { commentsApi } from '../../../shared/comments/commentsApi.ts'
import { notificationsQuery } from '../../../shared/notifications/notificationsQuery.ts'
import { presentationsKey } from '../../../shared/presentations.ts'
import { putThread } from './useThreadChanges.ts'

/** Marks the comments of the thread that is shown in full as read. */
export function useMarkRead(deckId: number, thread: CommentThread | undefined): void {
  const queryClient = useQueryClient()
  const newest = thread && thread.unread > 0 ? thread.comments.at(-1)?.id : undefined
  const mark = useEffectEvent(async (upTo: number) => {
    if (!thread) return
    await commentsApi.readThread({ id: deckId, threadId: thread.id }, upTo)
    putThread(queryClient, deckId, { ...thread, unread: 0 })
    // The lists of decks and the bell count what is unread. Whoever went back meanwhile sees one of them already.
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: presentationsKey }),
      queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
    ])
  })
  useEffect(() => {
    // A mark that fails is made with the next comment, or the next time that the thread is shown.
    if (newest !== undefined) void mark(newest).catch(() => undefined)
  }, [newest])
}
