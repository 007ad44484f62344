import type { GenerateBody } from '@deckloom/contract'
import { useRef } from 'react'
import { newId } from '../../shared/newId.ts'

/**
 * The key under which a wish is sent: the same until there is a deck, so that the server makes one deck of a wish whose
 * answer was lost on the way. `settle` ends it.
 */
export function useWishKey() {
  const sent = useRef<{ readonly words: string; readonly key: string }>(undefined)
  const keyFor = (request: GenerateBody): string => {
    const words = JSON.stringify(request)
    if (sent.current?.words !== words) sent.current = { words, key: newId() }
    return sent.current.key
  }
  const settle = () => {
    sent.current = undefined
  }
  return { keyFor, settle }
}
