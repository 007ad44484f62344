import { useSyncExternalStore } from 'react'

/** Page units between grid lines: the page is 48 by 27 of them. */
export const gridStep = 25

/** Optional positioning aids; a user's choice applies to every deck in this browser. */
const grid = viewChoice('deckloom-grid')
const rulers = viewChoice('deckloom-rulers')

export function useGrid(): boolean {
  return useSyncExternalStore(grid.subscribe, grid.isOn)
}

export function isGridShown(): boolean {
  return grid.isOn()
}

export function toggleGrid(): void {
  grid.toggle()
}

export function isRulersShown(): boolean {
  return rulers.isOn()
}

export function useRulers(): boolean {
  return useSyncExternalStore(rulers.subscribe, rulers.isOn)
}

export function toggleRulers(): void {
  rulers.toggle()
}

function viewChoice(storageKey: string) {
  const listeners = new Set<() => void>()
  let on = readStored(storageKey)
  return {
    isOn: () => on,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    toggle: () => {
      on = !on
      try {
        localStorage.setItem(storageKey, on ? 'on' : 'off')
      } catch {
        // Without storage, it stays on until the page is closed.
      }
      for (const listener of listeners) listener()
    },
  }
}

function readStored(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on'
  } catch {
    return false
  }
}
