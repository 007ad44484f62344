import type { MouseEvent } from 'react'

/** A press on a button leaves the focus and the selection in the words; a field takes it. */
export function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}
