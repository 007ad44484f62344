import { SlideView } from '../../shared/scene/SlideView.tsx'
import { useSeen } from '../../shared/scene/useSeen.ts'
import type { Show } from './slideshow/useSlideshow.ts'

export interface SlideThumbProps {
  readonly show: Show
  readonly index: number
}

/** A thumbnail of a slide, drawn when it first scrolls into view. */
export function SlideThumb({ show, index }: SlideThumbProps) {
  const { ref, seen } = useSeen<HTMLSpanElement>()
  const at = show.slides[index]
  if (!at) return null
  return (
    <span
      ref={ref}
      className="pointer-events-none block aspect-video w-full overflow-hidden rounded-slide bg-surface"
    >
      {seen && (
        <SlideView
          slide={at.slide}
          deckTitle={show.deckTitle}
          index={at.place}
          count={show.deckCount}
          className="block size-full"
        />
      )}
    </span>
  )
}
