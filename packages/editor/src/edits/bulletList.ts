import { editContent, type Slide } from '@deckloom/deck'

/** Removes one bullet from the list; the others keep their text, colors and styles. */
export function withoutBullet(slide: Slide, place: number): Slide {
  return editContent(slide, (content) =>
    content.bullets[place] === undefined
      ? content
      : { ...content, bullets: content.bullets.toSpliced(place, 1) },
  )
}

/** Moves a bullet to another 0-based position in the list. */
export function withBulletAt(slide: Slide, place: number, to: number): Slide {
  return editContent(slide, (content) => {
    const { bullets } = content
    const bullet = bullets[place]
    if (bullet === undefined || to < 0 || to >= bullets.length || to === place) return content
    return { ...content, bullets: bullets.toSpliced(place, 1).toSpliced(to, 0, bullet) }
  })
}
