import { ApiError } from '@deckloom/contract'

/** Whether a call failed because nobody is signed in anymore: by its status, or by a message that starts with it. */
export function isUnauthorized(error: Error): boolean {
  return error instanceof ApiError ? error.status === 401 : error.message.startsWith('401:')
}
