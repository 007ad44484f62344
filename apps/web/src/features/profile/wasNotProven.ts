import { ApiError } from '@deckloom/contract'

/** Whether a call ended because the person closed the dialog that confirms their identity: no message is needed. */
export function wasNotProven(error: Error): boolean {
  return error instanceof ApiError && error.body?.code === 'reauth_required'
}
