import { ApiError, type SignedIn, type SignInAnswer } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { refreshCurrentUser } from '../../../shared/session/currentUser.ts'

/** Signs in; `onAnswer` receives the resulting session or remaining step. */
export function useSignIn(onAnswer: (answer: SignInAnswer) => void) {
  return useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      const answer = await api.login({ email, password })
      if (!('next' in answer)) await refreshCurrentUser()
      return answer
    },
    onSuccess: (answer) => {
      if (!('next' in answer)) welcome()
      onAnswer(answer)
    },
    onError: (error) => {
      const code = error instanceof ApiError ? error.body?.code : undefined
      // The server returns these codes only to users who know the password.
      const isExplained = code === 'email_unverified' || code === 'account_disabled'
      const description =
        isExplained && error instanceof ApiError ? error.sentence : 'Please try again.'
      toast({ title: 'Login failed', description, variant: 'destructive' })
    },
  })
}

/** Shows the welcome toast. */
export function welcome(): void {
  toast({ title: 'Welcome back!', description: "You've been successfully logged in." })
}

/** Sets the current user and continues. */
export async function enter(answer: SignedIn, onSignedIn: (answer: SignedIn) => void) {
  await refreshCurrentUser()
  welcome()
  onSignedIn(answer)
}
