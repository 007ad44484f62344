import type { Box, ShapeData } from '@deckloom/deck'
import type { PathMark, ShadowSource } from '../marks.ts'
import { mapPoints } from '../paths.ts'

/** How far a shadow falls down the page, how far it fades out, in page units, and how dark it is. */
const look = { distance: 5, blur: 14, color: '#000000', alpha: 0.35 } as const
const layers = 10

/** Returns the shadow of a filled shape, as programs with shadows of their own need it. */
export function shapeShadow(shape: ShapeData): ShadowSource | undefined {
  const { shadow, filled = true, fillOpacity } = shape
  return shadow === true && filled ? shadowSource(fillOpacity) : undefined
}

/** Returns the shadow of something with this opacity. */
export function shadowSource(opacity = 1): ShadowSource {
  return { ...look, alpha: look.alpha * opacity }
}

export interface ShadowRequest {
  readonly id: string
  readonly shadow: ShadowSource | undefined
  /** What casts the shadow: an outline in page units, before it is turned with the box. */
  readonly outline: string
  readonly box: Box
  readonly rotation?: number | undefined
  /** Width of the border along the outline, in page units. */
  readonly border?: number | undefined
}

/**
 * Paints the shadow as layers of the outline, one larger than the other, because no blur looks the same in all files.
 * At the outline half of the shadow's alpha is left, as with a blur, and at its end nothing.
 */
export function shadowMarks(request: ShadowRequest): readonly PathMark[] {
  const { id, shadow, outline, box, rotation = 0, border = 0 } = request
  if (!shadow) return []
  // The marks turn with the element, but light comes from above.
  const turn = (rotation * Math.PI) / 180
  const [right, down] = [Math.sin(turn) * shadow.distance, Math.cos(turn) * shadow.distance]
  const d = mapPoints(
    outline,
    (x) => x + right,
    (y) => y + down,
  )
  const paint = { kind: 'solid', color: shadow.color } as const
  return Array.from({ length: layers }, (_, layer) => ({
    mark: 'path',
    id: `${id}-shadow-${layer}`,
    box,
    d,
    fill: paint,
    stroke: {
      paint,
      width: border + 2 * shadow.blur * (1 - Math.sqrt((layer + 0.5) / layers)),
      cap: 'round',
    },
    alpha: shadow.alpha / 2 / layers,
    alt: '',
  }))
}
