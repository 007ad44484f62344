import { type PointerEvent, useRef } from 'react'

/** Minimum distance of a swipe, in pixels. */
const farEnough = 50

export interface SwipeOptions {
  readonly onLeft: () => void
  readonly onRight: () => void
  readonly off: boolean
}

/** Detects horizontal touch swipes. */
export function useSwipe({ onLeft, onRight, off }: SwipeOptions) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  return {
    onPointerDownCapture(event: PointerEvent) {
      // With a second finger it is no swipe.
      const begins = event.pointerType === 'touch' && event.isPrimary && !off
      start.current = begins ? { x: event.clientX, y: event.clientY } : undefined
    },
    onPointerUpCapture(event: PointerEvent) {
      if (!start.current || off) return
      const dx = event.clientX - start.current.x
      const dy = event.clientY - start.current.y
      start.current = undefined
      if (Math.abs(dx) < farEnough || Math.abs(dx) < Math.abs(dy)) return
      if (dx < 0) onLeft()
      else onRight()
    },
  }
}
