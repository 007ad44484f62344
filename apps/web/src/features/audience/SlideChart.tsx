import type { Audience } from '@deckloom/contract'
import { useSeen } from '../../shared/scene/useSeen.ts'
import { SlidePicture } from '../../shared/slide/SlidePicture.tsx'
import type { AudienceDeck } from './AudienceDeck.ts'
import { shareText, timeSteps, timeText } from './audienceTexts.ts'

export interface SlideChartProps {
  readonly deck: AudienceDeck
  readonly slides: Audience['slides']
  /** Number of all visitors. */
  readonly visitors: number
}

/** In seconds: shorter ones would be divided into parts of seconds. */
const shortestAxis = 4

/** A bar for each slide with its picture below; many slides scroll sideways. */
export function SlideChart({ deck, slides, visitors }: SlideChartProps) {
  const steps = timeSteps(Math.max(shortestAxis, ...slides.map(secondsOf)))
  const top = steps.at(-1) ?? 1
  return (
    <div className="flex">
      <Axis steps={steps} top={top} />
      <div className="relative min-w-0 flex-1">
        <GridLines steps={steps} top={top} />
        <ol
          aria-label="Time on each slide"
          // Scrolls by keyboard, too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="relative flex overflow-x-auto pt-6"
        >
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              title={slide.title}
              className="flex max-w-32 min-w-14 flex-1 flex-col px-1"
            >
              <span className="sr-only">
                {`Slide ${index + 1}, ${slide.title || 'untitled'}: ${timeText(slide.medianMs)}, seen by ${slide.visitors} of ${visitors} visitors`}
              </span>
              <span aria-hidden="true" className="flex h-70 flex-col items-center justify-end">
                <span className="mb-1.5 text-small font-label tabular-nums">
                  {slide.visitors > 0 && timeText(slide.medianMs)}
                </span>
                <span
                  className="w-3/5 rounded-t-[2px] bg-chart-1"
                  style={{ height: `${(secondsOf(slide) / top) * 100}%` }}
                />
              </span>
              <Thumbnail deck={deck} id={slide.id} />
              <span
                aria-hidden="true"
                className="mt-1 text-center text-small text-ink-muted tabular-nums"
              >
                {shareText(slide.visitors, visitors)}
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-3 text-small text-ink-muted">Share of visitors who saw the slide</p>
      </div>
    </div>
  )
}

function secondsOf({ medianMs }: Audience['slides'][number]): number {
  return medianMs / 1_000
}

interface ScaleProps {
  readonly steps: readonly number[]
  readonly top: number
}

function Axis({ steps, top }: ScaleProps) {
  return (
    <div
      aria-hidden="true"
      className="relative mt-6 h-70 w-9 shrink-0 text-small text-ink-subtle tabular-nums"
    >
      {steps.map((step) => (
        <span
          key={step}
          className="absolute right-3 translate-y-1/2"
          style={{ bottom: `${(step / top) * 100}%` }}
        >
          {timeText(step * 1_000)}
        </span>
      ))}
    </div>
  )
}

function GridLines({ steps, top }: ScaleProps) {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-6 h-70">
      {steps.map((step) => (
        <span
          key={step}
          className="absolute inset-x-0 border-t border-line"
          style={{ bottom: `${(step / top) * 100}%` }}
        />
      ))}
    </div>
  )
}

/** The picture of a slide, drawn once it is near the visible part of the page. */
function Thumbnail({ deck, id }: { readonly deck: AudienceDeck; readonly id: string }) {
  const { ref, seen } = useSeen<HTMLSpanElement>()
  const index = deck.slides.findIndex((slide) => slide.id === id)
  const slide = deck.slides[index]
  return (
    <span
      ref={ref}
      aria-hidden="true"
      className="mt-2 block aspect-video w-full overflow-hidden rounded-slide bg-surface-sunken shadow-[0_0_0_1px_var(--line)]"
    >
      {seen && slide && (
        <SlidePicture
          slide={slide}
          deckTitle={deck.title}
          index={index}
          count={deck.slides.length}
        />
      )}
    </span>
  )
}
