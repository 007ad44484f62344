import type { Paint, Rgb } from '../marks.ts'
import { mix } from './color.ts'

type Point = readonly [x: number, y: number]

/** Returns the color at a point of the page after a paint is applied over `under`. */
export function paintAt(paint: Paint, point: Point, under: Rgb): Rgb {
  if (paint.kind === 'solid') return mix(under, paint.color, paint.alpha ?? 1)
  const at = paint.kind === 'linear' ? along(paint, point) : outFrom(paint, point)
  const after = paint.stops.findIndex((stop) => stop.at >= at)
  const to = paint.stops[after] ?? paint.stops.at(-1)
  const from = paint.stops[Math.max(0, after - 1)] ?? to
  if (!from || !to) return under
  const share = to.at > from.at ? Math.min(1, Math.max(0, (at - from.at) / (to.at - from.at))) : 1
  const alpha = (from.alpha ?? 1) + ((to.alpha ?? 1) - (from.alpha ?? 1)) * share
  return mix(under, mix(from.color, to.color, share), alpha)
}

function along({ from, to }: { readonly from: Point; readonly to: Point }, [x, y]: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const share = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)
  return Math.min(1, Math.max(0, share))
}

function outFrom(
  { center, radius }: { readonly center: Point; readonly radius: number },
  [x, y]: Point,
): number {
  return Math.min(1, Math.hypot(x - center[0], y - center[1]) / radius)
}
