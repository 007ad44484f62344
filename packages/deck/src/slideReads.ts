import type { Slide } from './slide.ts'

// For pages that read one thing of a slide before its drawing is loaded: the parser would come with them.

export function slideTitle(slide: Slide): string {
  return slide.slide_title
}

/** Whether a slideshow shows the slide's points one at a time. */
export function isShownStepByStep(slide: Slide): boolean {
  return slide.step_by_step === true
}
