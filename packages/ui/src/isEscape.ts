import type { KeyboardEvent } from 'react'

/**
 * Returns whether a key press is an Escape that nothing has handled; marks it as handled. Radix handles the key only in
 * its topmost layer, which may be a toast, and starts listening after the focus has moved, so that it misses quick
 * presses.
 */
export function isEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented) return false
  event.preventDefault()
  return true
}
