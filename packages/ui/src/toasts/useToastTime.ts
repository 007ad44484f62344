import { useEffect, useRef, useState } from 'react'
import { toastTimes } from './toast.ts'

/**
 * Calls `onOver` when the time of a toast is over. Time is paused unless it is `wanted`, while the pointer is on the
 * toast, and while the window does not have the focus.
 */
export function useToastTime(wanted: boolean, onOver: () => void) {
  const [pointed, setPointed] = useState(false)
  const [away, setAway] = useState(false)
  const leftMs = useRef<number>(toastTimes.durationMs)
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  const running = wanted && !pointed && !away
  useEffect(() => {
    if (!running) return
    const began = Date.now()
    const timer = setTimeout(() => over.current(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= Date.now() - began
    }
  }, [running])
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    addEventListener('blur', () => setAway(true), { signal })
    addEventListener('focus', () => setAway(false), { signal })
    return () => left.abort()
  }, [])
  return {
    onPointerMove: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
  }
}
