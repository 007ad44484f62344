import { createShellClient } from '@deckloom/contract'

/** The calls of the header, over the browser's fetch. */
export const shellApi = createShellClient((path, init) => fetch(path, init))
