import { bulletText, type Slide } from '@deckloom/deck'

/**
 * Whether the content of a slide can be divided. What a person sized by hand is kept in its box instead: another
 * slide would not make the box larger.
 */
export function canSplit(slide: Slide): boolean {
  const { slot_boxes: boxes, bullet_style: style, table } = slide
  if (boxes?.bullets !== undefined || style?.fontSize !== undefined) return false
  const texts = slide.bullet_points.map(bulletText).filter((text) => text.trim() !== '')
  const pieces = texts.length + (table ? table.rows.length - 1 : 0)
  return pieces > 1 || (texts.length === 1 && slide.slide_title.trim() !== '')
}
