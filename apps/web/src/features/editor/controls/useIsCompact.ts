import { useSyncExternalStore } from 'react'

/** Returns whether there is no room for a panel beside the slide. */
export function useIsCompact(): boolean {
  return useSyncExternalStore(compact.subscribe, compact.matches)
}

/** Returns whether there is room for a single pane only. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(phone.subscribe, phone.matches)
}

/** Returns whether there is no room for a panel on both sides of the slide. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.matches)
}

const phone = watchMedia('(width < 48rem)')
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
