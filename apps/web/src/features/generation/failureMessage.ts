import { ApiError } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { noticeExpiredSession } from '../../shared/sessionExpiry.ts'

/** Tells that no deck came, in a sentence that helps; the words stay where they are. Answers with the sentence. */
export function showFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) noticeExpiredSession()
  const description = failureMessage(error)
  toast({ title: 'Generation Failed', description, variant: 'destructive' })
  return description
}

/** Shows that another writer continues where the model failed. */
export function showFallback(description: string): void {
  toast({ title: 'Written without the model', description, variant: 'notice' })
}

function failureMessage(error: unknown): string {
  if (error instanceof ApiError) return error.sentence
  // The browser's own words for a lost network ('Failed to fetch') help nobody.
  if (error instanceof TypeError)
    return 'The server could not be reached. Check your connection and try again.'
  return error instanceof Error ? error.message : 'Please try again.'
}
