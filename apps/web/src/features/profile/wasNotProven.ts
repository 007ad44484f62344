import { ApiError } from '@deckloom/contract'

/** Whether a call ended because the person closed the dialog that asks who is there: nothing needs to be said. */
export function wasNotProven(error: Error): boolean {
  return error instanceof ApiError && error.body?.code === 'reauth_required'
}
