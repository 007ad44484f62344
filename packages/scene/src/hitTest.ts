import { elementBounds, type ElementBounds } from './elementBounds.ts'
import type { Scene } from './scene.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Returns the topmost element at a point in page units. */
export function hitTest(scene: Scene, point: Point): ElementBounds | undefined {
  return elementBounds(scene).findLast((bounds) => contains(bounds, point))
}

function contains({ box, rotation }: ElementBounds, point: Point): boolean {
  const centerX = box.x + box.width / 2
  const centerY = box.y + box.height / 2
  const angle = (-rotation * Math.PI) / 180
  const x = (point.x - centerX) * Math.cos(angle) - (point.y - centerY) * Math.sin(angle)
  const y = (point.x - centerX) * Math.sin(angle) + (point.y - centerY) * Math.cos(angle)
  return Math.abs(x) <= box.width / 2 && Math.abs(y) <= box.height / 2
}
