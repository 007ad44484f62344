import type { Slide } from '@deckloom/deck'

/** Without one bullet of the list; the others keep their words, colours and looks. */
export function withoutBullet(slide: Slide, place: number): Slide {
  if (slide.bullet_points[place] === undefined) return slide
  return { ...slide, bullet_points: slide.bullet_points.toSpliced(place, 1) }
}

/** The bullet at another place of the list, from 0. */
export function withBulletAt(slide: Slide, place: number, to: number): Slide {
  const bullet = slide.bullet_points[place]
  const last = slide.bullet_points.length - 1
  if (bullet === undefined || to < 0 || to > last || to === place) return slide
  const others = slide.bullet_points.toSpliced(place, 1)
  return { ...slide, bullet_points: others.toSpliced(to, 0, bullet) }
}
