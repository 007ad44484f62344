import { bulletText, readContent, type Slide } from '@deckloom/deck'

/** All text of a slide, including its notes if present, in one line. */
export function slideText(slide: Slide): string {
  const { title, eyebrow, bullets, texts, table, notes } = readContent(slide)
  const boxes = texts.map(({ content }) => content)
  const cells = table?.rows.flat() ?? []
  return [title, eyebrow, ...bullets.map(bulletText), ...boxes, ...cells, notes]
    .filter((text) => text !== undefined && text !== '')
    .join(' · ')
}
