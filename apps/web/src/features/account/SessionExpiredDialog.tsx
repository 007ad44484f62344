import { Dialog } from '@deckloom/ui'
import { useQueryClient } from '@tanstack/react-query'
import { endSessionExpiry } from '../../shared/sessionExpiry.ts'
import { SignIn } from './signIn/SignIn.tsx'

/** Covers a page whose session has ended; the page keeps its content. */
export function SessionExpiredDialog() {
  const queryClient = useQueryClient()
  const handleSignedIn = () => {
    endSessionExpiry()
    // Requests that failed without a session are retried; the screen stays as it is.
    void queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && endSessionExpiry()}
      title="Sign in again"
      description="Your session has ended. Your work on this page is still here."
    >
      <SignIn onSignedIn={handleSignedIn} />
    </Dialog>
  )
}
