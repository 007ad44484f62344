import { circlePath, n } from '../paths.ts'

export interface Ring {
  readonly cx: number
  readonly cy: number
  readonly radius: number
  /** Radius of the hole; 0 for a full slice. */
  readonly inner: number
}

/** Returns the path of a slice of a disc or ring between two shares of a turn, clockwise from twelve o'clock. */
export function slicePath(ring: Ring, from: number, to: number): string {
  const { cx, cy, radius, inner } = ring
  if (to - from >= 0.9999) {
    const outer = circlePath(cx, cy, radius)
    return inner > 0 ? `${outer}${reversedCircle(ring)}` : outer
  }
  const [x, y] = onCircle(ring, radius, from)
  const start = inner > 0 ? arc(ring, inner, [to, from]) : `L${n(cx)} ${n(cy)}`
  const corner = inner > 0 ? lineTo(onCircle(ring, inner, to)) : ''
  return `M${n(x)} ${n(y)}${arc(ring, radius, [from, to])}${corner}${start}Z`
}

// A hole is a subpath in the opposite direction, so that it works with either fill rule.
function reversedCircle(ring: Ring): string {
  const [x, y] = onCircle(ring, ring.inner, 1)
  return `M${n(x)} ${n(y)}${arc(ring, ring.inner, [1, 0])}Z`
}

function arc(ring: Ring, radius: number, [from, to]: readonly [number, number]): string {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) * 4))
  const step = (to - from) / pieces
  // Length of the handles of a cubic curve that follows an arc of this angle.
  const handle = (4 / 3) * Math.tan((step * Math.PI) / 2) * radius
  let d = ''
  for (let piece = 0; piece < pieces; piece += 1) {
    const start = from + piece * step
    const end = start + step
    const [x1, y1] = onCircle(ring, radius, start)
    const [x2, y2] = onCircle(ring, radius, end)
    const [tx1, ty1] = tangent(start)
    const [tx2, ty2] = tangent(end)
    d +=
      `C${n(x1 + tx1 * handle)} ${n(y1 + ty1 * handle)}` +
      ` ${n(x2 - tx2 * handle)} ${n(y2 - ty2 * handle)} ${n(x2)} ${n(y2)}`
  }
  return d
}

function lineTo([x, y]: readonly [number, number]): string {
  return `L${n(x)} ${n(y)}`
}

function onCircle({ cx, cy }: Ring, radius: number, turn: number): readonly [number, number] {
  const angle = turn * 2 * Math.PI
  return [cx + Math.sin(angle) * radius, cy - Math.cos(angle) * radius]
}

function tangent(turn: number): readonly [number, number] {
  const angle = turn * 2 * Math.PI
  return [Math.cos(angle), Math.sin(angle)]
}
