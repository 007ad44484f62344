import { createGenerationClient } from '@deckloom/contract'
import { fetchHere } from '../../shared/place.ts'

/** Query key of the unfinished generation; removed from the cache whenever one starts or ends. */
export const openGenerationKey = ['generations', 'open'] as const

/** API client for unfinished decks on the browser's fetch. */
export const generationApi = createGenerationClient(fetchHere)
