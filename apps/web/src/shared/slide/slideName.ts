import { isStartingTitle, type Slide, slideTitle } from '@deckloom/deck'

/** Returns the title of a slide, or its number if it has none; `place` counts from 0. */
export function slideName(slide: Slide, place: number): string {
  return slideTitle(slide) || `Slide ${place + 1}`
}

/** The same for viewers, who do not see the title that a slide was created with. */
export function viewedName(slide: Slide, place: number): string {
  const name = slideName(slide, place)
  return isStartingTitle(name) ? `Slide ${place + 1}` : name
}
