import type { Slide } from '../slide.ts'
import { bulletText } from '../text/bullets.ts'
import { readContent } from './slideContent.ts'
import { visualsOf } from './visuals.ts'

/** The ID of a slide's title, which layouts place. */
export function titleId(slide: Pick<Slide, 'id'>): string {
  return `title-${slide.id}`
}

/** The ID of a slide's bullets, which layouts place. */
export function bulletsId(slide: Pick<Slide, 'id'>): string {
  return `bullets-${slide.id}`
}

/** Returns an element's text, one bullet per line. Undefined for elements without text. */
export function elementText(slide: Slide, elementId: string): string | undefined {
  const { title, bullets, texts } = readContent(slide)
  if (elementId === titleId(slide)) return title
  if (elementId === bulletsId(slide)) return bullets.map(bulletText).join('\n')
  const text = texts.find(({ id }) => id === elementId)
  if (text) return text.content
  const visual = visualsOf(slide).find(({ id }) => id === elementId)
  return visual?.kind === 'shape' ? (visual.shape.text ?? '') : undefined
}
