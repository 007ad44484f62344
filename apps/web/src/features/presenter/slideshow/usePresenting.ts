import { useEffect, useRef, useState } from 'react'
import type { Presenting } from '../../../shared/live/announcePresenting.ts'
import { warnOfProblem } from '../../../shared/logProblem.ts'

/** Returns a function to call with every slide shown; others who have the deck open see who presents it, and where. */
export function usePresenting(deckId: number): (slideId: string | undefined) => void {
  const slide = useRef<string>(undefined)
  const presenting = useRef<Presenting>(undefined)
  useEffect(() => {
    let left = false
    const begin = async () => {
      const { announcePresenting } = await import('../../../shared/live/announcePresenting.ts')
      if (left) return
      presenting.current = announcePresenting(deckId)
      presenting.current.show(slide.current)
    }
    begin().catch(warnOfProblem)
    return () => {
      left = true
      presenting.current?.stop()
      presenting.current = undefined
    }
  }, [deckId])
  const [show] = useState(() => (slideId: string | undefined) => {
    slide.current = slideId
    presenting.current?.show(slideId)
  })
  return show
}
