import type { Slide } from '@deckloom/deck'
import { SlidePicture } from '../../shared/slide/SlidePicture.tsx'
import { BulletThumbnail } from './BulletThumbnail.tsx'
import { thumbnailBullets } from './thumbnailBullets.ts'

export interface FirstSlideProps {
  readonly slide: Slide
  readonly deckTitle: string
  /** Number of slides in the deck. */
  readonly count: number
}

/** The first slide of a deck on its card: a list in large type, anything else unchanged. */
export function FirstSlide({ slide, deckTitle, count }: FirstSlideProps) {
  const bullets = thumbnailBullets(slide)
  return bullets ? (
    <BulletThumbnail slide={slide} bullets={bullets} />
  ) : (
    <SlidePicture slide={slide} deckTitle={deckTitle} index={0} count={count} />
  )
}
