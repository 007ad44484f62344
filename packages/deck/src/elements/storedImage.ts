import { z } from 'zod'
import { deckLanguages } from '../languages.ts'
import { deckLimits } from '../limits.ts'
import { chartTypeNames } from './chartTypes.ts'
import { lineDataSchema } from './lineData.ts'
import { placingFields } from './placing.ts'
import { textLineSchema, textRunsSchema, textStyleSchema } from '../text/text.ts'
import {
  colorSchema,
  idSchema,
  imageUrlSchema,
  lengthSchema,
  textSchema,
  unitSchema,
} from '../scalars.ts'

export const chartDataSchema = z.strictObject({
  type: z.enum(chartTypeNames),
  title: textSchema(deckLimits.chartTitleLength),
  /** Locale for formatting its numbers; English if absent. */
  locale: z.enum(deckLanguages).optional(),
  data: z
    .array(
      z.strictObject({
        label: textSchema(deckLimits.chartLabelLength),
        value: z.number().min(0).max(1e15),
      }),
    )
    .min(deckLimits.chartPoints.min)
    .max(deckLimits.chartPoints.max),
  /** Index of the point the slide is about, from 0; the largest if absent. */
  emphasis: z.int().min(0).optional(),
  colors: z.array(colorSchema).max(6),
})

const iconPoint = String.raw`-?\d{1,2}(?:\.\d{1,2})? -?\d{1,2}(?:\.\d{1,2})?`
const iconOutline = new RegExp(
  `^M${iconPoint}(?:[ML]${iconPoint}|C${iconPoint} ${iconPoint} ${iconPoint}|Z)*$`,
)

/** Shapes with an outline of their own. A picture can be cut to any of them. */
export const shapeTypeSchema = z.enum([
  'rectangle',
  'circle',
  'triangle',
  'diamond',
  'oval',
  'rounded-rect',
  'star',
  'pentagon',
  'hexagon',
  'octagon',
  'parallelogram',
  'trapezoid',
  'arrow-right',
  'arrow-left',
  'arrow-up',
  'arrow-down',
  'heart',
  'cross',
  'x-mark',
  'house',
  'speech-bubble',
  'cloud',
  'lightning',
  'gear',
])

/** The border and shadow of a shape or a picture. */
const frameFields = {
  /** Page units. */
  borderWidth: z.number().min(0).max(deckLimits.shape.maxBorder).optional(),
  /** If absent, the border of a shape is a darker shade of its fill, and that of a picture has the color of texts. */
  borderColor: colorSchema.optional(),
  /** If absent, the border is solid. */
  borderDash: z.enum(['dash', 'dot']).optional(),
  /** Whether a filled shape or a picture casts a soft shadow. Default: false. */
  shadow: z.boolean().optional(),
}

const pathPoint = String.raw`-?\d{1,5} -?\d{1,5}`
const freeformPath = new RegExp(
  `^(?:M${pathPoint}(?:L${pathPoint}|C${pathPoint} ${pathPoint} ${pathPoint})+Z?)+$`,
)

export const shapeDataSchema = z.strictObject({
  /** A freeform has its outline in `path`. */
  type: z.enum([...shapeTypeSchema.options, 'freeform']),
  /**
   * Freeforms only: absolute M, L, C and Z commands in whole steps of a grid that spans the shape's box, with 10,000 steps
   * along each side. Without a path, a freeform is its box.
   */
  path: z
    .string()
    .max(deckLimits.freeform.pathLength)
    .regex(freeformPath, { error: 'expected absolute M, L, C and Z commands in whole numbers' })
    .optional(),
  fillColor: colorSchema,
  width: z.number().min(deckLimits.shape.min).max(deckLimits.shape.max),
  height: z.number().min(deckLimits.shape.min).max(deckLimits.shape.max),
  borderRadius: z.number().min(0).max(deckLimits.shape.maxRadius).optional(),
  ...frameFields,
  /** Without a fill, a shape is its border and its words. Default: true. */
  filled: z.boolean().optional(),
  /** The fill runs from `fillColor` to this color, at an angle in degrees: 0 from left to right, 90 downwards. */
  gradient: z.strictObject({ color: colorSchema, angle: z.int().min(0).max(359) }).optional(),
  /** Default: 1. */
  fillOpacity: z.number().min(0).max(1).optional(),
  /** Text inside the shape; line breaks are kept. */
  text: textSchema(deckLimits.shapeTextLength).optional(),
  /** Style of the whole text. */
  textStyle: textStyleSchema.optional(),
  /** Present if parts of the text differ in style. Ignored if the joined text is not `text`. */
  runs: textRunsSchema.optional(),
  /** One per line of `text`; ignored if the numbers differ. */
  lines: z.array(textLineSchema).max(deckLimits.runs).optional(),
})

/**
 * A line icon stored as its outline, so that a deck keeps it whatever set it came from: absolute M, L, C and Z commands
 * on a 24 by 24 grid.
 */
export const iconDataSchema = z.strictObject({
  /** Its name in that set. */
  name: z.string().regex(/^[a-z0-9-]{1,40}$/),
  d: z.string().max(deckLimits.icon.outlineLength).regex(iconOutline, {
    error: 'expected absolute M, L, C and Z commands on a grid of 24 by 24',
  }),
  color: colorSchema,
})

const share = z.number().min(0).max(1)
const cropSide = z.number().min(deckLimits.cropSide).max(1)

/** Sums of fractions may exceed 1 by what numbers are rounded. */
const rounding = 1e-6

/**
 * The region of a picture that its frame shows, as fractions of the picture's width and height. In a frame of other
 * proportions, the largest part of the region that has the frame's, around the region's center.
 */
export const cropSchema = z
  .strictObject({ x: share, y: share, width: cropSide, height: cropSide })
  .refine(({ x, y, width, height }) => x + width <= 1 + rounding && y + height <= 1 + rounding, {
    error: 'The region must lie inside the picture',
  })

export const imageTypeSchema = z.enum([
  'ai-generated',
  'generated',
  'stock',
  'unsplash',
  'upload',
  'uploaded',
  'generated-chart',
  'shape',
])

const caption = textSchema(deckLimits.captionLength)

/**
 * A picture, chart, shape, icon or line; icons and lines are stored with the type of shapes. Without a position it fills
 * the layout's media slot; with one it is free. A line is always free and has its ends instead.
 */
export const imageItemSchema = z.strictObject({
  id: idSchema,
  url: imageUrlSchema,
  type: imageTypeSchema,
  title: caption.optional(),
  author: caption.optional(),
  category: caption.optional(),
  prompt: textSchema(deckLimits.promptLength).optional(),
  attribution: caption.optional(),
  alt: textSchema(deckLimits.visualDescriptionLength).optional(),
  position: z.strictObject({ x: unitSchema, y: unitSchema }).optional(),
  size: z.strictObject({ width: lengthSchema, height: lengthSchema }).optional(),
  rotation: z.number().min(-360).max(360).optional(),
  ...placingFields,
  backgroundColor: colorSchema.optional(),
  /** A picture fills its box and is cropped, unless it is to be shown whole. */
  fit: z.enum(['cover', 'contain']).optional(),
  /** Pictures only. A cropped picture fills its frame, whatever its `fit`. */
  crop: cropSchema.optional(),
  /** Pictures only: the shape that the picture is cut to. It fills its frame, whatever its `fit`. */
  mask: shapeTypeSchema.optional(),
  /** Pictures only, like the border and the shadow. Default: 1. */
  opacity: share.optional(),
  /** Page units. Takes the place of the theme's edge, also as 0; a mask has no corners to round. */
  borderRadius: z.number().min(0).max(deckLimits.image.maxRadius).optional(),
  ...frameFields,
  chartData: chartDataSchema.optional(),
  shapeData: shapeDataSchema.optional(),
  iconData: iconDataSchema.optional(),
  lineData: lineDataSchema.optional(),
})

/** The single picture of older decks, read as an image with the ID `legacy-0`. */
export const legacyMediaSchema = z.strictObject({
  url: imageUrlSchema.optional(),
  title: caption.optional(),
  author: caption.optional(),
  category: caption.optional(),
  type: z.string().max(40).optional(),
  position: z.strictObject({ x: unitSchema, y: unitSchema }).optional(),
  size: z.strictObject({ width: lengthSchema, height: lengthSchema }).optional(),
  backgroundColor: colorSchema.optional(),
  alt_description: textSchema(deckLimits.visualDescriptionLength).optional(),
  urls: z.strictObject({ regular: imageUrlSchema }).optional(),
})

export type Crop = z.infer<typeof cropSchema>
export type ChartData = z.infer<typeof chartDataSchema>
export type IconData = z.infer<typeof iconDataSchema>
export type ShapeData = z.infer<typeof shapeDataSchema>
export type ShapeType = z.infer<typeof shapeTypeSchema>
export type ImageItem = z.infer<typeof imageItemSchema>
export type LegacyMedia = z.infer<typeof legacyMediaSchema>
