import { createSignInClient } from '@deckloom/contract'
import { fetchHere } from '../place.ts'

/** API client for signing in. */
export const signInApi = createSignInClient(fetchHere)
