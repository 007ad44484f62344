import type * as dragging from './slideDragging.ts'

/**
 * Runs `start` once the drag library is loaded and returns the cleanup for an effect. Nobody drags before the first
 * slide is drawn.
 */
export function withDragging(start: (loaded: typeof dragging) => () => void): () => void {
  let stop: (() => void) | undefined
  let over = false
  const load = async () => {
    const loaded = await import('./slideDragging.ts')
    if (!over) stop = start(loaded)
  }
  void load().catch(() => undefined)
  return () => {
    over = true
    stop?.()
  }
}
