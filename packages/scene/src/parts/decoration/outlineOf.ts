import type { Box } from '@deckloom/deck'
import { flattenPath } from './flattenPath.ts'

/** A path flattened to straight segments: alternating x and y values, one list per subpath. */
export interface Outline {
  readonly subpaths: readonly Float64Array[]
  readonly bounds: Box
}

const known = new Map<string, Outline>()
const outlinesKept = 400

/** Returns the outline of an absolute M, L, C and Z path. */
export function outlineOf(d: string): Outline {
  const found = known.get(d)
  if (found) return found
  const outline = newOutline(d)
  if (known.size >= outlinesKept) known.clear()
  known.set(d, outline)
  return outline
}

function newOutline(d: string): Outline {
  const subpaths = flattenPath(d).map((points) => Float64Array.from(points.flat()))
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const points of subpaths) {
    for (let at = 0; at < points.length; at += 2) {
      const x = points[at] ?? 0
      const y = points[at + 1] ?? 0
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return { subpaths, bounds: { x: left, y: top, width: right - left, height: bottom - top } }
}
