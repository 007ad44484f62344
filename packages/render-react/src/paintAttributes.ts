import type { Paint, Stroke } from '@deckloom/scene'

/**
 * Attributes that fill a shape; `gradientId` names the definition of a paint that is not solid, `alpha` thins the
 * paint further.
 */
export function fillAttributes(paint: Paint | undefined, gradientId: string, alpha = 1) {
  if (!paint) return { fill: 'none' }
  if (paint.kind !== 'solid') return { fill: `url(#${gradientId})`, fillOpacity: thinned(1, alpha) }
  return { fill: paint.color, fillOpacity: thinned(paint.alpha, alpha) }
}

/** Attributes that outline a shape. Round ends come with round corners, as the PDF draws them. */
export function strokeAttributes(stroke: Stroke | undefined, gradientId: string, alpha = 1) {
  if (!stroke || stroke.width <= 0) return {}
  const { paint, width, dash, cap } = stroke
  const ends = cap ?? 'butt'
  return {
    stroke: paint.kind === 'solid' ? paint.color : `url(#${gradientId})`,
    strokeOpacity: thinned(paint.kind === 'solid' ? paint.alpha : 1, alpha),
    strokeWidth: width,
    strokeDasharray: dash && dash.length > 0 ? dash.join(' ') : undefined,
    strokeLinecap: ends,
    strokeLinejoin: ends === 'round' ? ('round' as const) : ('miter' as const),
  }
}

function thinned(own: number | undefined, alpha: number): number | undefined {
  const both = (own ?? 1) * alpha
  return both === 1 ? undefined : both
}
