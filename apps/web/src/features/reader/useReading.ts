import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

export interface Reading {
  /** On the element that contains the slides, one section each. */
  readonly pages: RefObject<HTMLDivElement | null>
  /** Position of the slide that is being read, from 0. */
  readonly current: number
  readonly goTo: (index: number) => void
}

/** Tracks which slide of a page is being read. Begins at the slide in the URL, where `#3` is the third, or else at `start`, from 0. */
export function useReading(slides: readonly { readonly id: string }[], start: number): Reading {
  const pages = useRef<HTMLDivElement>(null)
  // The slide that is being read, and where its page begins in the window.
  const place = useRef<{ readonly id: string; readonly top: number }>(undefined)
  const [current, setCurrent] = useState(0)
  const count = slides.length
  const show = (index: number) => {
    setCurrent(index)
    const [slide, page] = [slides[index], pages.current?.children[index]]
    if (slide && page) place.current = { id: slide.id, top: page.getBoundingClientRect().top }
  }
  const goTo = (index: number) => {
    const page = pages.current?.children[index]
    if (!page) return
    // Scroll events of the way there must not select the slides in between.
    setCurrent(index)
    // Where it will be is known once the window has scrolled there.
    place.current = undefined
    page.scrollIntoView({ block: 'start' })
  }
  const measure = useEffectEvent(() => {
    const at = indexAt(pages.current)
    if (at !== undefined) show(at)
  })
  const begin = useEffectEvent(() => {
    const number = Number(/^#(\d{1,4})$/.exec(location.hash)?.[1] ?? start + 1)
    if (number > 1 && number <= count) goTo(number - 1)
    else measure()
  })
  const stay = useEffectEvent((shown: typeof slides) => {
    const before = place.current
    if (!before) return
    const index = shown.findIndex(({ id }) => id === before.id)
    const page = pages.current?.children[index]
    if (!page) return measure()
    window.scrollBy({ top: page.getBoundingClientRect().top - before.top, behavior: 'instant' })
    return show(index)
  })
  // Slides that others add, delete or move must not move what is being read.
  useLayoutEffect(() => stay(slides), [slides])
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

/** People read a little above the middle of the window, once they have scrolled that far. */
const readingLine = 0.4

/** The last page that begins above where people read; the last one of all at the end of the document. */
function indexAt(pages: HTMLElement | null): number | undefined {
  if (!pages) return undefined
  const tops = [...pages.children].map((page) => page.getBoundingClientRect().top)
  const { scrollHeight } = document.documentElement
  if (window.scrollY + window.innerHeight >= scrollHeight - 2 && window.scrollY > 0)
    return tops.length - 1
  // On a phone several slides are there at the top, and the first one is read first.
  const line = Math.min(window.innerHeight * readingLine, (tops[0] ?? 0) + 2 * window.scrollY)
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  )
}
