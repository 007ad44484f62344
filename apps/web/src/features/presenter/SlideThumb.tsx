import { EyeOff } from 'lucide-react'
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
  const slide = show.slides[index]
  if (!slide) return null
  return (
    <span
      ref={ref}
      className="pointer-events-none relative block aspect-video w-full overflow-hidden rounded-slide bg-surface"
    >
      {seen && (
        <SlideView
          slide={slide}
          deckTitle={show.deckTitle}
          index={index}
          count={show.slides.length}
          className="block size-full"
        />
      )}
      {show.state.hidden.includes(index) && (
        <span
          aria-hidden="true"
          className="absolute inset-0 flex items-end justify-end bg-black/55 p-1.5 text-white"
        >
          <EyeOff size={18} strokeWidth={1.75} />
        </span>
      )}
    </span>
  )
}
