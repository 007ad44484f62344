import type { CurrentUser } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { sendPicture } from '../../shared/pictures/sendPicture.ts'
import { refreshCurrentUser } from '../../shared/session/currentUser.ts'
import { isUnauthorized } from './isUnauthorized.ts'

const receiver = { method: 'PUT', address: '/api/user/avatar' } as const

/** Sets or removes the account's picture and refetches the current user. */
export function useAvatarChange() {
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const user = await sendPicture<CurrentUser>(file, receiver)
      if (!user) return
      await refreshCurrentUser()
      toast({ title: 'Picture updated', description: 'It now replaces your initials.' })
    },
  })
  const remove = useMutation({
    mutationFn: async () => {
      await api.removeAvatar()
      await refreshCurrentUser()
    },
    onSuccess: () =>
      toast({ title: 'Picture removed', description: 'Your initials are shown instead.' }),
    onError: (error) => {
      // The page handles an expired session.
      if (isUnauthorized(error)) return
      toast({
        title: 'Update Failed',
        description: 'Your picture could not be removed. Please try again.',
        variant: 'destructive',
      })
    },
  })
  return { upload, remove }
}
