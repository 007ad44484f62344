type Point = readonly [number, number]

export interface PresetArc {
  readonly radiusX: number
  readonly radiusY: number
  readonly start: number
  readonly sweep: number
}

export type Curve = readonly [Point, Point, Point]

/**
 * Converts a preset's arcTo to cubic curves. Its angles are the visible ones, not the parameters of the ellipse's
 * equation.
 */
export function arcCurves(
  from: Point,
  { radiusX, radiusY, start, sweep }: PresetArc,
): readonly Curve[] {
  const parameter = (angle: number): number => {
    const seen = Math.atan2(radiusX * Math.sin(angle), radiusY * Math.cos(angle))
    return seen + 2 * Math.PI * Math.round((angle - seen) / (2 * Math.PI))
  }
  const begin = parameter(radians(start))
  const end = parameter(radians(start + sweep))
  const center: Point = [from[0] - radiusX * Math.cos(begin), from[1] - radiusY * Math.sin(begin)]
  const count = Math.max(1, Math.ceil((end - begin) / (Math.PI / 2)))
  const step = (end - begin) / count
  const handle = (4 / 3) * Math.tan(step / 4)
  const on = (angle: number, along: number): Point => [
    center[0] + radiusX * (Math.cos(angle) - along * Math.sin(angle)),
    center[1] + radiusY * (Math.sin(angle) + along * Math.cos(angle)),
  ]
  return Array.from({ length: count }, (_, index): Curve => {
    const angle = begin + index * step
    return [on(angle, handle), on(angle + step, -handle), on(angle + step, 0)]
  })
}

function radians(angle: number): number {
  return (angle / 60_000) * (Math.PI / 180)
}
