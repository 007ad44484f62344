import type { Slide } from './slide.ts'

// For pages that read a single field of a slide before the renderer is loaded: more would load the parser.

export function slideTitle(slide: Slide): string {
  return slide.slide_title
}

/** The beginning of a new slide's title, before its number. */
export const startingTitle = 'New Slide'

const titlePattern = new RegExp(String.raw`^${startingTitle} \d+$`)

/** Whether a title is the one that a slide was created with, which only its editors see. */
export function isStartingTitle(title: string): boolean {
  return titlePattern.test(title)
}

/** Whether a slideshow reveals the slide's points one at a time. */
export function isShownStepByStep(slide: Slide): boolean {
  return slide.step_by_step === true
}
