import type { Box } from './box.ts'

/** `[a b c d e f]` as PDF writes it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number]

/** Returns the matrix that applies `inner` first, then `outer`. */
export function concatenate(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [k, l, m, n, o, p] = inner
  return [
    a * k + c * l,
    b * k + d * l,
    a * m + c * n,
    b * m + d * n,
    a * o + c * p + e,
    b * o + d * p + f,
  ]
}

/** Returns a rotation about the center of a box, degrees clockwise with the y axis pointing down. */
export function rotationAbout(box: Box, degrees: number): Matrix {
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos]
}

/** Returns the axis-aligned box around a transformed one. */
export function boundsOf(matrix: Matrix, box: Box): Box {
  const [a, b, c, d, e, f] = matrix
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ] as const
  const xs = corners.map(([x, y]) => a * x + c * y + e)
  const ys = corners.map(([x, y]) => b * x + d * y + f)
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
