import { createSignInClient } from '@deckloom/contract'
import { fetchHere } from '../place.ts'

/** The calls of signing in. */
export const signInApi = createSignInClient(fetchHere)
