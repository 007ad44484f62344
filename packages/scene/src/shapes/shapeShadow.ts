import type { Box, ShapeData } from '@deckloom/deck'
import type { PathMark, ShadowSource } from '../marks.ts'
import { shapeGeometry } from './shapeGeometry.ts'

/** How far a shadow falls down the page, how far it fades out, in page units, and how dark it is. */
const look = { distance: 5, blur: 14, color: '#000000', alpha: 0.35 } as const
const layers = 10

/** Returns the shadow of a filled shape, as programs with shadows of their own need it. */
export function shadowSource(shape: ShapeData): ShadowSource | undefined {
  const { shadow, filled = true, fillOpacity = 1 } = shape
  return shadow === true && filled ? { ...look, alpha: look.alpha * fillOpacity } : undefined
}

/**
 * Paints the shadow as layers of the outline, one larger than the other, because no blur looks the same in all files.
 * At the outline half of the shadow's alpha is left, as with a blur, and at its end nothing.
 */
export function shadowMarks(
  id: string,
  shape: ShapeData,
  { box, rotation = 0 }: { readonly box: Box; readonly rotation?: number | undefined },
): readonly PathMark[] {
  const source = shadowSource(shape)
  if (!source) return []
  // The marks turn with the shape, but light comes from above.
  const turn = (rotation * Math.PI) / 180
  const moved = {
    ...box,
    x: box.x + Math.sin(turn) * look.distance,
    y: box.y + Math.cos(turn) * look.distance,
  }
  const d = shapeGeometry(shape, moved).outline
  const paint = { kind: 'solid', color: look.color } as const
  const edge = shape.borderWidth ?? 0
  return Array.from({ length: layers }, (_, layer) => ({
    mark: 'path',
    id: `${id}-shadow-${layer}`,
    box,
    d,
    fill: paint,
    stroke: {
      paint,
      width: edge + 2 * look.blur * (1 - Math.sqrt((layer + 0.5) / layers)),
      cap: 'round',
    },
    alpha: source.alpha / 2 / layers,
    alt: '',
  }))
}
