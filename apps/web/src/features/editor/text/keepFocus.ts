import type { MouseEvent } from 'react'

/** Keeps the focus and the selection in the text when a button is pressed; fields take the focus. */
export function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}
