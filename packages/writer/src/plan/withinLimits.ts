import { deckLimits } from '@deckloom/deck'
import { shorten } from '../language/words.ts'
import type { PlannedSlide } from './plannedSlide.ts'

const { titleLength: longestTitle, bulletLength: longestPoint, notesLength } = deckLimits

/** Cuts the texts of a slide to the storable limits; the notes contain what was cut in full. */
export function withinLimits(slide: PlannedSlide): PlannedSlide {
  const { title, points, notes } = slide
  const long = [title, ...points].filter(
    (text, index) => text.length > (index === 0 ? longestTitle : longestPoint),
  )
  if (long.length === 0 && notes.length <= notesLength) return slide
  const told = long.filter((text) => !notes.includes(text))
  return {
    ...slide,
    title: boundedTitle(title),
    points: points.map((point) => shorten(point, longestPoint)),
    notes: [...told, notes].join('\n\n').slice(0, notesLength),
  }
}

export function boundedTitle(title: string): string {
  return shorten(title, longestTitle)
}
