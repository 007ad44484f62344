import { slideTitle } from '@deckloom/deck'
import { useEffect, useRef } from 'react'
import { SlideThumb } from '../SlideThumb.tsx'
import type { Show } from '../slideshow/useSlideshow.ts'

/** All slides of the show in a row. */
export function SpeakerStrip({ show }: { readonly show: Show }) {
  const list = useRef<HTMLOListElement>(null)
  const { index } = show.state
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [index])
  return (
    <ol
      ref={list}
      aria-label="Slides"
      className="flex min-w-0 flex-1 gap-2 overflow-x-auto p-1.5 max-md:hidden"
    >
      {show.slides.map((slide, place) => (
        <li key={slide.id} className="shrink-0">
          <button
            type="button"
            aria-label={`Slide ${place + 1}: ${slideTitle(slide)}${show.state.hidden.includes(place) ? ', hidden' : ''}`}
            aria-current={place === index || undefined}
            className={`block w-27 cursor-pointer rounded-slide outline-offset-2 hover:opacity-100 aria-current:outline-2 aria-current:outline-accent ${place < index ? 'opacity-50' : ''}`}
            onClick={() => show.step({ kind: 'goTo', index: place })}
          >
            <SlideThumb show={show} index={place} />
          </button>
        </li>
      ))}
    </ol>
  )
}
