import type { Slide } from '@deckloom/deck'
import { Skeleton } from '@deckloom/ui'
import { Suspense } from 'react'
import { lazyPart } from '../loading/lazyPart.ts'

// The layout engine and its fonts are large; a page should be usable before its thumbnails are drawn.
const loadSlideView = () => import('../scene/SlideView.tsx')
const SlideView = lazyPart(async () => (await loadSlideView()).SlideView)

/** Starts loading what slides are drawn with, for a page that will soon show its first one. */
export function preloadSlidePicture(): void {
  // A failure here occurs again, visibly, when the slide is drawn.
  loadSlideView().catch(() => undefined)
}

export interface SlidePictureProps {
  readonly slide: Slide
  readonly deckTitle: string
  readonly index: number
  readonly count: number
}

/** A slide that fills the width of its container; a skeleton until it can be drawn. */
export function SlidePicture(props: SlidePictureProps) {
  return (
    <Suspense fallback={<Skeleton className="aspect-video w-full" />}>
      <SlideView {...props} className="pointer-events-none block aspect-video w-full" />
    </Suspense>
  )
}
