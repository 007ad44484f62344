import { deckLimits } from '@deckloom/deck'

/** Why a slide takes no further picture, chart or shape. */
export const slideFullMessage = `A slide holds at most ${deckLimits.images} images, charts and shapes. Delete one first.`
