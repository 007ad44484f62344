import type { ReactNode } from 'react'

export interface ToastMessage {
  readonly title: string
  readonly description?: ReactNode
  /** `notice` is for an action that had no effect, although nothing failed. */
  readonly variant?: 'default' | 'notice' | 'destructive'
  readonly action?: { readonly label: string; readonly onAct: () => void }
}

export interface ShownToast extends ToastMessage {
  readonly id: number
  readonly open: boolean
}

export const toastTimes = { durationMs: 5000, removalMs: 1_000_000 } as const

type Listener = () => void

let shown: ShownToast | undefined
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<Listener>()

/** Shows a toast, which replaces the one before. */
export function toast(message: ToastMessage): void {
  clearTimeout(removal)
  publish({ ...message, id: ++lastId, open: true })
}

/** Closes a toast. Its record is dropped later, when its animation is certainly over. */
export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.open) return
  publish({ ...shown, open: false })
  removal = setTimeout(() => publish(undefined), toastTimes.removalMs)
}

export function currentToast(): ShownToast | undefined {
  return shown
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: ShownToast | undefined) {
  shown = next
  for (const listener of listeners) listener()
}
