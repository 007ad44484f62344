import type { Box } from '@deckloom/deck'
import type { Role } from './marks.ts'
import type { Scene } from './scene.ts'
import { boxAround } from './turnedBoxes.ts'

/** The box that a selection draws around an element. */
export interface ElementBounds {
  readonly elementId: string
  readonly role: Role
  readonly box: Box
  /** Degrees clockwise about the centre of the box. */
  readonly rotation: number
}

/** What can be selected on a slide, in painting order: the last one lies on top. */
export function elementBounds(scene: Scene): readonly ElementBounds[] {
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
