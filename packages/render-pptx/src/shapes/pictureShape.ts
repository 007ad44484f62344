import type { Box } from '@deckloom/deck'
import { type ImageMark, maskPreset, type PictureSource } from '@deckloom/scene'
import { outlineStroke } from '../drawing/outlineStroke.ts'
import { shadowEffect } from '../drawing/shadowEffect.ts'
import { transform } from '../drawing/transform.ts'
import { percent } from '../drawing/units.ts'
import { customGeometry, presetGeometry, rectangleGeometry } from '../geometry/geometry.ts'
import { outlineBounds, parseOutline } from '../geometry/outline.ts'
import { recognizePreset } from '../geometry/recognizePreset.ts'
import { relationshipType } from '../opc/namespaces.ts'
import { tag } from '../opc/xml.ts'
import { nonVisual } from './nonVisual.ts'
import { pathShape } from './pathShape.ts'
import { boxPath, cropPicture, inFrame, type PlacedPicture, placePicture } from './placePicture.ts'
import type { ShapeContext } from './shapeContext.ts'

export interface PictureShapeOptions {
  readonly clip?: Box | undefined
  readonly frame?: Pick<PictureSource, 'border' | 'shadow'> | undefined
}

/** Writes the picture on top of its background, if any. Without the picture's bytes, only the background remains. */
export function pictureShape(
  mark: ImageMark,
  context: ShapeContext,
  options: PictureShapeOptions,
): string {
  return background(mark, context, options.clip) + picture(mark, context, options)
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
      ...(mark.alpha !== undefined && { alpha: mark.alpha }),
      ...(mark.rotation !== undefined && { rotation: mark.rotation }),
    },
    context,
    { clip, name: 'Picture background' },
  )
}

function picture(
  mark: ImageMark,
  context: ShapeContext,
  { clip, frame }: PictureShapeOptions,
): string {
  const source = context.pictures.find(mark.src)
  if (source === undefined) return ''
  const placed = placeInClip(mark, source, { clip, frame })
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
      tag(
        'a:blip',
        { 'r:embed': context.relationships.toPart(relationshipType.image, source.path) },
        mark.alpha === undefined ? '' : tag('a:alphaModFix', { amt: percent(mark.alpha) }),
      ),
      tag('a:srcRect', {
        l: percent(crop.left) || undefined,
        t: percent(crop.top) || undefined,
        r: percent(crop.right) || undefined,
        b: percent(crop.bottom) || undefined,
      }),
      tag('a:stretch', {}, tag('a:fillRect', {})),
    ),
    tag(
      'p:spPr',
      {},
      transform(box, { rotation: mark.rotation }),
      geometry(mark, box),
      outlineStroke(frame?.border, box),
      shadowEffect(frame?.shadow),
    ),
  )
}

/** Undefined if nothing of the picture is inside the clip. */
function placeInClip(
  mark: ImageMark,
  source: Parameters<typeof placePicture>[1],
  { clip, frame }: PictureShapeOptions,
): PlacedPicture | undefined {
  // A border and a shadow belong to the frame, also where the picture is smaller.
  const whole = frame ? inFrame(placePicture(mark, source), mark.box) : placePicture(mark, source)
  // A rotated picture cannot be cropped along the page's axes, so it stays whole.
  return clip === undefined || mark.rotation ? whole : cropPicture(whole, clip)
}

function geometry(mark: ImageMark, box: Box): string {
  const { clip, mask } = mark
  if (clip === undefined) return rectangleGeometry
  const chosen = mask ?? (mark.radius === undefined ? undefined : 'rectangle')
  const named = chosen && isSame(mark.box, box) ? maskPreset(chosen, box, mark.radius) : undefined
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
