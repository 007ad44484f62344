import { type RefObject, useEffect, useRef, useState } from 'react'

export interface Seen<Element> {
  readonly ref: RefObject<Element | null>
  /** True once the element has come near the visible part of the page. */
  readonly seen: boolean
}

/** Tracks when an element is first scrolled into view, so that its cost is deferred until then. */
export function useSeen<Target extends Element>(): Seen<Target> {
  const ref = useRef<Target>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const target = ref.current
    if (!target || seen) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true)
      },
      { rootMargin: '120px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [seen])
  return { ref, seen }
}
