import { useEffect, useRef, useState } from 'react'
import { warnOfProblem } from '../logProblem.ts'
import type { Shown, SlideWatch } from './watchSlides.ts'

/**
 * Returns a function to call with every slide shown; tracks how long each is viewed once the tracker is loaded. Tracks
 * nothing if it is not told what is shown.
 */
export function useSlideWatch(shown: Shown | undefined): (slideId: string | undefined) => void {
  const [place] = useState(shown)
  const slide = useRef<string>(undefined)
  const watch = useRef<SlideWatch>(undefined)
  useEffect(() => {
    if (!place) return undefined
    let left = false
    const begin = async () => {
      const { watchSlides } = await import('./watchSlides.ts')
      if (left) return
      watch.current = watchSlides(place)
      watch.current.show(slide.current)
    }
    begin().catch(warnOfProblem)
    return () => {
      left = true
      watch.current?.stop()
      watch.current = undefined
    }
  }, [place])
  const [show] = useState(() => (slideId: string | undefined) => {
    slide.current = slideId
    watch.current?.show(slideId)
  })
  return show
}
