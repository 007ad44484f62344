import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Long enough for screen readers to start reading it; the card stays longer. */
const keptMs = 1_000

/** Announces the text of the card once. It is outside the card, which a dialog hides from screen readers. */
export function ToastAnnouncement({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  const [said, setSaid] = useState<string>()
  const [over, setOver] = useState(false)
  useEffect(() => {
    // A live region is announced when its text changes, not when it appears with text.
    const frame = requestAnimationFrame(() => setSaid(`Notification ${of.current?.innerText}`))
    const timer = setTimeout(() => setOver(true), keptMs)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [of])
  if (over) return null
  return createPortal(
    <div aria-live="assertive" className="sr-only">
      {said}
    </div>,
    document.body,
  )
}
