import type { Slide } from '@deckloom/deck'
import { useEffect, useRef } from 'react'
import { viewedName } from '../../shared/slide/slideName.ts'

export interface ReaderIndexProps {
  readonly slides: readonly Slide[]
  readonly current: number
  readonly onGoTo: (index: number) => void
}

/** The titles of all slides, which stay in view while the slides scroll. */
export function ReaderIndex({ slides, current, onGoTo }: ReaderIndexProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav
      aria-label="Slides"
      className="sticky top-16 h-[calc(100dvh-4rem)] w-56 shrink-0 overflow-y-auto py-6 max-lg:hidden"
    >
      <ol ref={list} className="flex flex-col gap-1">
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <button
              type="button"
              aria-current={index === current || undefined}
              onClick={() => onGoTo(index)}
              className="relative flex w-full cursor-pointer gap-3 overflow-hidden rounded-control px-3 py-2 text-left text-small text-ink-muted -outline-offset-2 hover:bg-surface-hover hover:text-ink aria-current:bg-surface-hover aria-current:font-label aria-current:text-ink"
            >
              {index === current && (
                <span aria-hidden="true" className="absolute inset-y-2 left-0 w-1 selvedge-y" />
              )}
              <span className="w-5 shrink-0 text-right tabular-nums">{index + 1}</span>
              <span className="min-w-0 wrap-anywhere">{viewedName(slide, index)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
