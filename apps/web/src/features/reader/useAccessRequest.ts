import { ApiError } from '@deckloom/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { nameHere } from '../../shared/place.ts'
import { peopleApi } from '../../shared/peopleApi.ts'

const dayMs = 24 * 60 * 60 * 1_000

export interface AccessRequestCall {
  /** Whether the user asked for this within a day. */
  readonly sent: boolean
  readonly sending: boolean
  /** Why the request was not sent. */
  readonly error: string | undefined
  readonly send: (message: string, onSent?: () => void) => void
}

/** Asks the owner of a deck for access, or for the right to edit it; each once a day. */
export function useAccessRequest(deckId: number, wants: 'view' | 'edit'): AccessRequestCall {
  const key = keyOf(deckId, wants)
  const [sent, setSent] = useState(() => wasSent(key))
  const ask = useMutation({
    mutationFn: (message: string) => peopleApi.askForAccess(deckId, message),
    onSuccess: () => {
      keepSent(key)
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

/** Forgets that the user asked to edit: a new role is an answer. */
export function forgetAccessRequest(deckId: number): void {
  try {
    localStorage.removeItem(keyOf(deckId, 'edit'))
  } catch {
    // Storage can be forbidden.
  }
}

function keyOf(deckId: number, wants: 'view' | 'edit'): string {
  return nameHere(`deckloom.asked.${wants}.${deckId}`)
}

function sentenceOf(error: Error): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached. Try again.'
  return error.status === 429 ? 'You already asked today. Try again tomorrow.' : error.sentence
}

function wasSent(key: string): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(key) ?? 0) < dayMs
  } catch {
    return false
  }
}

function keepSent(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()))
  } catch {
    // Storage can be forbidden or full; the server knows anyway.
  }
}
