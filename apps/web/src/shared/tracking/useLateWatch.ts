import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { warnOfProblem } from '../logProblem.ts'

/** Whatever follows which slide is shown. */
export interface SlideWatch {
  readonly show: (slideId: string | undefined) => void
  readonly stop: () => void
}

export interface LateWatch {
  /** With another one, it begins anew. */
  readonly key: string
  /** Loads the code, and returns how to begin. */
  readonly load: () => Promise<() => SlideWatch>
}

/** Returns a function to call with every slide shown. What follows them begins once it is loaded. */
export function useLateWatch(late: LateWatch | undefined): (slideId: string | undefined) => void {
  const key = late?.key
  const slide = useRef<string>(undefined)
  const watch = useRef<SlideWatch>(undefined)
  const load = useEffectEvent(() => late?.load())
  useEffect(() => {
    if (key === undefined) return undefined
    let left = false
    const start = async () => {
      const begin = await load()
      if (left || !begin) return
      watch.current = begin()
      watch.current.show(slide.current)
    }
    start().catch(warnOfProblem)
    return () => {
      left = true
      watch.current?.stop()
      watch.current = undefined
    }
  }, [key])
  const [show] = useState(() => (slideId: string | undefined) => {
    slide.current = slideId
    watch.current?.show(slideId)
  })
  return show
}
