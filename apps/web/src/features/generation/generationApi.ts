import { createGenerationClient } from '@deckloom/contract'
import { fetchHere } from '../../shared/place.ts'

/** What is begun, as it was last asked for; forgotten whenever something is begun or ended. */
export const openGenerationKey = ['generations', 'open'] as const

/** The calls about decks that are begun, over the browser's fetch. */
export const generationApi = createGenerationClient(fetchHere)
