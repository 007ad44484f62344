import { type RefObject, useEffect, useState } from 'react'

/** How far outside the visible part thumbnails are drawn. */
const margin = '480px'

/** Returns whether an element is near the visible part of its scrolling list; far ones are not laid out. */
export function useNear(target: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { root: element.closest('[data-scrolls-slides]'), rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return near
}
