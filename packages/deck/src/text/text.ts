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

/** A font family by name; one that is not known is drawn in the theme's font. */
const fontFamilySchema = textSchema(deckLimits.fontFamilyLength)

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
  strike: z.boolean().optional(),
  fontFamily: fontFamilySchema.optional(),
  /** Baseline to baseline, as a multiple of single spacing. */
  lineSpacing: z
    .number()
    .min(deckLimits.lineSpacing.min)
    .max(deckLimits.lineSpacing.max)
    .optional(),
  /** Space above each paragraph but the first, in page units. */
  paragraphSpacing: z
    .number()
    .min(deckLimits.paragraphSpacing.min)
    .max(deckLimits.paragraphSpacing.max)
    .optional(),
})

/** A stretch of text with its own style; the joined runs of an element are its content. */
export const textRunSchema = z.strictObject({
  text: textSchema(deckLimits.textLength),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strike: z.boolean().optional(),
  color: colorSchema.optional(),
  /** Color behind the text. */
  highlight: colorSchema.optional(),
  /** Raised or lowered, and smaller. */
  baseline: z.enum(['super', 'sub']).optional(),
  fontFamily: fontFamilySchema.optional(),
  /** Relative to the nominal size of the text: if the layout shrinks that, the run shrinks with it. */
  fontSize: fontSizeSchema.optional(),
  href: linkSchema.optional(),
})

export const textRunsSchema = z.array(textRunSchema).max(deckLimits.runs)

/** From 0. */
export const listLevelSchema = z
  .int()
  .min(0)
  .max(deckLimits.listLevels - 1)

/** How a line of a text element belongs to a list; a line without a list is plain. */
export const textLineSchema = z.strictObject({
  list: z.enum(['bullet', 'number']).optional(),
  /** Nesting level, from 0. */
  level: listLevelSchema.optional(),
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
  /** Present if parts of the text differ in style. Ignored if the joined text is not `content`. */
  runs: textRunsSchema.optional(),
  /** One per line of `content`; ignored if the numbers differ. */
  lines: z.array(textLineSchema).max(deckLimits.runs).optional(),
})

export type TextAlign = z.infer<typeof textAlignSchema>
export type TextStyle = z.infer<typeof textStyleSchema>
export type TextRunStyle = z.infer<typeof textRunSchema>
export type TextLineStyle = z.infer<typeof textLineSchema>
export type TextElement = z.infer<typeof textElementSchema>
