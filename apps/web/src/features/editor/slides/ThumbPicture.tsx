import { Skeleton } from '@deckloom/ui'
import { type RefObject, useDeferredValue, useSyncExternalStore } from 'react'
import { SlideView } from '../../../shared/scene/SlideView.tsx'
import { currentTypesetter, subscribeToTypesetter } from '../../../shared/scene/typesetter.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { useSlide } from '../session/useDocument.ts'
import { useNear } from './useNear.ts'

export interface ThumbPictureProps {
  readonly id: string
  readonly place: number
  /** The thumbnail that contains it. */
  readonly within: RefObject<HTMLElement | null>
}

/** A live thumbnail of a slide; a plain box while it is far outside the visible part of its list. */
export function ThumbPicture({ id, place, within }: ThumbPictureProps) {
  const { document, deckTitle, order } = useEditor()
  const slide = useSlide(document, id)
  const near = useNear(within)
  // The slide on the canvas comes first: thumbnails wait until it is drawn, and then leave time for input.
  const ready = useDeferredValue(useSyncExternalStore(subscribeToTypesetter, hasTypesetter), false)
  if (!slide) return null
  const className = `pointer-events-none block aspect-video w-full ${slide.hidden ? 'opacity-40' : ''}`
  // Nothing is loading, and a pulsing skeleton would keep the page busy the whole time.
  if (!near)
    return <div aria-hidden="true" className={`rounded-slide bg-surface-hover ${className}`} />
  if (!ready) return <Skeleton className={className} />
  return (
    <SlideView
      slide={slide}
      deckTitle={deckTitle}
      index={place}
      count={order.length}
      className={className}
    />
  )
}

function hasTypesetter(): boolean {
  return currentTypesetter() !== undefined
}
