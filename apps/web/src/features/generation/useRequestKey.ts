import type { GenerateBody } from '@deckloom/contract'
import { useRef } from 'react'
import { newId } from '../../shared/newId.ts'

/**
 * The idempotency key of a request: the same until there is a deck, so that a request whose answer was lost makes one
 * deck. `settle` ends it.
 */
export function useRequestKey() {
  const sent = useRef<{ readonly body: string; readonly key: string }>(undefined)
  const keyFor = (request: GenerateBody): string => {
    const body = JSON.stringify(request)
    if (sent.current?.body !== body) sent.current = { body, key: newId() }
    return sent.current.key
  }
  const settle = () => {
    sent.current = undefined
  }
  return { keyFor, settle }
}
