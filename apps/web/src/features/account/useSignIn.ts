import { toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { refreshCurrentUser } from '../../shared/session/currentUser.ts'

/** Signs in; `onSignedIn` runs when the current user is known anew. */
export function useSignIn(onSignedIn: () => void) {
  return useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      await api.login({ email, password })
      await refreshCurrentUser()
    },
    onSuccess: () => {
      toast({ title: 'Welcome back!', description: "You've been successfully logged in." })
      onSignedIn()
    },
    onError: () => {
      toast({ title: 'Login failed', description: 'Please try again.', variant: 'destructive' })
    },
  })
}
