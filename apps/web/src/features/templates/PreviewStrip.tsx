import { slideTitle, type Slide } from '@deckloom/deck'
import { useSeen } from '../../shared/scene/useSeen.ts'
import { SlidePicture, type SlidePictureProps } from '../../shared/slide/SlidePicture.tsx'

export interface PreviewStripProps {
  readonly slides: readonly Slide[]
  readonly index: number
  readonly deckTitle: string
  readonly count: number
  readonly onGo: (index: number) => void
}

export function PreviewStrip({ slides, index, onGo, ...deck }: PreviewStripProps) {
  return (
    <ol className="mt-3 flex gap-2 overflow-x-auto p-1">
      {slides.map((slide, place) => (
        <li key={slide.id} className="w-28 shrink-0 md:w-34">
          <button
            type="button"
            aria-label={`Slide ${place + 1}: ${slideTitle(slide)}`}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => onGo(place)}
            className="block w-full cursor-pointer overflow-hidden rounded-slide shadow-[0_0_0_1px_var(--line)] aria-[current=true]:shadow-[0_0_0_2.5px_var(--primary)]"
          >
            <StripSlide slide={slide} index={place} {...deck} />
          </button>
        </li>
      ))}
    </ol>
  )
}

/** A slide in the strip, drawn when it first scrolls into view. */
function StripSlide(props: SlidePictureProps) {
  const { ref, seen } = useSeen<HTMLSpanElement>()
  return (
    <span ref={ref} className="block aspect-video w-full bg-surface">
      {seen && <SlidePicture {...props} />}
    </span>
  )
}
