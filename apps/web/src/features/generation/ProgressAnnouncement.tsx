import { useEffect, useRef, useState } from 'react'

const pauseMs = 2000

/** Announces progress to screen readers, at most every two seconds. */
export function ProgressAnnouncement({ text }: { readonly text: string }) {
  const [spoken, setSpoken] = useState(text)
  const spokenAt = useRef(-Infinity)
  useEffect(() => {
    const wait = Math.max(0, spokenAt.current + pauseMs - performance.now())
    const timer = setTimeout(() => {
      spokenAt.current = performance.now()
      setSpoken(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p aria-live="polite" className="sr-only">
      {spoken}
    </p>
  )
}
