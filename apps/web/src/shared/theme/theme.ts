import { useSyncExternalStore } from 'react'

/** The available modes with their labels. */
export const themeModeOptions = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
export type ThemeMode = (typeof themeModeOptions)[number]['value']

// public/theme.js reads the same key before the first paint.
const storageKey = 'deckloom.theme'
const listeners = new Set<() => void>()

/** Returns the chosen mode; `system` follows the device. */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, chosenMode, () => 'system')
}

export function chooseThemeMode(mode: ThemeMode): void {
  try {
    if (mode === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, mode)
  } catch {
    // Storage can be forbidden; the choice then lasts until the page is closed.
  }
  applyMode(mode)
  for (const listener of listeners) listener()
}

/** Applies changes of the system mode while the page is open. */
export function followSystemMode(): void {
  systemDark().addEventListener('change', () => applyMode(chosenMode()))
}

function applyMode(mode: ThemeMode) {
  const dark = mode === 'dark' || (mode === 'system' && systemDark().matches)
  document.documentElement.classList.toggle('dark', dark)
}

function chosenMode(): ThemeMode {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

function systemDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
