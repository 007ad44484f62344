import { deckLimits } from '../limits.ts'
import type { Slide } from '../slide.ts'

// Whoever keeps or merges a stored slide field by field asks here what a field is, and never by its name.

/** What every stored slide has beside its id. */
export const requiredSlideFields = [
  'slide_title',
  'bullet_points',
  'visual_type',
  'visual_description',
  'layout_template',
] as const satisfies readonly (keyof Slide)[]

/** Lists whose items are kept and merged by their ids, with the most items that a slide holds. */
export const elementLists = {
  text_elements: deckLimits.textElements,
  images: deckLimits.images,
} as const satisfies Partial<Record<keyof Slide, number>>

export type ElementList = keyof typeof elementLists

/** Fields that mean something only together: a theme drops colors of its own, a layout the places in it. */
export const fieldUnits = [
  ['layout_template', 'arrangement', 'positioning_mode', 'slot_boxes'],
  ['theme', 'background_color', 'text_color', 'theme_colors'],
  ['slide_title', 'slide_title_runs'],
] as const satisfies readonly (readonly (keyof Slide)[])[]

export function isElementList(field: string): field is ElementList {
  return Object.hasOwn(elementLists, field)
}

/** Whether a field is a list of lines, which are merged one by one. */
export function isLineList(field: keyof Slide): field is 'bullet_points' {
  return field === 'bullet_points'
}

/** Whether a field is a text style, whose properties are merged one by one. */
export function isTextStyle(field: keyof Slide): field is 'slide_title_style' | 'bullet_style' {
  return field === 'slide_title_style' || field === 'bullet_style'
}
