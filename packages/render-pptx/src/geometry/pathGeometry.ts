import type { Box } from '@deckloom/deck'
import { memoize } from '../memoize.ts'
import { customGeometry, presetGeometry } from './geometry.ts'
import { outlineBounds, parseOutline, type Outline } from './outline.ts'
import { recognizePreset } from './recognizePreset.ts'

/** An outline in the form office programs use. */
export interface PathGeometry {
  readonly outline: Outline
  /** Bounds of the outline; undefined if it draws nothing. */
  readonly box: Box | undefined
  /** `a:prstGeom` or `a:custGeom`, in the coordinates of the box. */
  readonly markup: string
}

// Theme drawings and layout frames recur on slide after slide. The cache takes a few megabytes.
const known = memoize<PathGeometry>(2_000)

export function pathGeometry(d: string): PathGeometry {
  return known(d, () => outlineGeometry(parseOutline(d)))
}

export function outlineGeometry(outline: Outline): PathGeometry {
  const box = outlineBounds(outline)
  if (box === undefined) return { outline, box, markup: '' }
  const preset = recognizePreset(outline, box)
  return { outline, box, markup: preset ? presetGeometry(preset) : customGeometry(outline, box) }
}
