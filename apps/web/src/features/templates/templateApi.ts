import { createTemplateClient } from '@deckloom/contract'
import { fetchHere } from '../../shared/place.ts'

/** The calls of templates, over the browser's fetch. */
export const templateApi = createTemplateClient(fetchHere)
