import { ApiError } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { noticeExpiredSession } from '../../shared/sessionExpiry.ts'

/** Shows a helpful message that no deck was created and returns it; the prompt stays. */
export function showFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) noticeExpiredSession()
  const description = failureMessage(error)
  toast({ title: 'Generation Failed', description, variant: 'destructive' })
  return description
}

/** Shows that another writer takes over after the model failed. */
export function showFallback(description: string): void {
  toast({ title: 'Written without the model', description, variant: 'notice' })
}

function failureMessage(error: unknown): string {
  if (error instanceof ApiError) return error.sentence
  // The browser's own message for a network failure ("Failed to fetch") helps nobody.
  if (error instanceof TypeError)
    return 'The server could not be reached. Check your connection and try again.'
  return error instanceof Error ? error.message : 'Please try again.'
}
