import type { ChangedProfile, ProfileBody } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { refreshCurrentUser } from '../../shared/session/currentUser.ts'
import { verificationKey } from '../../shared/session/verificationQuery.ts'
import { isUnauthorized } from './isUnauthorized.ts'
import { wasNotProven } from './wasNotProven.ts'

/** Saves the profile and refetches the current user. The page handles an expired session. */
export function useProfileUpdate({
  onUpdated,
}: {
  readonly onUpdated: (profile: ChangedProfile) => void
}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (details: ProfileBody) => {
      const profile = await api.changeProfile(details)
      await refreshCurrentUser()
      return profile
    },
    onSuccess: (profile, { email }) => {
      onUpdated(profile)
      void queryClient.invalidateQueries({ queryKey: verificationKey })
      const { pendingEmail } = profile
      // Only the change just requested, not an earlier pending one.
      if (pendingEmail !== null && pendingEmail === email.toLowerCase())
        toast({
          title: 'Confirm your new email',
          description: `We sent a link to ${pendingEmail}. Your account keeps its email until you open it.`,
        })
      else
        toast({
          title: 'Profile Updated',
          description: 'Your profile has been successfully updated.',
        })
    },
    onError: (error) => {
      if (isUnauthorized(error) || wasNotProven(error)) return
      toast({
        title: 'Update Failed',
        description: 'Failed to update profile. Please try again.',
        variant: 'destructive',
      })
    },
  })
}
