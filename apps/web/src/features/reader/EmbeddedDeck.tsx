import type { Slide } from '@deckloom/deck'
import { Button } from '@deckloom/ui'
import { ChevronLeft, ChevronRight, type LucideIcon, SquareArrowOutUpRight } from 'lucide-react'
import { Suspense, useState } from 'react'
import { viewedName } from '../../shared/slide/slideName.ts'
import { useReaderKeys } from './useReaderKeys.ts'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const SlideView = lazyPart(async () => (await import('../../shared/scene/SlideView.tsx')).SlideView)

export interface EmbeddedDeckProps {
  readonly title: string
  readonly slides: readonly Slide[]
  /** URL of the whole page, opened beside the website that shows this one. */
  readonly wholePage: string
  /** Called with the ID of each slide shown. */
  readonly onRead: (slideId: string | undefined) => void
}

/** A deck in a frame of another website: one slide at a time, and a way to the whole page. */
export function EmbeddedDeck({ title, slides, wholePage, onRead }: EmbeddedDeckProps) {
  const [index, setIndex] = useState(0)
  const slide = slides[index]
  const step = (by: 1 | -1) => {
    const next = Math.min(slides.length - 1, Math.max(0, index + by))
    setIndex(next)
    onRead(slides[next]?.id)
  }
  useReaderKeys({ onStep: step })
  return (
    <div className="grid h-dvh grid-rows-[minmax(0,1fr)_auto] bg-bg">
      <main id="content" className="flex min-h-0 items-center justify-center">
        <h1 className="sr-only">{title}</h1>
        <div className="aspect-video max-h-full w-full">
          {slide && (
            <Suspense>
              <SlideView
                slide={slide}
                deckTitle={title}
                index={index}
                count={slides.length}
                className="mx-auto block size-full"
              />
            </Suspense>
          )}
        </div>
      </main>
      <footer className="flex items-center gap-1 border-t border-line bg-surface px-2 py-1">
        <Step
          label="Previous slide"
          Icon={ChevronLeft}
          disabled={index === 0}
          onPress={() => step(-1)}
        />
        <output className="text-small text-ink-muted tabular-nums">
          <span className="sr-only">{slide ? viewedName(slide, index) : ''}, </span>
          {slides.length === 0 ? 0 : index + 1} / {slides.length}
        </output>
        <Step
          label="Next slide"
          Icon={ChevronRight}
          disabled={index >= slides.length - 1}
          onPress={() => step(1)}
        />
        <a
          href={wholePage}
          target="_blank"
          rel="noreferrer"
          className="link ml-auto flex min-w-0 items-center gap-2 px-2 text-small"
        >
          <span className="truncate">{title}</span>
          <SquareArrowOutUpRight size={15} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </footer>
    </div>
  )
}

interface StepProps {
  readonly label: string
  readonly Icon: LucideIcon
  readonly disabled: boolean
  readonly onPress: () => void
}

function Step({ label, Icon, disabled, onPress }: StepProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      iconOnly
      aria-label={label}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      disabled={disabled}
      onClick={onPress}
    />
  )
}
