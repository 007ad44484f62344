import { useSyncExternalStore } from 'react'

let followed: string | undefined
const listeners = new Set<() => void>()

/** Follows a person from slide to slide; undefined stops. */
export function follow(userId: string | undefined): void {
  if (userId === followed) return
  followed = userId
  for (const listener of listeners) listener()
}

/** Returns the account of the person being followed. */
export function useFollowed(): string | undefined {
  return useSyncExternalStore(subscribe, () => followed)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
