import type { PresentationListItem } from '@deckloom/contract'
import { Skeleton } from '@deckloom/ui'
import { Suspense } from 'react'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

// Lazy, because it includes themes and layouts, which are needed only once there is a deck.
const FirstSlide = lazyPart(async () => (await import('./FirstSlide.tsx')).FirstSlide)

/** A deck's first slide. */
export function DeckThumbnail({ deck }: { readonly deck: PresentationListItem }) {
  const [slide] = deck.slides
  if (!slide) return <div className="aspect-video bg-surface-sunken" />
  return (
    <Suspense fallback={<Skeleton className="aspect-video w-full" />}>
      <FirstSlide slide={slide} deckTitle={deck.title} count={deck.slideCount} />
    </Suspense>
  )
}
