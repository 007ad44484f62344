import { createShellClient } from '@deckloom/contract'
import { fetchHere } from './place.ts'

/** The calls of the header, over the browser's fetch. */
export const shellApi = createShellClient(fetchHere)
