import { deckLimits } from '@deckloom/deck'
import { shorten } from '../language/words.ts'
import type { PlannedSlide } from './plannedSlide.ts'

const { titleLength: longestTitle, bulletLength: longestPoint, notesLength } = deckLimits

/** A slide that can be kept, whatever its source says in one breath: what is cut stands whole in the notes. */
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
