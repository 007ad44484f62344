import type { Slide } from '@deckloom/deck'
import { Skeleton } from '@deckloom/ui'
import { lazy, Suspense } from 'react'

// The layout engine and its fonts are large; a page is usable before its thumbnails are drawn.
const loadSlideView = () => import('../scene/SlideView.tsx')
const SlideView = lazy(async () => ({ default: (await loadSlideView()).SlideView }))

/** Begins to load what slides are drawn with, for a page that will soon show the first one. */
export function preloadSlidePicture(): void {
  // What fails here fails again, visibly, where the slide is drawn.
  loadSlideView().catch(() => undefined)
}

export interface SlidePictureProps {
  readonly slide: Slide
  readonly deckTitle: string
  readonly index: number
  readonly count: number
}

/** A slide as it is, filling the width of its place; a skeleton until it can be drawn. */
export function SlidePicture(props: SlidePictureProps) {
  return (
    <Suspense fallback={<Skeleton className="aspect-video w-full" />}>
      <SlideView {...props} className="pointer-events-none block aspect-video w-full" />
    </Suspense>
  )
}
