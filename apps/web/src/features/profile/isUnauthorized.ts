import { ApiError } from '@deckloom/contract'

/**
 * Returns whether a call failed because the user is no longer signed in: by its status, or by a message that starts
 * with it.
 */
export function isUnauthorized(error: Error): boolean {
  return error instanceof ApiError ? error.status === 401 : error.message.startsWith('401:')
}
