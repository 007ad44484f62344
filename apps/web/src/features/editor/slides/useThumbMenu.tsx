import { type MouseEvent, type ReactNode, useState } from 'react'
import { latePart } from '../controls/latePart.tsx'
import { WhenOpen } from '../controls/WhenOpen.tsx'
import { focusShownSlide } from '../paper/focusShownSlide.ts'
import { useSlideChoice } from './SlideChoice.tsx'

const SlidePointMenu = latePart(async () => (await import('./SlidePointMenu.tsx')).SlidePointMenu)

interface Place {
  readonly x: number
  readonly y: number
}

/** Returns the context menu of the thumbnails: its event handler and the menu itself. */
export function useThumbMenu(): {
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void
  readonly menu: ReactNode
} {
  const { chosen, choose } = useSlideChoice()
  const [at, setAt] = useState<Place>()
  return {
    onContextMenu: (event) => {
      const { nativeEvent } = event
      // A long press starts a drag; touch users have the slide menu.
      const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
      const thumb = isTouch ? null : thumbUnder(event.target)
      const id = thumb?.dataset['slideId']
      if (!thumb || id === undefined) return
      event.preventDefault()
      if (!chosen.includes(id)) choose(id, 'single')
      thumb.focus()
      const byKey = event.clientX === 0 && event.clientY === 0
      setAt(byKey ? middleOf(thumb) : { x: event.clientX, y: event.clientY })
    },
    menu: (
      <WhenOpen open={at !== undefined}>
        {at && (
          <SlidePointMenu
            at={at}
            onClose={() => {
              setAt(undefined)
              // The clipboard depends on the focus, so it returns immediately.
              focusShownSlide()
            }}
          />
        )}
      </WhenOpen>
    ),
  }
}

function thumbUnder(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-slide-id]') : null
}

function middleOf(thumb: HTMLElement): Place {
  const { left, top, width, height } = thumb.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
