import { useEffect, useState } from 'react'

/** A secret from the query of the URL. It leaves the address bar and the history before the visit is tracked. */
export function useSecretOfAddress(name: string): string {
  const [secret] = useState(() => new URLSearchParams(location.search).get(name) ?? '')
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname)
  }, [])
  return secret
}
