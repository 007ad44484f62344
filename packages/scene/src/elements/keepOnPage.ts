import { page, type Box } from '@deckloom/deck'

/**
 * Moves the box, and shrinks it if necessary, so that it lies entirely on the page when rotated by `rotation` degrees
 * around its center. Returns the same object if nothing had to change.
 */
export function keepOnPage(box: Box, rotation = 0): Box {
  const angle = (rotation * Math.PI) / 180
  const cos = Math.abs(Math.cos(angle))
  const sin = Math.abs(Math.sin(angle))
  const spanX = box.width * cos + box.height * sin
  const spanY = box.width * sin + box.height * cos
  const shrink = Math.min(1, page.width / spanX, page.height / spanY)
  const upright = rotation % 180 === 0
  const width = upright ? Math.min(box.width, page.width) : box.width * shrink
  const height = upright ? Math.min(box.height, page.height) : box.height * shrink
  const halfX = (width * cos + height * sin) / 2
  const halfY = (width * sin + height * cos) / 2
  const centerX = clamp(box.x + box.width / 2, halfX, page.width - halfX)
  const centerY = clamp(box.y + box.height / 2, halfY, page.height - halfY)
  const kept = { x: centerX - width / 2, y: centerY - height / 2, width, height }
  return isSame(kept, box) ? box : kept
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}

function isSame(one: Box, other: Box): boolean {
  return (
    isNear(one.x, other.x) &&
    isNear(one.y, other.y) &&
    isNear(one.width, other.width) &&
    isNear(one.height, other.height)
  )
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6
}
