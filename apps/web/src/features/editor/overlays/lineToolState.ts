import type { LineTool } from '@deckloom/editor'
import { useSyncExternalStore } from 'react'

let current: LineTool | undefined
const listeners = new Set<() => void>()

/** Lets the next drag on the slide draw a line; undefined puts the tool away. */
export function setLineTool(tool: LineTool | undefined): void {
  current = tool
  for (const listener of listeners) listener()
}

export function useLineTool(): LineTool | undefined {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
