import type { Paint, Stroke } from '@deckloom/scene'

/** Attributes that fill a shape; `gradientId` names the definition of a paint that is not solid. */
export function fillAttributes(paint: Paint | undefined, gradientId: string) {
  if (!paint) return { fill: 'none' }
  if (paint.kind !== 'solid') return { fill: `url(#${gradientId})` }
  return { fill: paint.color, fillOpacity: paint.alpha }
}

/** Attributes that outline a shape. Round ends come with round corners, as the PDF draws them. */
export function strokeAttributes(stroke: Stroke | undefined, gradientId: string) {
  if (!stroke || stroke.width <= 0) return {}
  const { paint, width, dash, cap } = stroke
  const ends = cap ?? 'butt'
  return {
    stroke: paint.kind === 'solid' ? paint.color : `url(#${gradientId})`,
    strokeOpacity: paint.kind === 'solid' ? paint.alpha : undefined,
    strokeWidth: width,
    strokeDasharray: dash && dash.length > 0 ? dash.join(' ') : undefined,
    strokeLinecap: ends,
    strokeLinejoin: ends === 'round' ? ('round' as const) : ('miter' as const),
  }
}
