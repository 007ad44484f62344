import type { Box } from '@deckloom/deck'
import type { Paint } from '@deckloom/scene'
import { tag } from '../opc/xml.ts'
import { color, type Tint } from './color.ts'
import { cutStops, type PlacedStop } from './gradientStops.ts'
import { angle, percent } from './units.ts'

type Linear = Extract<Paint, { kind: 'linear' }>
type Radial = Extract<Paint, { kind: 'radial' }>

export const noFill = tag('a:noFill', {})

/** Writes the fill of a shape; `box` is the shape's own box, because office gradients are relative to it. */
export function fill(paint: Paint, box: Box, alpha = 1): string {
  switch (paint.kind) {
    case 'solid':
      return solidFill(paint, alpha)
    case 'linear':
      return linearFill(paint, box, alpha)
    case 'radial':
      return radialFill(paint, box, alpha)
  }
}

function solidFill({ color: rgb, alpha: own = 1, token }: Tint, alpha: number): string {
  return `<a:solidFill>${color({ color: rgb, alpha: own * alpha, token })}</a:solidFill>`
}

// With scaled="0" an office gradient runs along its angle, from the first box corner that a perpendicular touches to
// the last. The page's gradient is mapped onto that segment.
function linearFill({ from, to, stops }: Linear, box: Box, alpha: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length === 0) return lastStopFill(stops, alpha)
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const reach = (Math.abs(box.width * x) + Math.abs(box.height * y)) / 2
  const middle = (box.x + box.width / 2 - from[0]) * x + (box.y + box.height / 2 - from[1]) * y
  if (reach === 0) return lastStopFill(stops, alpha)
  const place = (at: number) => (at * length - (middle - reach)) / (2 * reach)
  const placed = stops.map((stop) => ({ ...stop, at: place(stop.at) }))
  return gradient(placed, alpha, {
    direction: tag('a:lin', { ang: angle((Math.atan2(y, x) * 180) / Math.PI), scaled: 0 }),
  })
}

// An office circle gradient extends from its center to the farthest corner of the box.
function radialFill({ center, radius, stops }: Radial, box: Box, alpha: number): string {
  const across = placeIn(center[0], box.x, box.width)
  const down = placeIn(center[1], box.y, box.height)
  const reach = Math.hypot(
    Math.max(across, 1 - across) * box.width,
    Math.max(down, 1 - down) * box.height,
  )
  if (radius === 0 || reach === 0) return lastStopFill(stops, alpha)
  const placed = stops.map((stop) => ({ ...stop, at: (stop.at * radius) / reach }))
  const rectangle = tag('a:fillToRect', {
    l: percent(across),
    t: percent(down),
    r: percent(1 - across),
    b: percent(1 - down),
  })
  return gradient(placed, alpha, { direction: tag('a:path', { path: 'circle' }, rectangle) })
}

function placeIn(value: number, start: number, size: number): number {
  return size === 0 ? 0.5 : Math.min(Math.max((value - start) / size, 0), 1)
}

function gradient(
  stops: readonly PlacedStop[],
  alpha: number,
  { direction }: { readonly direction: string },
): string {
  const list = cutStops(stops).map((stop) =>
    tag('a:gs', { pos: percent(stop.at) }, color({ ...stop, alpha: (stop.alpha ?? 1) * alpha })),
  )
  return tag('a:gradFill', { rotWithShape: 1 }, tag('a:gsLst', {}, ...list), direction)
}

function lastStopFill(stops: readonly PlacedStop[], alpha: number): string {
  const last = stops.at(-1)
  if (last === undefined) return noFill
  return solidFill(last, alpha)
}
