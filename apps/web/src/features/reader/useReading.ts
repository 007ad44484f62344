import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

export interface Reading {
  /** On the element that contains the slides, one section each. */
  readonly pages: RefObject<HTMLDivElement | null>
  /** Position of the slide that is being read, from 0. */
  readonly current: number
  readonly goTo: (index: number) => void
}

/** Tracks which slide of a page is being read. Starts at the slide in the URL: `#3` is the third. */
export function useReading(count: number): Reading {
  const pages = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const goTo = (index: number) => {
    const page = pages.current?.children[index]
    if (!page) return
    // Scroll events of the way there must not select the slides in between.
    setCurrent(index)
    page.scrollIntoView({ block: 'start' })
  }
  const measure = useEffectEvent(() => {
    const at = indexAt(pages.current, window.innerHeight * readingLine)
    if (at !== undefined) setCurrent(at)
  })
  const begin = useEffectEvent(() => {
    const number = Number(/^#(\d{1,4})$/.exec(location.hash)?.[1] ?? '1')
    if (number > 1 && number <= count) goTo(number - 1)
  })
  useEffect(() => {
    begin()
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])
  return { pages, current: Math.min(current, Math.max(0, count - 1)), goTo }
}

/** People read a little above the middle of the window. */
const readingLine = 0.4

/** The last page that begins above a line; the last one of all at the end of the document. */
function indexAt(pages: HTMLElement | null, line: number): number | undefined {
  if (!pages) return undefined
  const tops = [...pages.children].map((page) => page.getBoundingClientRect().top)
  const { scrollHeight } = document.documentElement
  if (window.scrollY + window.innerHeight >= scrollHeight - 2 && window.scrollY > 0)
    return tops.length - 1
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  )
}
