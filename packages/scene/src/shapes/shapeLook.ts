import type { Box, ShapeData } from '@deckloom/deck'
import { mix } from '../colors/color.ts'
import { type Look, paintColor } from '../colors/look.ts'
import { dashPattern } from '../lines/dashPattern.ts'
import type { Paint, PathMark, Rgb, Solid, Stop, Stroke } from '../marks.ts'

type Border = Pick<ShapeData, 'borderWidth' | 'borderColor' | 'borderDash'>

/** Returns how the outline of a shape is painted. */
export function shapeLook(
  look: Look,
  shape: ShapeData,
  box: Box,
): Pick<PathMark, 'fill' | 'stroke'> {
  // Without a color of its own, a border is a darker shade of the fill, so that it is visible.
  const shade = paintColor(look, mix(shape.fillColor, '#000000', 0.25))
  const stroke = borderStroke(look, shape, shade)
  // Where a pen turns back, a pointed corner would stick out far.
  const isRound = shape.type === 'freeform' && !shape.borderDash
  return {
    ...(shape.filled !== false && { fill: fillOf(look, shape, box) }),
    ...(stroke && { stroke: isRound ? { ...stroke, cap: 'round' } : stroke }),
  }
}

/** Returns the color that the words of a shape stand on, in the middle of its fill. */
export function shapeGround({ palette }: Look, shape: ShapeData): Rgb {
  const { filled = true, fillColor, gradient, fillOpacity = 1 } = shape
  if (!filled) return palette.bg
  const fill = gradient ? mix(fillColor, gradient.color, 0.5) : fillColor
  return mix(palette.bg, fill, fillOpacity)
}

function fillOf(look: Look, shape: ShapeData, box: Box): Paint {
  const { fillColor, gradient, fillOpacity: alpha } = shape
  if (!gradient) return paintColor(look, fillColor, alpha)
  const turn = (gradient.angle * Math.PI) / 180
  const [x, y] = [Math.cos(turn), Math.sin(turn)]
  // From the corner that the angle comes to first to the last one, as office programs draw it.
  const reach = (Math.abs(box.width * x) + Math.abs(box.height * y)) / 2
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
  return {
    kind: 'linear',
    from: [middle[0] - x * reach, middle[1] - y * reach],
    to: [middle[0] + x * reach, middle[1] + y * reach],
    stops: [
      { at: 0, ...stopOf(look, fillColor, alpha) },
      { at: 1, ...stopOf(look, gradient.color, alpha) },
    ],
  }
}

function stopOf(look: Look, color: Rgb, alpha: number | undefined): Omit<Stop, 'at'> {
  const { kind: _, ...stop } = paintColor(look, color, alpha)
  return stop
}

/** Returns the border of a shape or a picture; `otherwise` paints one without a color of its own. */
export function borderStroke(
  look: Look,
  { borderWidth: width = 0, borderColor, borderDash }: Border,
  otherwise: Solid,
): Stroke | undefined {
  if (width === 0) return undefined
  return {
    paint: borderColor === undefined ? otherwise : paintColor(look, borderColor),
    width,
    ...(borderDash && { dash: dashPattern(borderDash, width) }),
  }
}
