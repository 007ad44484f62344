import { useEffect, useState } from 'react'

/** A secret that a link brought in its query. It leaves the address bar and the history before anything tells of the page. */
export function useSecretOfAddress(name: string): string {
  const [secret] = useState(() => new URLSearchParams(location.search).get(name) ?? '')
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname)
  }, [])
  return secret
}
