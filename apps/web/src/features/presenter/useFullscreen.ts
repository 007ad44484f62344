import { useSyncExternalStore } from 'react'

export function useFullscreen() {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  return { on, toggle: () => void toggle(), fill: () => void fillScreen() }
}

function toggle(): Promise<void> {
  return document.fullscreenElement ? document.exitFullscreen() : fillScreen()
}

/** Asks the document, since the window hears of a change only after it. */
export async function fillScreen(): Promise<void> {
  if (document.fullscreenElement) return
  try {
    await document.documentElement.requestFullscreen()
  } catch {
    // Some phones and embedded pages have no fullscreen mode; the slide still fills the window.
  }
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
