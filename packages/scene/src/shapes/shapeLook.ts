import type { Box, ShapeData } from '@deckloom/deck'
import { mix } from '../colors/color.ts'
import { type Look, paintColor } from '../colors/look.ts'
import { dashPattern } from '../lines/dashPattern.ts'
import type { Paint, PathMark, Rgb, Stop, Stroke } from '../marks.ts'

/** Returns how the outline of a shape is painted. */
export function shapeLook(
  look: Look,
  shape: ShapeData,
  box: Box,
): Pick<PathMark, 'fill' | 'stroke'> {
  const stroke = borderOf(look, shape)
  return {
    ...(shape.filled !== false && { fill: fillOf(look, shape, box) }),
    ...(stroke && { stroke }),
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

// Without a color of its own, a border is a darker shade of the fill, so that it is visible.
function borderOf(look: Look, shape: ShapeData): Stroke | undefined {
  const { fillColor, borderWidth: width = 0, borderColor, borderDash } = shape
  if (width === 0) return undefined
  return {
    paint: paintColor(look, borderColor ?? mix(fillColor, '#000000', 0.25)),
    width,
    ...(borderDash && { dash: dashPattern(borderDash, width) }),
  }
}
