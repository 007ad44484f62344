import type { Box } from '@deckloom/deck'
import { createPathTokens } from './pathTokens.ts'

export type Point = readonly [x: number, y: number]
export type Segment =
  | { readonly kind: 'move' | 'line'; readonly to: Point }
  | { readonly kind: 'curve'; readonly control: readonly [Point, Point]; readonly to: Point }
  | { readonly kind: 'close' }
/** A path as segments, in page units. */
export type Outline = readonly Segment[]

/** Parses absolute M, L, C and Z commands; one command letter may apply to several groups of numbers. */
export function parseOutline(d: string): Outline {
  const outline: Segment[] = []
  const nextToken = createPathTokens(d)
  let command = 'M'
  let numbers: number[] = []
  for (let token = nextToken(); token !== undefined; token = nextToken()) {
    if (typeof token === 'string') {
      command = token
      numbers = []
      if (command === 'Z') outline.push({ kind: 'close' })
      continue
    }
    numbers.push(token)
    if (numbers.length < (command === 'C' ? 6 : 2)) continue
    outline.push(segment(command, numbers))
    numbers = []
    // Further numbers after a move are implicit line-to commands.
    if (command === 'M') command = 'L'
  }
  return outline
}

function segment(command: string, numbers: readonly number[]): Segment {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = numbers
  if (command === 'C') {
    return {
      kind: 'curve',
      control: [
        [a, b],
        [c, d],
      ],
      to: [x, y],
    }
  }
  return { kind: command === 'M' ? 'move' : 'line', to: [a, b] }
}

/** Returns the bounding box of the drawn path, including curves; undefined for a path without points. */
export function outlineBounds(outline: Outline): Box | undefined {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  let from: Point = [0, 0]
  const include = (point: Point) => {
    left = Math.min(left, point[0])
    top = Math.min(top, point[1])
    right = Math.max(right, point[0])
    bottom = Math.max(bottom, point[1])
  }
  for (const step of outline) {
    if (step.kind === 'close') continue
    if (step.kind === 'curve' && mayBulge(from, step)) curveExtremes(from, step).forEach(include)
    include(step.to)
    from = step.to
  }
  if (left > right) return undefined
  return { x: left, y: top, width: right - left, height: bottom - top }
}

// A curve whose control points lie between its ends does not leave the bounding box of its ends.
function mayBulge(from: Point, { control, to }: Curve): boolean {
  return isBeside(control[0], from, to) || isBeside(control[1], from, to)
}

function isBeside(point: Point, from: Point, to: Point): boolean {
  return (
    point[0] < Math.min(from[0], to[0]) ||
    point[0] > Math.max(from[0], to[0]) ||
    point[1] < Math.min(from[1], to[1]) ||
    point[1] > Math.max(from[1], to[1])
  )
}

type Curve = Extract<Segment, { kind: 'curve' }>

/** Returns the point of a cubic curve at `t` from 0 to 1. */
export function curvePoint(from: Point, { control: [one, two], to }: Curve, t: number): Point {
  const s = 1 - t
  const at = (axis: 0 | 1) =>
    s * s * s * from[axis] +
    3 * s * s * t * one[axis] +
    3 * s * t * t * two[axis] +
    t * t * t * to[axis]
  return [at(0), at(1)]
}

function curveExtremes(from: Point, curve: Curve): readonly Point[] {
  const {
    control: [one, two],
    to,
  } = curve
  return ([0, 1] as const)
    .flatMap((axis) => {
      const a = to[axis] - 3 * two[axis] + 3 * one[axis] - from[axis]
      const b = 2 * (two[axis] - 2 * one[axis] + from[axis])
      return quadraticRoots(a, b, one[axis] - from[axis])
    })
    .filter((t) => t > 0 && t < 1)
    .map((t) => curvePoint(from, curve, t))
}

function quadraticRoots(a: number, b: number, c: number): readonly number[] {
  if (Math.abs(a) < 1e-9) return Math.abs(b) < 1e-9 ? [] : [-c / b]
  const root = Math.sqrt(b * b - 4 * a * c)
  return Number.isNaN(root) ? [] : [(-b + root) / (2 * a), (-b - root) / (2 * a)]
}
