import { createClient } from '@deckloom/contract'

/** The product's calls, over the browser's fetch. */
export const api = createClient((path, init) => fetch(path, init))
