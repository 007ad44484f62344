import type { Slide } from './slide.ts'

// For pages that read a single field of a slide before the renderer is loaded: more would load the parser.

export function slideTitle(slide: Slide): string {
  return slide.slide_title
}

/** Whether a slideshow reveals the slide's points one at a time. */
export function isShownStepByStep(slide: Slide): boolean {
  return slide.step_by_step === true
}
