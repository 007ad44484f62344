import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Long enough to be read out to its beginning; the card stays for those who look for it. */
const keptMs = 1_000

/** Says once what the card says, without its buttons; outside the card, which a dialog hides from screen readers. */
export function ToastAnnouncement({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  const [said, setSaid] = useState<string>()
  const [over, setOver] = useState(false)
  useEffect(() => {
    // A region is heard when its text changes, not when it appears with one.
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
