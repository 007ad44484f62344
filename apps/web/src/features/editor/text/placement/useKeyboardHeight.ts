import { useSyncExternalStore } from 'react'

/** Returns the height, in CSS pixels, that the on-screen keyboard takes from the window's bottom. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, keyboardHeight)
}

function keyboardHeight(): number {
  const seen = window.visualViewport
  return seen ? Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop)) : 0
}

function subscribe(listener: () => void) {
  const done = new AbortController()
  for (const type of ['resize', 'scroll']) {
    window.visualViewport?.addEventListener(type, listener, { signal: done.signal })
  }
  return () => done.abort()
}
