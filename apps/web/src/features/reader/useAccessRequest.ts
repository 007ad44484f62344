import { ApiError } from '@deckloom/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { nameHere } from '../../shared/place.ts'
import { peopleApi } from '../../shared/peopleApi.ts'

const dayMs = 24 * 60 * 60 * 1_000

export interface AccessRequestCall {
  /** Whether the user asked for this deck within a day. */
  readonly sent: boolean
  readonly sending: boolean
  /** Why the request was not sent. */
  readonly error: string | undefined
  readonly send: (message: string, onSent?: () => void) => void
}

/** Asks the owner of a deck for access, once a day. */
export function useAccessRequest(deckId: number): AccessRequestCall {
  const [sent, setSent] = useState(() => wasSent(deckId))
  const ask = useMutation({
    mutationFn: (message: string) => peopleApi.askForAccess(deckId, message),
    onSuccess: () => {
      keepSent(deckId)
      setSent(true)
    },
  })
  return {
    sent,
    sending: ask.isPending,
    error: ask.error ? sentenceOf(ask.error) : undefined,
    send: (message, onSent) => {
      if (!ask.isPending) ask.mutate(message, { onSuccess: () => onSent?.() })
    },
  }
}

function sentenceOf(error: Error): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached. Try again.'
  return error.status === 429 ? 'You already asked today. Try again tomorrow.' : error.sentence
}

const keyOf = (deckId: number) => nameHere(`deckloom.asked.${deckId}`)

function wasSent(deckId: number): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(keyOf(deckId)) ?? 0) < dayMs
  } catch {
    return false
  }
}

function keepSent(deckId: number): void {
  try {
    localStorage.setItem(keyOf(deckId), String(Date.now()))
  } catch {
    // Storage can be forbidden or full; the server knows anyway.
  }
}
