import type { ExportFormat } from '@deckloom/contract'
import { useSyncExternalStore } from 'react'

/** The export running in this window, or the warnings of the last one until they are read. */
export interface ExportState {
  readonly running?: {
    readonly format: ExportFormat
    /** Finished slides; `of` is 0 until the first is finished. */
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

/** Dismisses the warnings of an export. */
export function forgetWarnings(): void {
  setExportState({ ...state, warnings: [] })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
