import { editContent, type Slide } from '@deckloom/deck'

/** Without one bullet of the list; the others keep their words, colors and looks. */
export function withoutBullet(slide: Slide, place: number): Slide {
  return editContent(slide, (content) =>
    content.bullets[place] === undefined
      ? content
      : { ...content, bullets: content.bullets.toSpliced(place, 1) },
  )
}

/** The bullet at another place of the list, from 0. */
export function withBulletAt(slide: Slide, place: number, to: number): Slide {
  return editContent(slide, (content) => {
    const { bullets } = content
    const bullet = bullets[place]
    if (bullet === undefined || to < 0 || to >= bullets.length || to === place) return content
    return { ...content, bullets: bullets.toSpliced(place, 1).toSpliced(to, 0, bullet) }
  })
}
