import { useSyncExternalStore } from 'react'

const query = '(width < 64rem)'

/** Returns whether the panel opens as a sheet for lack of space. */
export function useIsCompact(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

function subscribe(listener: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
