import { repairSlides, type RepairedSlides, type Slide } from '@deckloom/deck'
import { newId } from '../../../shared/newId.ts'

/** The slides as this version can edit them. Its own chunk: the schema and its parser are not needed to draw. */
export function soundSlides(stored: readonly Slide[]): RepairedSlides {
  return repairSlides(stored, newId)
}
