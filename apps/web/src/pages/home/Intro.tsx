import { Mark } from '@deckloom/ui'
import { useEffect, useState } from 'react'

const fadeAfterMs = 800
const fadeMs = 220

let alreadyShown = false

/**
 * The mark on chalk, once per visit: fades after 800 ms, never captures the pointer, and is skipped with reduced
 * motion.
 */
export function Intro() {
  const [shown, setShown] = useState(!alreadyShown)
  useEffect(() => {
    const removal = setTimeout(() => {
      alreadyShown = true
      setShown(false)
    }, fadeAfterMs + fadeMs)
    return () => clearTimeout(removal)
  }, [])
  if (!shown) return null
  return (
    <div
      aria-hidden="true"
      data-intro
      className="animate-intro pointer-events-none fixed inset-0 z-30 flex items-center justify-center bg-bg motion-reduce:hidden"
    >
      <span className="animate-draw-bands">
        <Mark size={96} />
      </span>
    </div>
  )
}
