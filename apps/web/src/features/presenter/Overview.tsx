import type { Slide } from '@deckloom/deck'
import { X } from 'lucide-react'
import { viewedName } from '../../shared/slide/slideName.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { SlideThumb } from './SlideThumb.tsx'
import type { Show } from './slideshow/useSlideshow.ts'

export interface OverviewProps {
  readonly show: Show
  readonly onGoTo: (index: number) => void
  readonly onClose: () => void
}

/** All slides of the show, over the current one; arrows move, Enter shows. */
export function Overview({ show, onGoTo, onClose }: OverviewProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = show.state.index
  useEffect(() => {
    // Focuses the current slide when the overview opens; it does not follow the show afterwards.
    buttonsIn(list.current)[current]?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [])
  const handleKey = (event: KeyboardEvent) => {
    if (['Escape', 'g', 'o', 'G', 'O'].includes(event.key)) {
      event.preventDefault()
      onClose()
      return
    }
    const to = focusAfter(event.key, buttonsIn(list.current))
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  return (
    // The keys move between its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label="All slides"
      // A click between the slides keeps the keys here.
      tabIndex={-1}
      className="on-cloth absolute inset-0 z-30 overflow-y-auto outline-none bg-[rgb(6_9_7/.97)] p-5 text-white md:p-10"
      onKeyDown={handleKey}
    >
      <div className="mb-5 flex items-center justify-between">
        <h2 className="font-display text-h2 font-title">All slides</h2>
        <button
          type="button"
          aria-label="Close the overview"
          title="Close the overview"
          className="flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-white/12"
          onClick={onClose}
        >
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <ul
        ref={list}
        className="grid grid-cols-2 gap-5 md:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5"
      >
        {show.slides.map((slide, index) => (
          <li key={slide.id}>
            <OverviewSlide show={show} index={index} slide={slide} onGoTo={onGoTo} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type OverviewSlideProps = Omit<OverviewProps, 'onClose'> & {
  readonly index: number
  readonly slide: Slide
}

function OverviewSlide({ show, index, slide, onGoTo }: OverviewSlideProps) {
  return (
    <button
      type="button"
      aria-current={index === show.state.index || undefined}
      className="group block w-full cursor-pointer rounded-slide text-left"
      onClick={() => onGoTo(index)}
    >
      <span className="block rounded-slide outline-[2.5px] outline-offset-3 outline-transparent group-hover:outline-white/60 group-aria-current:outline-accent">
        <SlideThumb show={show} index={index} />
      </span>
      <span className="mt-2.5 block truncate text-small">
        <span className="mr-2 text-white/70 tabular-nums">{index + 1}</span>
        {viewedName(slide, index)}
        {show.state.hidden.includes(index) && <span className="ml-2 text-white/70">Hidden</span>}
      </span>
    </button>
  )
}

function buttonsIn(list: HTMLUListElement | null): readonly HTMLButtonElement[] {
  return list ? [...list.querySelectorAll('button')] : []
}

function focusAfter(
  key: string,
  buttons: readonly HTMLButtonElement[],
): HTMLButtonElement | undefined {
  const at = buttons.findIndex((button) => button === document.activeElement)
  const top = buttons[0]?.offsetTop
  const inRow = buttons.filter(({ offsetTop }) => offsetTop === top).length
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -inRow,
    ArrowDown: inRow,
    Home: -at,
    End: buttons.length - 1 - at,
  }
  const by = moves[key]
  return by === undefined ? undefined : buttons[at + by]
}
