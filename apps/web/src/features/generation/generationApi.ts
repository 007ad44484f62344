import { createGenerationClient } from '@deckloom/contract'
import { fetchHere } from '../../shared/place.ts'

/** The unfinished generation; removed from the cache whenever one starts or ends. */
export const openGenerationKey = ['generations', 'open'] as const

/** The calls about unfinished decks, over the browser's fetch. */
export const generationApi = createGenerationClient(fetchHere)
