import {
  deckLimits,
  legacyPictureId,
  type Picture,
  type PictureLook,
  pictureLookFields,
  type ShapeData,
  type ShapeVisual,
  type Slide,
  type Visual,
} from '@deckloom/deck'
import { editVisual } from '../slideVisuals.ts'

/** A visual that can be painted in another way. */
export type PaintedVisual = Picture | ShapeVisual

/**
 * Whether a border, a shadow and an opacity can be given to a visual: to shapes, and to pictures but those that the theme
 * draws and those of older decks, which have no field for it.
 */
export function isPaintable(visual: Visual): visual is PaintedVisual {
  if (visual.kind === 'shape') return true
  const { kind, id, url } = visual
  return (
    kind === 'picture' && id !== legacyPictureId && url !== '' && !url.startsWith('illustration:')
  )
}

type ShapePaint = Pick<ShapeData, 'filled' | 'gradient'> & PictureLook

/**
 * What to change in how shapes and pictures are painted; undefined is as in one that says nothing of it. `opacity` is that
 * of a picture or of a shape's fill.
 */
export type PaintChange = {
  readonly [Field in keyof ShapePaint]?: ShapePaint[Field] | undefined
} & { readonly fillColor?: string }

/** Changes how shapes and pictures are painted: each takes what it has. Other elements are left unchanged. */
export function withPaint(slide: Slide, elementIds: readonly string[], change: PaintChange): Slide {
  return elementIds.reduce(
    (next, id) => editVisual(next, id, (visual) => painted(visual, change)),
    slide,
  )
}

function painted(visual: Visual, change: PaintChange): Visual {
  if (!isPaintable(visual)) return visual
  if (visual.kind === 'picture') {
    const own = pictureLookFields.filter((field) => field in change)
    return changed(visual, Object.fromEntries(own.map((field) => [field, change[field]])))
  }
  return { ...visual, shape: changed(visual.shape, shapeChange(change)) }
}

function shapeChange(change: PaintChange): object {
  const { opacity, ...rest } = change
  const { borderRadius } = rest
  return {
    ...rest,
    ...('opacity' in change && { fillOpacity: opacity }),
    ...(borderRadius !== undefined && {
      borderRadius: Math.min(borderRadius, deckLimits.shape.maxRadius),
    }),
  }
}

/** Returns the object with some fields changed, and without those that become undefined. */
function changed<Painted extends object>(one: Painted, change: object): Painted {
  const fields = Object.entries({ ...one, ...change }).filter(([, value]) => value !== undefined)
  return Object(Object.fromEntries(fields))
}

/** Returns how a picture is painted. */
export function lookOfPicture(picture: Picture): PictureLook {
  const own = pictureLookFields.filter((field) => picture[field] !== undefined)
  return Object(Object.fromEntries(own.map((field) => [field, picture[field]])))
}

/** Takes every field of a look away. */
export const noLook: Readonly<Record<keyof PictureLook, undefined>> = {
  opacity: undefined,
  borderRadius: undefined,
  borderWidth: undefined,
  borderColor: undefined,
  borderDash: undefined,
  shadow: undefined,
}
