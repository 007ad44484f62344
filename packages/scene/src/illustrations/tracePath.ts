import type { Point } from './pen.ts'

/** A step of an outline: to a point, along a cubic curve, or back to the start. */
export type Step =
  | { readonly to: 'M' | 'L'; readonly points: readonly [Point] }
  | { readonly to: 'C'; readonly points: readonly [Point, Point, Point] }
  | { readonly to: 'Z'; readonly points: readonly [] }

const sizes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 3, Z: 0 }

/**
 * Parses a hand-written outline of SVG commands, absolute or (in lower case) relative to the pen. An arc is part of a
 * circle, at most half of it: `A` radius x y turns clockwise, or counterclockwise with a negative radius.
 */
export function tracePath(d: string): readonly Step[] {
  const steps: Step[] = []
  let pen: Point = [0, 0]
  let start: Point = [0, 0]
  for (const [, command = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/gu)) {
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/gu) ?? []).map(Number)
    const kind = command.toUpperCase()
    const size = sizes[kind] ?? 0
    for (let at = 0; at === 0 || at < numbers.length; at += Math.max(1, size)) {
      const base: Point = command === kind ? [0, 0] : pen
      const made = stepsFor(kind, numbers.slice(at, at + size), { pen, base, start })
      steps.push(...made)
      pen = made.at(-1)?.points.at(-1) ?? start
      if (kind === 'M') start = pen
    }
  }
  return steps
}

interface Place {
  readonly pen: Point
  /** Origin of the coordinates. */
  readonly base: Point
  readonly start: Point
}

function stepsFor(kind: string, n: readonly number[], { pen, base }: Place): readonly Step[] {
  const point = (at: number): Point => [(n[at] ?? 0) + base[0], (n[at + 1] ?? 0) + base[1]]
  switch (kind) {
    case 'M':
    case 'L':
      return [{ to: kind, points: [point(0)] }]
    case 'H':
      return [{ to: 'L', points: [[(n[0] ?? 0) + base[0], pen[1]]] }]
    case 'V':
      return [{ to: 'L', points: [[pen[0], (n[0] ?? 0) + base[1]]] }]
    case 'C':
      return [{ to: 'C', points: [point(0), point(2), point(4)] }]
    case 'Q':
      return [{ to: 'C', points: [third(pen, point(0)), third(point(2), point(0)), point(2)] }]
    case 'A':
      return arc(pen, point(1), n[0] ?? 0)
    default:
      return [{ to: 'Z', points: [] }]
  }
}

/** Returns the point two thirds of the way from an end of a quadratic curve to its control point. */
function third(end: Point, control: Point): Point {
  return [end[0] + ((control[0] - end[0]) * 2) / 3, end[1] + ((control[1] - end[1]) * 2) / 3]
}

function arc(from: Point, to: Point, signed: number): readonly Step[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const chord = Math.hypot(dx, dy)
  if (chord === 0) return []
  const radius = Math.max(Math.abs(signed), chord / 2)
  const lift = (Math.sign(signed) * Math.sqrt(radius ** 2 - (chord / 2) ** 2)) / chord
  const center: Point = [(from[0] + to[0]) / 2 - dy * lift, (from[1] + to[1]) / 2 + dx * lift]
  const begin = Math.atan2(from[1] - center[1], from[0] - center[0])
  const sweep = Math.sign(signed) * 2 * Math.asin(Math.min(1, chord / 2 / radius))
  const pieces = Math.abs(sweep) > Math.PI / 2 + 0.01 ? 2 : 1
  const angle = sweep / pieces
  const reach = (radius * 4 * Math.tan(angle / 4)) / 3
  const at = (turn: number, along: number): Point => [
    center[0] + radius * Math.cos(turn) - along * Math.sin(turn),
    center[1] + radius * Math.sin(turn) + along * Math.cos(turn),
  ]
  return Array.from({ length: pieces }, (_, piece): Step => {
    const [a, b] = [begin + piece * angle, begin + (piece + 1) * angle]
    return { to: 'C', points: [at(a, reach), at(b, -reach), at(b, 0)] }
  })
}
