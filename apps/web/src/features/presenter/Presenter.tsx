import type { Slide } from '@deckloom/deck'
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react'
import { PresenterBar } from './PresenterBar.tsx'
import { SlideLayers } from './SlideLayers.tsx'
import {
  autoplayMs,
  presenterCommand,
  type PresenterCommand,
  startSlideshow,
  stepSlideshow,
} from './slideshow.ts'
import { useBarVisibility } from './useBarVisibility.ts'
import { useFullscreen } from './useFullscreen.ts'
import { useSwipe } from './useSwipe.ts'

export interface PresenterProps {
  readonly title: string
  /** All slides of the deck, at least one; those that are hidden are skipped. */
  readonly slides: readonly Slide[]
  readonly onClose: () => void
}

/** One slide at a time on black. */
export function Presenter({ title, slides, onClose }: PresenterProps) {
  const shown = useMemo(() => shownSlides(slides), [slides])
  const [show, step] = useReducer(stepSlideshow, shown.length, startSlideshow)
  const fullscreen = useFullscreen()
  const bar = useBarVisibility()
  const act = (command: PresenterCommand) => {
    if (command === 'close') onClose()
    else if (command === 'toggleFullscreen') fullscreen.toggle()
    else step({ kind: command })
  }
  useKeys(act)
  const swipe = useSwipe({ onLeft: () => act('next'), onRight: () => act('previous') })
  const { playing, index, count } = show
  useEffect(() => {
    if (!playing) return
    // Whoever steps by hand gets the full time on the slide: the effect starts anew with each index.
    const timer = setTimeout(() => step({ kind: 'goTo', index: (index + 1) % count }), autoplayMs)
    return () => clearTimeout(timer)
  }, [playing, index, count])
  return (
    <main
      id="content"
      aria-label={title}
      className={`dark fixed inset-0 touch-pan-y overflow-hidden bg-black text-white ${bar.visible ? '' : 'cursor-none'}`}
      {...bar.watch}
      {...swipe}
    >
      <SlideLayers
        slides={shown}
        index={index}
        direction={show.direction}
        deckTitle={title}
        deckCount={slides.length}
      />
      <output className="sr-only">
        Slide {index + 1} of {count}: {shown[index]?.slide.slide_title}
      </output>
      <PresenterBar
        show={show}
        visible={bar.visible}
        fullscreen={fullscreen.on}
        onCommand={act}
        onGoTo={(to) => step({ kind: 'goTo', index: to })}
      />
    </main>
  )
}

export interface ShownSlide {
  readonly slide: Slide
  /** Its position in the deck, from 0: page numbers count the hidden ones too. */
  readonly place: number
}

/** A deck whose every slide is hidden is shown in full rather than not at all. */
function shownSlides(slides: readonly Slide[]): readonly ShownSlide[] {
  const all = slides.map((slide, place) => ({ slide, place }))
  const visible = all.filter(({ slide }) => slide.hidden !== true)
  return visible.length > 0 ? visible : all
}

function useKeys(act: (command: PresenterCommand) => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const command = presenterCommand(event.key)
    if (!command || event.ctrlKey || event.metaKey || event.altKey) return
    // A button that the keyboard is on is pressed by its own key.
    const onButton =
      event.target instanceof HTMLElement && event.target.matches('button:focus-visible')
    if (event.key === ' ' && onButton) return
    event.preventDefault()
    act(command)
  })
  useEffect(() => {
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
}
