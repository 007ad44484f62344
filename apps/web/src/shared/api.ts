import { createClient } from '@deckloom/contract'
import { send } from './send.ts'

/** The product's API client on the browser's fetch. */
export const api = createClient(send)
