import type { AddCommentBody, CommentThread } from '@deckloom/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { newId } from '../../../shared/newId.ts'
import { putThread, sentenceOf } from '../data/useThreadChanges.ts'

/** Sends what was written. `key` is the same for every attempt with the same text. */
export type SendText = (body: AddCommentBody, key: string) => Promise<CommentThread>

/**
 * Sends a text once: an attempt after a lost response has the same key. Offline it waits, and goes by itself when the
 * network is back.
 */
export function useSending(
  deckId: number,
  { send, onSent }: { readonly send: SendText; readonly onSent: (thread: CommentThread) => void },
) {
  const queryClient = useQueryClient()
  const attempt = useRef({ of: '', key: '' })
  const { mutate, isPending, isPaused, error } = useMutation({
    mutationFn: (body: AddCommentBody) => {
      const of = JSON.stringify(body)
      if (attempt.current.of !== of) attempt.current = { of, key: newId() }
      return send(body, attempt.current.key)
    },
    onSuccess: (thread) => {
      putThread(queryClient, deckId, thread)
      onSent(thread)
    },
  })
  return { send: mutate, isPending, isPaused, failure: error && sentenceOf(error) }
}
