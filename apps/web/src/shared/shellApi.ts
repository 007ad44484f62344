import { createShellClient } from '@deckloom/contract'
import { fetchHere } from './place.ts'

/** API client of the header on the browser's fetch. */
export const shellApi = createShellClient(fetchHere)
