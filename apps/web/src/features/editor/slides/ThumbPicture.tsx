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

/** A slide as it is now, small; a plain sheet while it is far from the visible part of its list. */
export function ThumbPicture({ id, place, within }: ThumbPictureProps) {
  const { document, deckTitle, order } = useEditor()
  const slide = useSlide(document, id)
  const near = useNear(within)
  // The slide on the canvas comes first: the small ones wait until it is drawn, and then leave time for presses.
  const ready = useDeferredValue(useSyncExternalStore(subscribeToTypesetter, hasTypesetter), false)
  if (!slide) return null
  const className = `pointer-events-none block aspect-video w-full ${slide.hidden ? 'opacity-40' : ''}`
  // Nothing of it is on its way: a skeleton that breathes would keep the page at work for as long as it is open.
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
