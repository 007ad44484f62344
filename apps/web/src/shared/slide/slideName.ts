import { readContent, type Slide } from '@deckloom/deck'

/** The title of a slide, or its number where it has none; `place` counts from 0. */
export function slideName(slide: Slide, place: number): string {
  return readContent(slide).title || `Slide ${place + 1}`
}
