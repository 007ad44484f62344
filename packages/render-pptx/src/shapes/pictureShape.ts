import type { Box } from '@deckloom/deck'
import { type ImageMark, maskPreset } from '@deckloom/scene'
import { transform } from '../drawing/transform.ts'
import { percent } from '../drawing/units.ts'
import { customGeometry, presetGeometry, rectangleGeometry } from '../geometry/geometry.ts'
import { outlineBounds, parseOutline } from '../geometry/outline.ts'
import { recognizePreset } from '../geometry/recognizePreset.ts'
import { relationshipType } from '../opc/namespaces.ts'
import { tag } from '../opc/xml.ts'
import { nonVisual } from './nonVisual.ts'
import { pathShape } from './pathShape.ts'
import { boxPath, cropPicture, placePicture } from './placePicture.ts'
import type { ShapeContext } from './shapeContext.ts'

/** Writes the picture on top of its background, if any. Without the picture's bytes, only the background remains. */
export function pictureShape(
  mark: ImageMark,
  context: ShapeContext,
  clip: Box | undefined,
): string {
  return background(mark, context, clip) + picture(mark, context, clip)
}

function background(mark: ImageMark, context: ShapeContext, clip: Box | undefined): string {
  if (mark.background === undefined) return ''
  return pathShape(
    {
      mark: 'path',
      id: `${mark.id}-background`,
      box: mark.box,
      d: mark.clip ?? boxPath(mark.box),
      fill: mark.background,
      ...(mark.rotation !== undefined && { rotation: mark.rotation }),
    },
    context,
    { clip, name: 'Picture background' },
  )
}

function picture(mark: ImageMark, context: ShapeContext, clip: Box | undefined): string {
  const source = context.pictures.find(mark.src)
  if (source === undefined) return ''
  const whole = placePicture(mark, source)
  // A rotated picture cannot be cropped along the page's axes, so it stays whole.
  const placed = clip === undefined || mark.rotation ? whole : cropPicture(whole, clip)
  if (placed === undefined) return ''
  const { box, crop } = placed
  return tag(
    'p:pic',
    {},
    tag(
      'p:nvPicPr',
      {},
      nonVisual(mark, 'Picture', context),
      tag('p:cNvPicPr', {}, tag('a:picLocks', { noChangeAspect: 1 })),
      tag('p:nvPr', {}),
    ),
    tag(
      'p:blipFill',
      {},
      tag('a:blip', {
        'r:embed': context.relationships.toPart(relationshipType.image, source.path),
      }),
      tag('a:srcRect', {
        l: percent(crop.left) || undefined,
        t: percent(crop.top) || undefined,
        r: percent(crop.right) || undefined,
        b: percent(crop.bottom) || undefined,
      }),
      tag('a:stretch', {}, tag('a:fillRect', {})),
    ),
    tag('p:spPr', {}, transform(box, { rotation: mark.rotation }), geometry(mark, box)),
  )
}

function geometry(mark: ImageMark, box: Box): string {
  const { clip, mask } = mark
  if (clip === undefined) return rectangleGeometry
  const named = mask && isSame(mark.box, box) ? maskPreset(mask, box) : undefined
  if (named) return presetGeometry(named)
  const outline = parseOutline(clip)
  const bounds = outlineBounds(outline)
  const preset = bounds && isSame(bounds, box) ? recognizePreset(outline, bounds) : undefined
  return preset ? presetGeometry(preset) : customGeometry(outline, box)
}

function isSame(one: Box, other: Box): boolean {
  return (['x', 'y', 'width', 'height'] as const).every(
    (side) => Math.abs(one[side] - other[side]) < 0.05,
  )
}
