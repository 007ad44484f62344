import type { ExportFormat } from '@deckloom/contract'
import { useSyncExternalStore } from 'react'

/** The export of this window, or what the last one lacked until it was read. */
export interface ExportState {
  readonly running?: {
    readonly format: ExportFormat
    /** Slides that are finished; `of` is 0 until the first is. */
    readonly slide: number
    readonly of: number
    readonly cancel: () => void
  }
  readonly warnings: readonly string[]
}

const idle: ExportState = { warnings: [] }
let state = idle
const listeners = new Set<() => void>()

export function setExportState(next: ExportState): void {
  state = next
  for (const listener of listeners) listener()
}

export function useExportState(): ExportState {
  return useSyncExternalStore(subscribe, () => state)
}

/** Closes the list of what an export lacked. */
export function forgetWarnings(): void {
  setExportState({ ...state, warnings: [] })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
