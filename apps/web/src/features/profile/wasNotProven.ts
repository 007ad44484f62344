import { ApiError } from '@deckloom/contract'

/**
 * Returns whether a call failed because the user closed the dialog that confirms their identity, so that no message is
 * needed.
 */
export function wasNotProven(error: Error): boolean {
  return error instanceof ApiError && error.body?.code === 'reauth_required'
}
