import type { Connector } from '../marks.ts'

export type Point = readonly [x: number, y: number]

/** A straight piece of a line, or a cubic curve with two control points. */
export interface Segment {
  readonly from: Point
  readonly to: Point
  readonly curve?: readonly [Point, Point]
}

/** Draws a connector by the formulas of its preset (ECMA-376 presetShapeDefinitions), in page units. */
export function connectorPath(connector: Connector): readonly Segment[] {
  const at = placing(connector)
  const { preset } = connector
  const corners = cornersOf(connector)
  const points = preset.startsWith('curved') ? curvePoints(corners) : undefined
  if (!points) return segments(corners.map(at))
  const drawn: Segment[] = []
  for (let index = 0; index + 3 < points.length; index += 3) {
    const [from, one, other, to] = points.slice(index, index + 4).map(at)
    if (from && one && other && to) drawn.push({ from, to, curve: [one, other] })
  }
  return drawn
}

function segments(points: readonly Point[]): readonly Segment[] {
  return points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }))
}

/** The corners of the bent preset, from the upper left to the lower right of the box. */
function cornersOf({ preset, adjust, box: { width, height } }: Connector): readonly Point[] {
  const share = (name: string, of: number) => ((adjust[name] ?? 50_000) * of) / 100_000
  const x1 = share('adj1', width)
  const y2 = share('adj2', height)
  const x3 = share('adj3', width)
  const [start, end]: readonly [Point, Point] = [
    [0, 0],
    [width, height],
  ]
  switch (Number(preset.at(-1))) {
    case 2:
      return [start, [width, 0], end]
    case 3:
      return [start, [x1, 0], [x1, height], end]
    case 4:
      return [start, [x1, 0], [x1, y2], [width, y2], end]
    case 5:
      return [start, [x1, 0], [x1, y2], [x3, y2], [x3, height], end]
    default:
      return [start, end]
  }
}

/**
 * A curved preset meets each leg but the first and the last in its middle. Around each corner goes one curve, with its
 * control points half way to the corner.
 */
function curvePoints(corners: readonly Point[]): readonly Point[] {
  const last = corners.length - 1
  if (last === 2) return quarterCurve(corners)
  const [start = [0, 0]] = corners
  const points: Point[] = [start]
  for (let corner = 1; corner < last; corner += 1) {
    const at = corners[corner] ?? start
    const from = corner === 1 ? start : middle(corners[corner - 1] ?? at, at)
    const to = corner === last - 1 ? (corners[last] ?? at) : middle(at, corners[corner + 1] ?? at)
    points.push(middle(from, at), middle(at, to), to)
  }
  return points
}

function quarterCurve([start = [0, 0], corner = [0, 0], end = [0, 0]]: readonly Point[]) {
  return [start, middle(start, corner), middle(corner, end), end]
}

function middle([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2]
}

function placing({ box, rotation, flipX, flipY }: Connector): (point: Point) => Point {
  const [centerX, centerY] = [box.x + box.width / 2, box.y + box.height / 2]
  const quarters = Math.round(rotation / 90) % 4
  const [cos, sin] = (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  )[quarters] ?? [1, 0]
  return ([left, top]) => {
    const x = (flipX ? -1 : 1) * (left - box.width / 2)
    const y = (flipY ? -1 : 1) * (top - box.height / 2)
    return [centerX + x * cos - y * sin, centerY + x * sin + y * cos]
  }
}
