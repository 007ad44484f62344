import { useSyncExternalStore } from 'react'

export function useFullscreen() {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  return { on, toggle: () => void toggle() }
}

async function toggle() {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await document.documentElement.requestFullscreen()
  } catch {
    // Some phones and embedded pages have no fullscreen mode; the slide still fills the window.
  }
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
