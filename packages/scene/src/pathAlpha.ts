import type { Paint, PathMark } from './marks.ts'

export interface PathAlpha {
  /** Opacity of the path's only paint. */
  readonly paint: number | undefined
  /** Opacity of a layer that holds fill and stroke together. */
  readonly layer: number | undefined
}

/**
 * Decides where a path's alpha applies. A path with one paint needs no layer, which would cost a renderer more than the
 * path itself.
 */
export function pathAlpha({ fill, stroke, alpha }: PathMark): PathAlpha {
  const layered = fill !== undefined && stroke !== undefined && stroke.width > 0
  return layered ? { paint: undefined, layer: alpha } : { paint: alpha, layer: undefined }
}

/**
 * Returns the opacity of a paint multiplied by `alpha`, or undefined if it is fully opaque. Gradient stops carry their
 * own alpha.
 */
export function paintOpacity(paint: Paint, alpha = 1): number | undefined {
  const own = paint.kind === 'solid' ? (paint.alpha ?? 1) : 1
  return own * alpha === 1 ? undefined : own * alpha
}
