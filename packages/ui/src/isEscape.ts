import type { KeyboardEvent } from 'react'

/**
 * Takes an Escape that nobody took before. Radix hears the key only where its layer is the highest, and a message counts
 * as one; and it listens later than the focus comes, so that a quick hand would press in vain.
 */
export function isEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented) return false
  event.preventDefault()
  return true
}
