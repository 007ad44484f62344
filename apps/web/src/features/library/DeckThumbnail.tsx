import type { PresentationListItem } from '@deckloom/contract'
import { Skeleton } from '@deckloom/ui'
import { lazy, Suspense } from 'react'
import { SlidePicture } from '../../shared/slide/SlidePicture.tsx'
import { thumbnailBullets } from './thumbnailBullets.ts'

// The themes come with it; they are only needed once there is a deck.
const BulletThumbnail = lazy(async () => ({
  default: (await import('./BulletThumbnail.tsx')).BulletThumbnail,
}))

/** A deck's first slide. */
export function DeckThumbnail({ deck }: { readonly deck: PresentationListItem }) {
  const [slide] = deck.slides
  if (!slide) return <div className="aspect-video bg-surface-sunken" />
  const bullets = thumbnailBullets(slide)
  if (!bullets)
    return <SlidePicture slide={slide} deckTitle={deck.title} index={0} count={deck.slideCount} />
  return (
    <Suspense fallback={<Skeleton className="aspect-video w-full" />}>
      <BulletThumbnail slide={slide} bullets={bullets} />
    </Suspense>
  )
}
