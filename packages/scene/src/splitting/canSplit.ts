import { bulletText, type SlideContent } from '@deckloom/deck'
import { halvesOfBullet } from './halvesOfBullet.ts'
import { halvesOfTitle } from './halvesOfTitle.ts'

/**
 * Returns whether a slide's content can be divided. Content that the user sized by hand stays in its box instead,
 * because another slide would not make the box larger.
 */
export function canSplit(slide: SlideContent): boolean {
  const { slotBoxes: boxes, bulletStyle: style, table } = slide
  if (boxes?.bullets !== undefined || style?.fontSize !== undefined) return false
  const texts = slide.bullets.map(bulletText).filter((text) => text.trim() !== '')
  const pieces = texts.length + (table ? table.rows.length - 1 : 0)
  if (canCutTitle(slide)) return true
  const [only] = slide.bullets.filter((bullet) => bulletText(bullet).trim() !== '')
  if (pieces !== 1 || only === undefined) return pieces > 1
  return slide.title.trim() !== '' || halvesOfBullet(only).length > 1
}

/** Returns whether the title is long enough to be divided and has no position or size set by hand. */
export function canCutTitle({ title, slotBoxes, titleStyle }: SlideContent): boolean {
  if (slotBoxes?.title !== undefined || titleStyle?.fontSize !== undefined) return false
  return halvesOfTitle(title) !== undefined
}
