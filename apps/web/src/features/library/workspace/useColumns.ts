import { useSyncExternalStore } from 'react'

const wide = matchMedia('(width >= 64rem)')
const medium = matchMedia('(width >= 48rem)')

function subscribe(listener: () => void) {
  wide.addEventListener('change', listener)
  medium.addEventListener('change', listener)
  return () => {
    wide.removeEventListener('change', listener)
    medium.removeEventListener('change', listener)
  }
}

function columns(): number {
  if (wide.matches) return 4
  return medium.matches ? 3 : 2
}

/** Returns the number of columns. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, columns)
}
