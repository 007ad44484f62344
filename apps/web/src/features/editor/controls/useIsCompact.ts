import { useSyncExternalStore } from 'react'

/** Returns whether the panel opens as a sheet for lack of space. */
export function useIsCompact(): boolean {
  return useSyncExternalStore(compact.subscribe, compact.matches)
}

/** Returns whether there is no room for a panel on both sides of the slide. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.matches)
}

const compact = watchMedia('(width < 64rem)')
const narrow = watchMedia('(width < 100rem)')

function watchMedia(query: string) {
  return {
    matches: () => matchMedia(query).matches,
    subscribe: (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
  }
}
