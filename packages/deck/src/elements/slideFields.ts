import { deckLimits } from '../limits.ts'
import type { Slide } from '../slide.ts'

// Code that stores or merges a slide field by field looks up here what a field is, and never checks its name.

/** Fields every stored slide has besides its ID. */
export const requiredSlideFields = [
  'slide_title',
  'bullet_points',
  'visual_type',
  'visual_description',
  'layout_template',
] as const satisfies readonly (keyof Slide)[]

/** Lists whose items are stored and merged by ID, with the maximum number of items on a slide. */
export const elementLists = {
  text_elements: deckLimits.textElements,
  images: deckLimits.images,
} as const satisfies Partial<Record<keyof Slide, number>>

export type ElementList = keyof typeof elementLists

/** The title and its styles, which are merged as one text. */
export const titleUnit = [
  'slide_title',
  'slide_title_runs',
] as const satisfies readonly (keyof Slide)[]

/** Fields that only make sense together: a theme overrides the slide's colors, a layout its slot boxes. */
export const fieldUnits = [
  ['layout_template', 'arrangement', 'positioning_mode', 'slot_boxes'],
  ['theme', 'background_color', 'text_color', 'theme_colors'],
  titleUnit,
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
