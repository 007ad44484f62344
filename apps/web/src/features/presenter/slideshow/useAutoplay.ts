import { useEffect, useEffectEvent } from 'react'
import { autoplayMs, type Slideshow, type SlideshowStep } from './slideshow.ts'

/** Goes on by itself while the show plays. */
export function useAutoplay(
  { playing, index, revealed, screen }: Slideshow,
  step: (step: SlideshowStep) => void,
): void {
  const goOn = useEffectEvent(() => step({ kind: 'next' }))
  useEffect(() => {
    if (!playing || screen !== 'slide') return
    // Whoever steps by hand gets the full time on the slide: the effect starts anew with each step.
    const timer = setTimeout(() => goOn(), autoplayMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- see above
  }, [playing, index, revealed, screen])
}
