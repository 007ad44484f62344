import { useEffect, useEffectEvent } from 'react'
import { loadLateClipboard } from './loadLateClipboard.ts'
import { watchPlainPaste } from '../pasting/plainPaste.ts'

export interface ClipboardHandlers {
  /** Whether the event belongs to something else on the page. */
  readonly isTaken: (event: ClipboardEvent) => boolean
  /** Writes the selection; false if there is none. */
  readonly copy: (data: DataTransfer) => boolean
  /** Removes what was copied. */
  readonly remove: () => void
  /** Pastes; false if the browser should handle it. */
  readonly paste: (data: DataTransfer) => boolean
}

/** Handles copy, cut and paste through the system clipboard while the component is mounted. */
export function useClipboardEvents({ isTaken, copy, remove, paste }: ClipboardHandlers): void {
  const handle = (event: ClipboardEvent, use: (data: DataTransfer) => boolean): boolean => {
    const data = event.clipboardData
    if (!data || isTaken(event) || !use(data)) return false
    event.preventDefault()
    return true
  }
  const handleCopy = useEffectEvent((event: ClipboardEvent) => void handle(event, copy))
  const handleCut = useEffectEvent((event: ClipboardEvent) => {
    if (handle(event, copy)) remove()
  })
  const handlePaste = useEffectEvent((event: ClipboardEvent) => void handle(event, paste))
  useEffect(() => {
    // A failure leaves what is copied to Deckloom alone.
    void loadLateClipboard().catch(() => undefined)
    const done = new AbortController()
    const { signal } = done
    watchPlainPaste(signal)
    document.addEventListener('copy', handleCopy, { signal })
    document.addEventListener('cut', handleCut, { signal })
    document.addEventListener('paste', handlePaste, { signal })
    return () => done.abort()
  }, [])
}
