import type { GenerateBody } from '@deckloom/contract'
import { useRef } from 'react'
import { newId } from '../../shared/newId.ts'

/**
 * Returns the idempotency key of a request: the same until a deck exists, so that a request whose response was lost
 * creates only one deck. `settle` ends it.
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
