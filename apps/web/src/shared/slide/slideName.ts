import { type Slide, slideTitle } from '@deckloom/deck'

/** Returns the title of a slide, or its number if it has none; `place` counts from 0. */
export function slideName(slide: Slide, place: number): string {
  return slideTitle(slide) || `Slide ${place + 1}`
}
