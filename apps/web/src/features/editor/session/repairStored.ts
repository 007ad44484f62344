import { repairSlides, type RepairedSlides, type Slide } from '@deckloom/deck'
import { newId } from '../../../shared/newId.ts'

/**
 * Repairs slides so that this version can edit them. In its own chunk, because drawing needs neither the schema nor its
 * parser.
 */
export function repairStored(stored: readonly Slide[]): RepairedSlides {
  return repairSlides(stored, newId)
}
