import type { Box } from '@deckloom/deck'
import type { Role } from './marks.ts'
import type { Scene } from './scene.ts'
import { boxAround } from './turnedBoxes.ts'

/** Bounding box of a selectable element, as the selection outline shows it. */
export interface ElementBounds {
  readonly elementId: string
  readonly role: Role
  readonly box: Box
  /** Degrees clockwise around the center of the box. */
  readonly rotation: number
}

/** Returns the selectable elements of a slide in painting order: the last one is on top. */
export function elementBounds(scene: Pick<Scene, 'marks'>): readonly ElementBounds[] {
  const bounds = new Map<string, ElementBounds>()
  for (const { origin, box, rotation } of scene.marks) {
    if (!origin || origin.role === 'meta') continue
    const known = bounds.get(origin.elementId)
    bounds.set(origin.elementId, {
      ...origin,
      box: known ? boxAround([known.box, box]) : box,
      rotation: rotation ?? 0,
    })
  }
  return [...bounds.values()]
}
