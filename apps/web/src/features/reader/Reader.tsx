import type { Slide } from '@deckloom/deck'
import { Button, Mark, Menu, MenuItem } from '@deckloom/ui'
import { List, Play } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { viewedName } from '../../shared/slide/slideName.ts'
import { ReaderIndex } from './ReaderIndex.tsx'
import { ReaderSlide } from './ReaderSlide.tsx'
import { useReaderKeys } from './useReaderKeys.ts'
import { useReading } from './useReading.ts'

export interface ReaderProps {
  readonly title: string
  /** One line below the title: who owns the deck, how long it is, when it changed. */
  readonly facts: string
  /** What the reader may do, in words. */
  readonly badge: ReactNode
  readonly slides: readonly Slide[]
  /** ID of the slide to begin with, unless the URL says one; the first by default. */
  readonly startAt?: string | undefined
  /** Buttons before PRESENT. */
  readonly actions?: ReactNode
  /** After PRESENT. */
  readonly account?: ReactNode
  /** Beside the slides, 328 px wide: comments. */
  readonly aside?: ReactNode
  /** Lies over the drawing of a slide. */
  readonly layerOf?: ((slide: Slide, place: ReaderPlace) => ReactNode) | undefined
  /** Called with the position of the slide that is being read. */
  readonly onPresent: (index: number) => void
  /** Called with the ID of the slide that is being read. */
  readonly onRead?: (slideId: string | undefined) => void
}

export interface ReaderPlace {
  /** From 0. */
  readonly index: number
  /** Whether it is the slide that is being read. */
  readonly isCurrent: boolean
}

/** A deck as a page to scroll: an index at the left, every slide at the width of the column. */
export function Reader(props: ReaderProps) {
  const { title, slides, startAt, onPresent, onRead, aside, layerOf } = props
  const start = slides.findIndex(({ id }) => id === startAt)
  const { pages, current, goTo } = useReading(slides, Math.max(0, start))
  const present = () => onPresent(current)
  useReaderKeys({
    onStep: (by) => goTo(Math.min(slides.length - 1, Math.max(0, current + by))),
    onPresent: present,
  })
  const reading = slides[current]?.id
  useEffect(() => onRead?.(reading), [onRead, reading])
  return (
    <div className="min-h-dvh bg-bg">
      <SkipLink />
      <ReaderBar {...props} onPresent={present} onGoTo={goTo} />
      <div className="mx-auto flex max-w-[96rem] gap-6 px-4 md:px-6 lg:gap-8">
        <ReaderIndex slides={slides} current={current} onGoTo={goTo} />
        <main id="content" className="min-w-0 flex-1 py-4 md:py-6">
          <h1 className="sr-only">{title}</h1>
          <div ref={pages} className="mx-auto flex max-w-240 flex-col gap-5">
            {slides.map((slide, index) => (
              <ReaderSlide
                key={slide.id}
                slide={slide}
                deckTitle={title}
                index={index}
                count={slides.length}
                layer={layerOf?.(slide, { index, isCurrent: index === current })}
              />
            ))}
          </div>
        </main>
        {aside !== undefined && <aside className="w-82 shrink-0 py-6 max-lg:hidden">{aside}</aside>}
      </div>
    </div>
  )
}

interface ReaderBarProps extends Omit<ReaderProps, 'onPresent'> {
  readonly onPresent: () => void
  readonly onGoTo: (index: number) => void
}

function ReaderBar(props: ReaderBarProps) {
  const { title, facts, badge, slides, actions, account, onPresent, onGoTo } = props
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="flex min-h-16 flex-wrap items-center gap-x-2 gap-y-1 px-3 py-2 md:px-5">
        <Link
          href="/"
          aria-label="Home"
          className="flex size-10 shrink-0 items-center justify-center rounded-control hover:bg-surface-hover"
        >
          <Mark size={28} />
        </Link>
        <span className="lg:hidden">
          <Menu
            align="start"
            trigger={
              <Button variant="quiet" iconOnly aria-label="Slides" icon={<List {...iconProps} />} />
            }
          >
            {slides.map((slide, index) => (
              <MenuItem key={slide.id} onSelect={() => onGoTo(index)}>
                {`${index + 1}  ${viewedName(slide, index)}`}
              </MenuItem>
            ))}
          </Menu>
        </span>
        <div className="flex min-w-0 flex-1 basis-32 items-center gap-4">
          <div className="min-w-0">
            <p className="truncate text-h3 font-heading">{title}</p>
            <p className="truncate text-small text-ink-muted">{facts}</p>
          </div>
          <span className="shrink-0 max-md:hidden">{badge}</span>
        </div>
        {/* On a phone, in a row of their own. */}
        <div className="flex items-center gap-2 max-md:order-last max-md:w-full">
          <span className="flex-1 md:hidden">{badge}</span>
          {actions}
        </div>
        <Button variant="primary" icon={<Play {...iconProps} />} onClick={onPresent}>
          PRESENT
        </Button>
        {account !== undefined && <span className="max-sm:hidden">{account}</span>}
      </div>
    </header>
  )
}

const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
