import { z } from 'zod'
import { deckLimits } from '../limits.ts'
import { placingFields } from '../elements/placing.ts'
import {
  colorSchema,
  idSchema,
  lengthSchema,
  linkSchema,
  textSchema,
  unitSchema,
} from '../scalars.ts'

export const textAlignSchema = z.enum(['left', 'center', 'right'])

const fontSizeSchema = z.number().min(deckLimits.fontSize.min).max(deckLimits.fontSize.max)

export const textStyleSchema = z.strictObject({
  fontSize: fontSizeSchema.optional(),
  fontWeight: z.union([z.enum(['normal', 'bold']), z.number().int().min(100).max(900)]).optional(),
  fontStyle: z.enum(['normal', 'italic']).optional(),
  textDecoration: z.enum(['none', 'underline', 'line-through']).optional(),
  textAlign: textAlignSchema.optional(),
  color: colorSchema.optional(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
})

/** A stretch of text with its own look; the runs of an element joined are its content. */
export const textRunSchema = z.strictObject({
  text: textSchema(deckLimits.textLength),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  color: colorSchema.optional(),
  /** Beside the nominal size of its text: where the layout sets that smaller, the run shrinks with it. */
  fontSize: fontSizeSchema.optional(),
  href: linkSchema.optional(),
})

export const textRunsSchema = z.array(textRunSchema).max(deckLimits.runs)

/** How a line of a text element stands in a list; a line without a list is plain. */
export const textLineSchema = z.strictObject({
  list: z.enum(['bullet', 'number']).optional(),
  /** Depth of the list, from 0. */
  level: z
    .int()
    .min(0)
    .max(deckLimits.listLevels - 1)
    .optional(),
})

export const positionSchema = z.strictObject({
  x: unitSchema,
  y: unitSchema,
  width: lengthSchema,
  height: lengthSchema,
})

export const textElementSchema = z.strictObject({
  id: idSchema,
  type: z.enum(['title', 'bullet', 'text']),
  content: textSchema(deckLimits.textLength),
  position: positionSchema,
  rotation: z.number().min(-360).max(360).optional(),
  ...placingFields,
  style: textStyleSchema,
  /** Present when parts of the text differ in look. Ignored when the joined text is not `content`. */
  runs: textRunsSchema.optional(),
  /** One for each line of `content`; ignored when they are not as many. */
  lines: z.array(textLineSchema).max(deckLimits.runs).optional(),
})

export type TextAlign = z.infer<typeof textAlignSchema>
export type TextStyle = z.infer<typeof textStyleSchema>
export type TextRunStyle = z.infer<typeof textRunSchema>
export type TextLineStyle = z.infer<typeof textLineSchema>
export type TextElement = z.infer<typeof textElementSchema>
