import { type RefObject, useEffect, useRef, useState } from 'react'

/** Returns the width of an element in CSS pixels; 0 until it is mounted. */
export function useWidth<Target extends Element>(): {
  readonly ref: RefObject<Target | null>
  readonly width: number
} {
  const ref = useRef<Target>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const target = ref.current
    if (!target) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(target)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
