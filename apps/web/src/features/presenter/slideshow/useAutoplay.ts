import { useEffect, useEffectEvent } from 'react'
import { autoplayMs, type Slideshow, type SlideshowStep } from './slideshow.ts'

/** Advances while the slideshow plays. */
export function useAutoplay(
  { playing, index, revealed, screen }: Slideshow,
  step: (step: SlideshowStep) => void,
): void {
  const goOn = useEffectEvent(() => step({ kind: 'next' }))
  useEffect(() => {
    if (!playing || screen !== 'slide') return
    // A manual step restarts the effect, so that the slide gets its full time.
    const timer = setTimeout(() => goOn(), autoplayMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- see above
  }, [playing, index, revealed, screen])
}
