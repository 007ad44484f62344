import type { SignedIn } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { refreshCurrentUser } from '../../shared/session/currentUser.ts'

/** Signs in; `onSignedIn` runs when the current user is known anew. */
export function useSignIn(onSignedIn: (answer: SignedIn) => void) {
  return useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      const answer = await api.login({ email, password })
      await refreshCurrentUser()
      return answer
    },
    onSuccess: (answer) => {
      toast({ title: 'Welcome back!', description: "You've been successfully logged in." })
      onSignedIn(answer)
    },
    onError: () => {
      toast({ title: 'Login failed', description: 'Please try again.', variant: 'destructive' })
    },
  })
}
