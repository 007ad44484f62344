import { type PointerEvent, useRef, useState } from 'react'
import { newId } from '../../../shared/newId.ts'
import { eraseBetween, type InkPoint, type Stroke } from './ink.ts'
import type { PenTool } from './penTool.ts'
import type { InkState } from './useInk.ts'

export interface DrawingOptions {
  readonly ink: InkState
  readonly tool: PenTool | undefined
  readonly color: string
}

/** What the pointer does between two renders. */
interface Drawing {
  readonly pointerId: number
  /** The stroke being drawn; the eraser draws none. */
  stroke: Stroke | undefined
  /** The eraser's last point. */
  last: InkPoint
  /** What the eraser leaves. */
  left: readonly Stroke[]
}

/** More points make a stroke of their own, so that a message stays small. */
const mostPoints = 800
/** Closer points say nothing new. */
const closest = 0.001

/** Draws and erases with the mouse, a finger or a pencil; a second finger ends it, to zoom. */
export function useDrawing({ ink, tool, color }: DrawingOptions) {
  const [live, setLive] = useState<Stroke>()
  const [rest, setRest] = useState<readonly Stroke[]>()
  const now = useRef<Drawing>(undefined)
  const show = (drawing: Drawing, stroke: Stroke) => {
    drawing.stroke = stroke
    setLive(stroke)
    ink.tell(stroke)
  }
  const stop = () => {
    now.current = undefined
    setLive(undefined)
    setRest(undefined)
    ink.tell(undefined)
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (!tool || event.button > 0) return
    if (now.current) {
      // A palm beside the pencil draws nothing; a second finger zooms.
      if (event.pointerType === 'touch' && event.isPrimary) return
      stop()
      if (event.pointerType !== 'pen') return
    }
    event.currentTarget.setPointerCapture(event.pointerId)
    const last = pointOf(event.currentTarget, event.nativeEvent)
    const drawing = { pointerId: event.pointerId, stroke: undefined, last, left: ink.strokes }
    now.current = drawing
    if (tool === 'eraser') setRest(erase(drawing, [last]))
    else show(drawing, { id: newId(), kind: tool, color, points: [last] })
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const drawing = now.current
    if (drawing?.pointerId !== event.pointerId) return
    const points = pointsOf(event)
    const { stroke } = drawing
    if (!stroke) return setRest(erase(drawing, points))
    const longer = { ...stroke, points: withPoints(stroke.points, points) }
    if (longer.points.length < mostPoints) return show(drawing, longer)
    ink.add(longer)
    show(drawing, { ...longer, id: newId(), points: longer.points.slice(-2) })
  }
  const end = (event: PointerEvent<SVGSVGElement>) => {
    const drawing = now.current
    if (drawing?.pointerId !== event.pointerId) return
    if (drawing.stroke) ink.add(drawing.stroke)
    else if (drawing.left.length < ink.strokes.length) ink.change(drawing.left)
    stop()
  }
  return {
    live,
    strokes: rest ?? ink.strokes,
    handlers: {
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: stop,
    },
  }
}

function erase(drawing: Drawing, points: readonly InkPoint[]): readonly Stroke[] {
  for (const point of points) {
    drawing.left = eraseBetween(drawing.left, drawing.last, point)
    drawing.last = point
  }
  return drawing.left
}

function withPoints(points: readonly InkPoint[], more: readonly InkPoint[]): readonly InkPoint[] {
  const all = [...points]
  for (const point of more) {
    const last = all.at(-1)
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= closest) all.push(point)
  }
  return all
}

/** Returns every point since the last event: between two frames, a pencil reports several. */
function pointsOf({ currentTarget, nativeEvent }: PointerEvent<SVGSVGElement>): InkPoint[] {
  const events = nativeEvent.getCoalescedEvents?.() ?? []
  return (events.length > 0 ? events : [nativeEvent]).map((event) => pointOf(currentTarget, event))
}

function pointOf(
  drawing: SVGSVGElement,
  { clientX, clientY, pointerType, pressure }: globalThis.PointerEvent,
): InkPoint {
  // The rectangle is the enlarged one: zooming needs no arithmetic of its own.
  const { left, top, width, height } = drawing.getBoundingClientRect()
  const point = { x: round((clientX - left) / width), y: round((clientY - top) / height) }
  return pointerType === 'pen' ? { ...point, pressure: round(pressure) } : point
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
