import { type Slide, slideTitle } from '@deckloom/deck'

/** The title of a slide, or its number where it has none; `place` counts from 0. */
export function slideName(slide: Slide, place: number): string {
  return slideTitle(slide) || `Slide ${place + 1}`
}
