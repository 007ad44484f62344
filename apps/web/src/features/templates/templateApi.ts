import { createTemplateClient } from '@deckloom/contract'
import { fetchHere } from '../../shared/place.ts'

/** Template API client on the browser's fetch. */
export const templateApi = createTemplateClient(fetchHere)
