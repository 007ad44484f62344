import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type FramePoint, panBy, type Zoom, zoomTo } from './zoom.ts'

export interface ZoomGestureOptions {
  /** The element whose middle the slide fills. */
  readonly frame: RefObject<HTMLElement | null>
  readonly zoom: Zoom | undefined
  readonly onZoom: (zoom: Zoom | undefined) => void
  /** Whether one pointer moves the slide; while drawing, only two do. */
  readonly drags: boolean
}

interface Grip {
  readonly pointers: Map<number, FramePoint>
  /** Whether the pointer moved the slide, so that its click does not go on. */
  moved: boolean
}

/** A shorter way is a click. */
const clickTolerance = 0.004
const wheelSpeed = 0.01

/** Zooms with the wheel and Ctrl or two fingers, and moves the enlarged slide by dragging. */
export function useZoomGestures({ frame, zoom, onZoom, drags }: ZoomGestureOptions): void {
  const grip = useRef<Grip>({ pointers: new Map(), moved: false })
  // Several events may come before the next render.
  const latest = useRef(zoom)
  useEffect(() => {
    latest.current = zoom
  }, [zoom])
  const set = (to: Zoom | undefined) => {
    latest.current = to
    onZoom(to)
  }
  const handleWheel = (event: WheelEvent) => {
    const element = frame.current
    if (!element || isOnControl(event, element)) return
    const { current } = latest
    if (event.ctrlKey) {
      event.preventDefault()
      const scale = (current?.scale ?? 1) * Math.exp(-event.deltaY * wheelSpeed)
      set(zoomTo(current, scale, pointIn(element, event)))
    } else if (current) {
      event.preventDefault()
      const { width, height } = slideBox(element)
      set(panBy(current, { x: -event.deltaX / width, y: -event.deltaY / height }))
    }
  }
  const handleDown = (event: PointerEvent) => {
    const element = frame.current
    // A finger that moves the slide is followed by no click: the next press is not held back.
    grip.current.moved = false
    if (!element || isOnControl(event, element) || event.button > 0) return
    const { pointers } = grip.current
    // A pointer that was released elsewhere is gone.
    if (event.isPrimary) pointers.clear()
    pointers.set(event.pointerId, pointIn(element, event))
  }
  const handleMove = (event: PointerEvent) => {
    const element = frame.current
    const { pointers } = grip.current
    const before = pointers.get(event.pointerId)
    if (!element || !before) return
    const to = pointIn(element, event)
    const by = { x: to.x - before.x, y: to.y - before.y }
    const { current } = latest
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      grip.current.moved = true
      set(pinch(current, [before, to], other))
    } else if (!current || !drags) return
    else if (!grip.current.moved && Math.hypot(by.x, by.y) < clickTolerance) return
    else {
      grip.current.moved = true
      set(panBy(current, by))
    }
    pointers.set(event.pointerId, to)
  }
  const handleUp = ({ pointerId }: PointerEvent) => void grip.current.pointers.delete(pointerId)
  const handleClick = (event: MouseEvent) => holdClickBack(grip.current, event)
  useGestureEvents(frame, { handleWheel, handleDown, handleMove, handleUp, handleClick })
}

function holdClickBack(grip: Grip, event: MouseEvent): void {
  if (!grip.moved) return
  grip.moved = false
  event.stopPropagation()
  event.preventDefault()
}

interface GestureHandlers {
  readonly handleWheel: (event: WheelEvent) => void
  readonly handleDown: (event: PointerEvent) => void
  readonly handleMove: (event: PointerEvent) => void
  readonly handleUp: (event: PointerEvent) => void
  readonly handleClick: (event: MouseEvent) => void
}

function useGestureEvents(frame: RefObject<HTMLElement | null>, handlers: GestureHandlers): void {
  const handle = useEffectEvent(<Name extends keyof GestureHandlers>(name: Name) => handlers[name])
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const ending = new AbortController()
    const { signal } = ending
    // In the page, the wheel may not be held back afterwards.
    element.addEventListener('wheel', (event) => handle('handleWheel')(event), {
      passive: false,
      signal,
    })
    element.addEventListener('pointerdown', (event) => handle('handleDown')(event), { signal })
    element.addEventListener('click', (event) => handle('handleClick')(event), {
      capture: true,
      signal,
    })
    addEventListener('pointermove', (event) => handle('handleMove')(event), { signal })
    addEventListener('pointerup', (event) => handle('handleUp')(event), { signal })
    addEventListener('pointercancel', (event) => handle('handleUp')(event), { signal })
    return () => ending.abort()
  }, [frame])
}

/** Zooms by how the distance of two pointers changes, and moves with them. */
function pinch(
  zoom: Zoom | undefined,
  [before, to]: readonly [FramePoint, FramePoint],
  other: FramePoint,
): Zoom | undefined {
  const middle = (point: FramePoint) => ({ x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 })
  const [from, at] = [middle(before), middle(to)]
  const ratio = distance(to, other) / Math.max(0.001, distance(before, other))
  const zoomed = zoomTo(zoom, (zoom?.scale ?? 1) * ratio, from)
  return zoomed && panBy(zoomed, { x: at.x - from.x, y: at.y - from.y })
}

function distance(a: FramePoint, b: FramePoint): number {
  return Math.hypot((a.x - b.x) * 16, (a.y - b.y) * 9)
}

interface At {
  readonly clientX: number
  readonly clientY: number
}

/** Maps a pointer to fractions of the slide's frame, outside of it too. */
function pointIn(element: HTMLElement, { clientX, clientY }: At): FramePoint {
  const { left, top, width, height } = slideBox(element)
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** Returns where the whole slide would be: as large as the frame allows, in its middle. */
function slideBox(element: HTMLElement) {
  const box = element.getBoundingClientRect()
  const width = Math.min(box.width, (box.height * 16) / 9)
  const height = (width * 9) / 16
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  }
}

/** Returns whether an event is for something over the slide. */
function isOnControl({ target }: Event, frame: HTMLElement): boolean {
  const control = target instanceof Element && target.closest('button, a, section, [role=toolbar]')
  return control instanceof Element && control !== frame && frame.contains(control)
}
