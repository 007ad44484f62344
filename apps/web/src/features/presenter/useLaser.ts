import { type PointerEvent, useRef, useState } from 'react'
import type { LaserPoint } from './slideshow/showMessage.ts'

export interface Laser {
  readonly on: boolean
  readonly at: LaserPoint | undefined
  readonly toggle: () => void
  readonly track: (event: PointerEvent<HTMLElement>) => void
  readonly leave: () => void
}

/** Tracks the pointer over the slide, once per frame; calls `onPoint` with every position. */
export function useLaser(onPoint: (at: LaserPoint | undefined) => void): Laser {
  const [on, setOn] = useState(false)
  const [at, setAt] = useState<LaserPoint>()
  const frame = useRef<number>(undefined)
  const point = (to: LaserPoint | undefined) => {
    if (frame.current !== undefined) cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => {
      setAt(to)
      onPoint(to)
    })
  }
  return {
    on,
    at: on ? at : undefined,
    toggle: () => {
      setOn(!on)
      if (on) point(undefined)
    },
    track: ({ currentTarget, clientX, clientY }) => {
      if (on) point(placeOn(currentTarget.getBoundingClientRect(), { clientX, clientY }))
    },
    leave: () => {
      if (on) point(undefined)
    },
  }
}

/** Maps a pointer position to the slide, which is as large as its frame allows and centered in it. */
function placeOn(
  frame: DOMRect,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): LaserPoint | undefined {
  const width = Math.min(frame.width, (frame.height * 16) / 9)
  const height = (width * 9) / 16
  const x = (clientX - frame.left - (frame.width - width) / 2) / width
  const y = (clientY - frame.top - (frame.height - height) / 2) / height
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : undefined
}
