import { deckLimits } from '../limits.ts'
import type { Slide } from '../slide.ts'
import type { ImageItem } from './storedImage.ts'

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
  images: deckLimits.visuals,
} as const satisfies Partial<Record<keyof Slide, number>>

export type ElementList = keyof typeof elementLists

/** Plain texts that people write, which are merged word by word, with their longest length. */
export const slideTexts = {
  eyebrow: deckLimits.eyebrowLength,
  notes: deckLimits.notesLength,
  section: deckLimits.sectionLength,
  visual_description: deckLimits.visualDescriptionLength,
} as const satisfies Partial<Record<keyof Slide, number>>

/** The same of pictures, charts and shapes. */
export const imageTexts = {
  title: deckLimits.captionLength,
  alt: deckLimits.visualDescriptionLength,
} as const satisfies Partial<Record<keyof ImageItem, number>>

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

export function isSlideText(field: string): field is keyof typeof slideTexts {
  return Object.hasOwn(slideTexts, field)
}

export function isImageText(field: string): field is keyof typeof imageTexts {
  return Object.hasOwn(imageTexts, field)
}

/** Whether a field of an image is the region that a picture is cropped to, which belongs to what its URL shows. */
export function isCropField(field: string): field is 'crop' {
  return field === 'crop'
}

/** Whether a field of a picture, chart or shape is the data of a chart. */
export function isChartField(field: string): field is 'chartData' {
  return field === 'chartData'
}

/** Whether a field of a picture, chart or shape is a shape, whose properties are merged one by one. */
export function isShapeField(field: string): field is 'shapeData' {
  return field === 'shapeData'
}

/** Whether a field of a picture, chart or shape is a line, whose properties are merged one by one. */
export function isLineField(field: string): field is 'lineData' {
  return field === 'lineData'
}

/** Whether a field is a list of lines, which are merged one by one. */
export function isLineList(field: keyof Slide): field is 'bullet_points' {
  return field === 'bullet_points'
}

/** Whether a field is a text style, whose properties are merged one by one. */
export function isTextStyle(field: keyof Slide): field is 'slide_title_style' | 'bullet_style' {
  return field === 'slide_title_style' || field === 'bullet_style'
}
