import { ApiError, type CurrentUser, type ProfileBody } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { refreshCurrentUser } from '../../shared/session/currentUser.ts'
import { isUnauthorized } from './isUnauthorized.ts'

export interface ProfileUpdateOptions {
  readonly onUpdated: (user: CurrentUser) => void
  /** The address belongs to another account. */
  readonly onTaken: (message: string) => void
}

/** Saves the profile and reads the current user anew. A session that ended is the page's to tell. */
export function useProfileUpdate({ onUpdated, onTaken }: ProfileUpdateOptions) {
  return useMutation({
    mutationFn: async (details: ProfileBody) => {
      const user = await api.changeProfile(details)
      await refreshCurrentUser()
      return user
    },
    onSuccess: (user) => {
      onUpdated(user)
      toast({
        title: 'Profile Updated',
        description: 'Your profile has been successfully updated.',
      })
    },
    onError: (error) => {
      if (isUnauthorized(error)) return
      toast({
        title: 'Update Failed',
        description: 'Failed to update profile. Please try again.',
        variant: 'destructive',
      })
      const refusal = error instanceof ApiError ? error.body : undefined
      if (refusal?.code === 'email_taken') onTaken(refusal.message)
    },
  })
}
