import { createSignInClient } from '@deckloom/contract'

/** The calls of signing in. */
export const signInApi = createSignInClient((path, init) => fetch(path, init))
