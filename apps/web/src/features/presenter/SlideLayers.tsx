import type { Slide } from '@deckloom/deck'
import { useLayoutEffect, useRef, useState } from 'react'
import { viewedName } from '../../shared/slide/slideName.ts'
import { SlideView } from '../../shared/scene/SlideView.tsx'
import { placeAfter } from './slideshow/slideshow.ts'
import type { Show } from './slideshow/useSlideshow.ts'

const transitionMs = 320

/**
 * The current slide over the previous one, with the next one, drawn in advance, below both. A layer is kept while it is
 * one of the three, so that nothing is drawn when the slide changes.
 */
export function SlideLayers({ show }: { readonly show: Show }) {
  const { slides, state, deckTitle } = show
  const { index, direction } = state
  const [at, setAt] = useState(state)
  const [before, setBefore] = useState(state)
  if (at !== state) {
    if (at.index !== index) setBefore(at)
    setAt(state)
  }
  const top = useRef<HTMLDivElement>(null)
  const transition = slides[index]?.transition ?? 'none'
  useLayoutEffect(() => {
    if (before.index === index || !top.current) return
    const animation = enter(top.current, { transition, direction })
    return () => animation?.cancel()
  }, [before, index, transition, direction])
  const layers = new Set([placeAfter(state, 1), before.index, index])
  const revealedAt = (place: number): number => {
    if (place === index) return state.revealed
    return place === before.index ? before.revealed : 0
  }
  return (
    <div className="absolute inset-0 isolate">
      {[...layers].map((place) => {
        const slide = slides[place]
        return (
          slide && (
            <div
              key={slide.id}
              ref={place === index ? top : undefined}
              aria-hidden={place !== index}
              inert={place !== index}
              className="absolute inset-0 flex items-center justify-center bg-black"
              style={{ zIndex: place === index ? 2 : place === before.index ? 1 : 0 }}
            >
              <SlideView
                slide={slide}
                deckTitle={deckTitle}
                index={place}
                count={slides.length}
                bulletsShown={show.bulletsOf(place, revealedAt(place))}
                title={viewedName(slide, place)}
                activeLinks
                className="block aspect-video w-[min(100vw,calc(100dvh*16/9))]"
              />
            </div>
          )
        )
      })}
    </div>
  )
}

interface Entrance {
  readonly transition: NonNullable<Slide['transition']>
  readonly direction: 1 | -1
}

function enter(layer: HTMLElement, { transition, direction }: Entrance): Animation | undefined {
  if (transition === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return undefined
  const from =
    transition === 'push' ? { transform: `translateX(${direction * 100}%)` } : { opacity: 0 }
  return layer.animate([from, {}], { duration: transitionMs, easing: 'ease-in-out' })
}
