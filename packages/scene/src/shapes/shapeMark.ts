import type { Box, ImageItem, ShapeData } from '@deckloom/deck'
import { paintColor, type Look } from '../colors/look.ts'
import { mix } from '../colors/color.ts'
import type { NativeMark } from '../marks.ts'
import { shapeOutline } from './shapeOutline.ts'

/** A shape as an object of its own: what it is, and how it is painted. */
export function shapeMark(
  look: Look,
  request: {
    readonly image: ImageItem
    readonly shape: ShapeData
    readonly box: Box
    readonly rotation?: number
  },
): NativeMark {
  const { image, shape, box, rotation } = request
  const width = shape.borderWidth ?? 0
  return {
    mark: 'native',
    id: image.id,
    box,
    origin: { elementId: image.id, role: 'shape' },
    alt: image.alt ?? image.title ?? '',
    ...(rotation !== undefined && { rotation }),
    source: { kind: 'shape', shape },
    painted: [
      {
        mark: 'path',
        id: `${image.id}-outline`,
        box,
        d: shapeOutline(shape, box),
        fill: paintColor(look, shape.fillColor),
        // A border has no colour of its own: it is the fill, a shade darker, so that it is seen.
        ...(width > 0 && {
          stroke: { paint: paintColor(look, mix(shape.fillColor, '#000000', 0.25)), width },
        }),
        alt: '',
      },
    ],
  }
}
