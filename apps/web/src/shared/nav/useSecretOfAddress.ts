import { useEffect, useState } from 'react'

/**
 * Returns a secret from the URL's query and removes it from the address bar and the history before the visit is
 * tracked.
 */
export function useSecretOfAddress(name: string): string {
  const [secret] = useState(() => new URLSearchParams(location.search).get(name) ?? '')
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname)
  }, [])
  return secret
}
