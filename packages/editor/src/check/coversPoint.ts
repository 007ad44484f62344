import {
  flattenPath,
  imageOf,
  type Mark,
  type Paint,
  type Point,
  unturnedPoint,
} from '@deckloom/scene'

/** Paint that is as opaque as this hides what is behind it. */
const opaque = 0.5

/** Whether a mark hides what is behind it at a point, in page units. */
export function coversPoint(mark: Mark, at: Point): boolean {
  const point = unturnedPoint(mark, at)
  if (mark.mark === 'text' || !isInBox(mark, point)) return false
  const image = imageOf(mark)
  if (image) return (image.alpha ?? 1) > opaque
  if (mark.mark === 'native') return mark.painted.some((part) => coversPoint(part, point))
  if (mark.mark === 'group') return mark.children.some((part) => coversPoint(part, point))
  return mark.mark === 'path' && isOpaque(mark.fill, mark.alpha) && isInside(mark.d, point)
}

function isInBox({ box }: Mark, { x, y }: Point): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

function isOpaque(fill: Paint | undefined, alpha = 1): boolean {
  if (!fill) return false
  const own = fill.kind === 'solid' ? (fill.alpha ?? 1) : 1
  return own * alpha > opaque
}

/** Whether a point is inside of a closed outline; holes are not. */
function isInside(d: string, { x, y }: Point): boolean {
  let inside = false
  for (const outline of flattenPath(d)) {
    let [fromX, fromY] = outline.at(-1) ?? [0, 0]
    for (const [toX, toY] of outline) {
      const crosses = toY > y !== fromY > y
      if (crosses && x < toX + ((fromX - toX) * (y - toY)) / (fromY - toY)) inside = !inside
      fromX = toX
      fromY = toY
    }
  }
  return inside
}
