export type Point = readonly [x: number, y: number]

/** Flattens the subpaths of an absolute M, L, C and Z path into points; each curve becomes eight straight segments. */
export function flattenPath(d: string): readonly (readonly Point[])[] {
  const subpaths: Point[][] = []
  let current: Point[] = []
  for (const [, command = '', numbers = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/gu)) {
    const values =
      numbers.trim() === ''
        ? []
        : numbers
            .trim()
            .split(/[\s,]+/u)
            .map(Number)
    if (command === 'M') {
      current = []
      subpaths.push(current)
    }
    const first = current[0]
    if (command === 'Z' && first) current.push(first)
    if (command === 'C') current.push(...curvePoints(current.at(-1) ?? [0, 0], values))
    else current.push(...pairs(values))
  }
  return subpaths
}

function pairs(values: readonly number[]): readonly Point[] {
  const points: Point[] = []
  for (let index = 0; index + 1 < values.length; index += 2) {
    points.push([values[index] ?? 0, values[index + 1] ?? 0])
  }
  return points
}

const pieces = 8

function curvePoints(start: Point, values: readonly number[]): readonly Point[] {
  const points: Point[] = []
  let from = start
  const controls = pairs(values)
  for (let index = 0; index + 2 < controls.length; index += 3) {
    const [a = from, b = from, to = from] = controls.slice(index, index + 3)
    for (let piece = 1; piece <= pieces; piece += 1)
      points.push(onCurve([from, a, b, to], piece / pieces))
    from = to
  }
  return points
}

function onCurve([p0, p1, p2, p3]: readonly [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t
  const weigh = (axis: 0 | 1): number =>
    u ** 3 * p0[axis] + 3 * u * u * t * p1[axis] + 3 * u * t * t * p2[axis] + t ** 3 * p3[axis]
  return [weigh(0), weigh(1)]
}
