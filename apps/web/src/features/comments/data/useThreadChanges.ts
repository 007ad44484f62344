import { ApiError, type CommentThread, type Reaction } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { commentsApi } from '../../../shared/comments/commentsApi.ts'
import { type Threads, threadsKey } from '../../../shared/comments/threads.ts'

/** Changes to threads that need no text. A failed one is told in a toast and leaves everything as it was. */
export function useThreadChanges(deckId: number) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (change: () => Promise<CommentThread | null>) => change(),
    onSuccess: (thread) => {
      if (thread) putThread(queryClient, deckId, thread)
      else void reload(queryClient, deckId)
    },
    onError: (error) => {
      toast({
        title: 'Not changed',
        description: sentenceOf(error),
        variant: 'destructive',
      })
      void reload(queryClient, deckId)
    },
  })
  const inThread = (threadId: number) => ({ id: deckId, threadId })
  const resolve = ({ id }: CommentThread, isResolved: boolean) =>
    mutate(() => commentsApi.changeThread(inThread(id), { isResolved }), {
      // A single key resolves, also one that was meant for something else.
      onSuccess: (thread) => {
        if (!isResolved || !thread) return
        toast({
          title: 'Comment resolved',
          action: { label: 'Undo', onAct: () => resolve(thread, false) },
        })
      },
    })
  return {
    resolve,
    unassign: ({ id }: CommentThread) =>
      mutate(() => commentsApi.changeThread(inThread(id), { assignTo: null })),
    remove: ({ id }: CommentThread, commentId: number) =>
      mutate(() => commentsApi.deleteComment({ ...inThread(id), commentId })),
    react: ({ id }: CommentThread, { commentId, reaction, isOn }: ReactionChange) =>
      mutate(() => commentsApi.react({ ...inThread(id), commentId }, reaction, isOn)),
  }
}

export type ThreadChanges = ReturnType<typeof useThreadChanges>

export interface ReactionChange {
  readonly commentId: number
  readonly reaction: Reaction
  readonly isOn: boolean
}

/** Puts a thread that the server returned among those that are shown. */
export function putThread(queryClient: QueryClient, deckId: number, thread: CommentThread): void {
  queryClient.setQueryData<Threads>(threadsKey(deckId), (before) => {
    if (!before) return before
    const isKnown = before.threads.some(({ id }) => id === thread.id)
    const threads = isKnown
      ? before.threads.map((one) => (one.id === thread.id ? thread : one))
      : [...before.threads, thread]
    return { ...before, threads }
  })
}

export function reload(queryClient: QueryClient, deckId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: threadsKey(deckId) })
}

/** A sentence about a failed call. */
export function sentenceOf(error: Error): string {
  return error instanceof ApiError ? error.sentence : 'The server could not be reached.'
}
