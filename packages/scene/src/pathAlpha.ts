import type { Paint, PathMark } from './marks.ts'

export interface PathAlpha {
  /** Thins the path's one paint. */
  readonly paint: number | undefined
  /** Of a layer with fill and stroke together. */
  readonly layer: number | undefined
}

/** Where a path's alpha goes. A path with one paint needs no layer, which costs a renderer more than the path does. */
export function pathAlpha({ fill, stroke, alpha }: PathMark): PathAlpha {
  const layered = fill !== undefined && stroke !== undefined && stroke.width > 0
  return layered ? { paint: undefined, layer: alpha } : { paint: alpha, layer: undefined }
}

/** The opacity of a paint, thinned by `alpha`; undefined where it is whole. The stops of a gradient have their own. */
export function paintOpacity(paint: Paint, alpha = 1): number | undefined {
  const own = paint.kind === 'solid' ? (paint.alpha ?? 1) : 1
  return own * alpha === 1 ? undefined : own * alpha
}
