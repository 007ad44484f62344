import type { Box } from '@deckloom/deck'
import type { Role, Scene } from './marks.ts'

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
      box: known ? around(known.box, box) : box,
      rotation: rotation ?? 0,
    })
  }
  return [...bounds.values()]
}

function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}
