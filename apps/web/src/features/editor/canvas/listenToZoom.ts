export interface ZoomAt {
  readonly factor: number
  /** Position of the pointer, or midpoint between two fingers. */
  readonly clientX: number
  readonly clientY: number
}

/** Listens for the wheel with Ctrl or Command, which touchpads also send for a pinch, and for two fingers. */
export function listenToZoom(ground: HTMLElement, onZoom: (at: ZoomAt) => void): () => void {
  const done = new AbortController()
  const options = { passive: false, signal: done.signal }
  let apart: number | undefined
  const handleWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const { clientX, clientY } = event
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
    onZoom({ factor: Math.exp(-Math.max(-60, Math.min(60, pixels)) / 240), clientX, clientY })
  }
  const handleTouch = (event: TouchEvent) => {
    const [one, two] = event.touches
    if (!one || !two) {
      apart = undefined
      return
    }
    event.preventDefault()
    const distance = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)
    const clientX = (one.clientX + two.clientX) / 2
    const clientY = (one.clientY + two.clientY) / 2
    if (apart !== undefined && apart > 0) onZoom({ factor: distance / apart, clientX, clientY })
    apart = distance
  }
  ground.addEventListener('wheel', handleWheel, options)
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
    ground.addEventListener(type, handleTouch, options)
  }
  return () => done.abort()
}
