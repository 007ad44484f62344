import { type Paint, paintOpacity, type Stroke } from '@deckloom/scene'

/**
 * Returns the attributes that fill a shape. `gradientId` is the definition of a gradient paint; `alpha` multiplies the
 * opacity of the paint.
 */
export function fillAttributes(paint: Paint | undefined, gradientId: string, alpha = 1) {
  if (!paint) return { fill: 'none' }
  return {
    fill: paint.kind === 'solid' ? paint.color : `url(#${gradientId})`,
    fillOpacity: paintOpacity(paint, alpha),
  }
}

/** Returns the attributes that outline a shape. Round caps imply round joins, as in the PDF. */
export function strokeAttributes(stroke: Stroke | undefined, gradientId: string, alpha = 1) {
  if (!stroke || stroke.width <= 0) return {}
  const { paint, width, dash, cap } = stroke
  const ends = cap ?? 'butt'
  return {
    stroke: paint.kind === 'solid' ? paint.color : `url(#${gradientId})`,
    strokeOpacity: paintOpacity(paint, alpha),
    strokeWidth: width,
    strokeDasharray: dash && dash.length > 0 ? dash.join(' ') : undefined,
    strokeLinecap: ends,
    strokeLinejoin: ends === 'round' ? ('round' as const) : ('miter' as const),
  }
}
