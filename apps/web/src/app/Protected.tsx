import { Spinner } from '@deckloom/ui'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useSession } from '../shared/session/currentUser.ts'
import { storeReturnUrl } from '../shared/session/returnUrl.ts'

/** Lets signed-in users through; sends others to the sign-in screen and stores where they wanted to go. */
export function Protected({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const [path, navigate] = useLocation()
  const query = useSearch()
  const turnedAway = session.state === 'unauthenticated'
  useEffect(() => {
    if (!turnedAway) return
    storeReturnUrl(path, query)
    navigate('/login', { replace: true })
  }, [turnedAway, path, query, navigate])
  if (session.state !== 'authenticated') return <Spinner page />
  return children
}
