import type { Slide } from '@deckloom/deck'

/** All text of a slide, including its notes if present, in one line. */
export function slideText(slide: Slide): string {
  const { slide_title: title, eyebrow, bullet_points: bullets, notes } = slide
  const texts = slide.text_elements?.map(({ content }) => content) ?? []
  const points = bullets.map((bullet) => (typeof bullet === 'string' ? bullet : bullet.text))
  const cells = slide.table?.rows.flat() ?? []
  return [title, eyebrow, ...points, ...texts, ...cells, notes]
    .filter((text) => text !== undefined && text !== '')
    .join(' · ')
}
