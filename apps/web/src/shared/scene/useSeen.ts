import { type RefObject, useEffect, useRef, useState } from 'react'

export interface Seen<Element> {
  readonly ref: RefObject<Element | null>
  /** True from the first time that the element comes near the visible part of the page. */
  readonly seen: boolean
}

/** Tells when an element is first scrolled to, so that what it costs is paid no sooner. */
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
