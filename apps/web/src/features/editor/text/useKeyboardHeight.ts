import { useSyncExternalStore } from 'react'

/** CSS pixels that a keyboard on the screen takes from the window's lower edge. */
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
