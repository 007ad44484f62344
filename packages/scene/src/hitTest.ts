import { elementBounds, type ElementBounds } from './elementBounds.ts'
import type { Scene } from './scene.ts'
import { type Point, unturnedPoint } from './turnedBoxes.ts'

/** Returns the topmost element at a point in page units. */
export function hitTest(scene: Scene, point: Point): ElementBounds | undefined {
  return elementBounds(scene).findLast((bounds) => contains(bounds, point))
}

function contains(bounds: ElementBounds, point: Point): boolean {
  const { x, y } = unturnedPoint(bounds, point)
  const { box } = bounds
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}
