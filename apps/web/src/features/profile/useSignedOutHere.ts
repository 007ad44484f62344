import { toast } from '@deckloom/ui'
import { useEffect } from 'react'
import { storeReturnUrl } from '../../shared/session/returnUrl.ts'
import { useSessionExpired } from '../../shared/sessionExpiry.ts'
import { urlFor, pathWithin } from '../../shared/place.ts'

const pauseMs = 500

/** Goes to the sign-in screen when the session ends while the page is open, and returns here afterwards. */
export function useSignedOutHere(): void {
  const expired = useSessionExpired()
  useEffect(() => {
    if (!expired) return undefined
    toast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'destructive',
    })
    storeReturnUrl(pathWithin(location.pathname), location.search)
    const leaving = setTimeout(() => location.assign(urlFor('/api/login')), pauseMs)
    return () => clearTimeout(leaving)
  }, [expired])
}
