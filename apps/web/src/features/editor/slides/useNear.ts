import { type RefObject, useEffect, useState } from 'react'

/** How far outside the visible part a thumbnail is drawn already. */
const margin = '480px'

/** Whether an element is near the visible part of the list that it scrolls in: what is far is not laid out. */
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
