import { Button } from '@deckloom/ui'
import { SlidePicture } from '../../shared/slide/SlidePicture.tsx'
import type { Weaving } from './generation.ts'

export interface WovenSlidesProps {
  readonly weaving: Weaving
  readonly place: number
  readonly running: boolean
  readonly onRetry: (place: number) => void
}

/** Every slide has its place from the start, so that nothing shifts. */
export function WovenSlides({ weaving, place, running, onRetry }: WovenSlidesProps) {
  const count = weaving.titles.length
  return (
    <ol
      aria-label="Slides"
      className="grid content-start gap-x-5 gap-y-6 sm:grid-cols-2 xl:grid-cols-3"
    >
      {weaving.slides.map((slide, index) => {
        const failure = weaving.failures[index]
        const writing = running && index === place && failure === undefined
        return (
          <li key={index}>
            <div
              className={`overflow-hidden rounded-slide bg-surface-sunken shadow-[0_0_0_1px_var(--line)] ${writing ? 'outline-2 outline-offset-3 outline-primary' : ''}`}
            >
              {slide ? (
                <div className="animate-settle">
                  <SlidePicture
                    slide={slide}
                    deckTitle={weaving.title}
                    index={index}
                    count={count}
                  />
                </div>
              ) : failure === undefined ? (
                <ComingSlide />
              ) : (
                <div className="flex aspect-video flex-col items-center justify-center gap-3 p-4 text-center text-small">
                  <p>{failure}</p>
                  {!running && (
                    <Button
                      aria-label={`Write slide ${index + 1} again`}
                      onClick={() => onRetry(index)}
                    >
                      Try again
                    </Button>
                  )}
                </div>
              )}
            </div>
            <p
              className={`mt-2 text-small tabular-nums ${writing ? 'font-label text-ink' : 'text-ink-subtle'}`}
            >
              {index + 1}
              {writing && ', writing'}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

function ComingSlide() {
  return (
    <div aria-hidden="true" className="flex aspect-video flex-col gap-[7%] p-[9%]">
      <div className="h-[12%] w-[57%] rounded-[2px] bg-surface-hover" />
      <div className="mt-[3%] h-[6%] w-[42%] rounded-[2px] bg-surface-hover" />
      <div className="h-[6%] w-[35%] rounded-[2px] bg-surface-hover" />
    </div>
  )
}
