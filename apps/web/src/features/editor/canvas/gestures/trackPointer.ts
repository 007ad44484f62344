export interface PointerTrack {
  readonly target: HTMLElement
  readonly start: PointerEvent
  /** Called at most once per frame, with pixels since the start. */
  readonly onMove: (dx: number, dy: number, event: PointerEvent) => void
  /** `canceled`: the browser took the pointer away, a second finger came down, or Escape was pressed. A hand beside a pen is no finger. */
  readonly onEnd: (canceled: boolean) => void
}

/** Tracks one pointer from press to release, wherever it goes. */
export function trackPointer({ target, start, onMove, onEnd }: PointerTrack): void {
  const done = new AbortController()
  const { signal } = done
  let frame = 0
  const end = (canceled: boolean) => {
    if (signal.aborted) return
    done.abort()
    cancelAnimationFrame(frame)
    onEnd(canceled)
  }
  const handleMove = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    event.stopPropagation()
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() =>
      onMove(event.clientX - start.clientX, event.clientY - start.clientY, event),
    )
  }
  const handleUp = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    cancelAnimationFrame(frame)
    onMove(event.clientX - start.clientX, event.clientY - start.clientY, event)
    end(false)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    end(true)
  }
  target.setPointerCapture(start.pointerId)
  // Captured at the window and stopped: other move listeners would take time from every frame.
  addEventListener('pointermove', handleMove, { signal, capture: true })
  addEventListener('mousemove', (event) => event.stopPropagation(), { signal, capture: true })
  target.addEventListener('pointerup', handleUp, { signal })
  target.addEventListener('pointercancel', () => end(true), { signal })
  // A second finger means zoom.
  const handleDown = (event: PointerEvent) => {
    const isFinger = event.pointerType === 'touch' && start.pointerType !== 'pen'
    if (isFinger && event.pointerId !== start.pointerId) end(true)
  }
  addEventListener('pointerdown', handleDown, { signal, capture: true })
  addEventListener('keydown', handleKey, { signal, capture: true })
}
