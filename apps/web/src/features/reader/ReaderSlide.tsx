import type { Slide } from '@deckloom/deck'
import { Skeleton } from '@deckloom/ui'
import { type ReactNode, Suspense } from 'react'
import { useSeen } from '../../shared/scene/useSeen.ts'
import { viewedName } from '../../shared/slide/slideName.ts'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const SlideView = lazyPart(async () => (await import('../../shared/scene/SlideView.tsx')).SlideView)

export interface ReaderSlideProps {
  readonly slide: Slide
  readonly deckTitle: string
  readonly index: number
  readonly count: number
  /** Lies over the drawing. */
  readonly layer?: ReactNode
}

/** A slide with its number, and its notes if the server sent any; drawn once it comes near the window. */
export function ReaderSlide({ slide, deckTitle, index, count, layer }: ReaderSlideProps) {
  const { ref, seen } = useSeen<HTMLDivElement>()
  return (
    <section
      aria-label={`Slide ${index + 1}: ${viewedName(slide, index)}`}
      data-slide-id={slide.id}
      className="scroll-mt-20 max-md:scroll-mt-32"
    >
      <div className="relative">
        <div
          ref={ref}
          className="aspect-video w-full overflow-hidden rounded-slide bg-surface shadow-sheet"
        >
          {seen && (
            <Suspense fallback={<Skeleton className="size-full" />}>
              <SlideView
                slide={slide}
                deckTitle={deckTitle}
                index={index}
                count={count}
                title={viewedName(slide, index)}
                activeLinks
                className="block size-full"
              />
            </Suspense>
          )}
        </div>
        {seen && layer}
      </div>
      <p className="mt-2 text-small text-ink-subtle tabular-nums">
        {index + 1} of {count}
      </p>
      {slide.notes !== undefined && slide.notes !== '' && (
        <div className="mt-2 rounded-card bg-surface-sunken px-4 py-3">
          <h2 className="text-micro font-label text-ink-subtle">Speaker notes</h2>
          <p className="mt-1 text-ui whitespace-pre-wrap">{slide.notes}</p>
        </div>
      )}
    </section>
  )
}
