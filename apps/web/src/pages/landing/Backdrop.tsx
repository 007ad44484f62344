import { Mark } from '@deckloom/ui'
import { useEffect, useState } from 'react'
import { backdropTimes } from './backdropTimes.ts'

/** The large faded mark behind the hero. It never captures the pointer, and is omitted with reduced motion. */
export function Backdrop() {
  const [removed, setRemoved] = useState(false)
  useEffect(() => {
    const { delayMs, fadeMs, keptMs } = backdropTimes
    const removal = setTimeout(() => setRemoved(true), delayMs + fadeMs + keptMs)
    return () => clearTimeout(removal)
  }, [])
  if (removed) return null
  return (
    <div
      aria-hidden="true"
      data-backdrop
      className="animate-backdrop pointer-events-none absolute inset-x-0 top-0 flex h-dvh items-center justify-center overflow-hidden motion-reduce:hidden"
    >
      <Mark size={720} className="shrink-0 opacity-8" />
    </div>
  )
}
