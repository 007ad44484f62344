import { z } from 'zod'
import { deckLimits } from '../limits.ts'
import { colorSchema, idSchema, unitSchema } from '../scalars.ts'

const { width, sites } = deckLimits.line

/** Content that a layout places, and that has no ID of its own. */
export const glueSlots = ['title', 'bullets', 'table'] as const

const siteSchema = z
  .int()
  .min(0)
  .max(sites - 1)

/** The element that an end of a line sticks to, and the index of its connection site, counted as in office programs. */
const glueSchema = z.union([
  z.strictObject({ element: idSchema, site: siteSchema }),
  z.strictObject({ slot: z.enum(glueSlots), site: siteSchema }),
])

/**
 * An end of a line, in page units. Where it is glued, the point is only where it was last: it counts when the element is
 * gone.
 */
const lineEndSchema = z.strictObject({
  x: unitSchema,
  y: unitSchema,
  glue: glueSchema.optional(),
})

export const lineKinds = ['straight', 'elbow', 'curved'] as const
export const lineDashes = ['solid', 'dash', 'dot'] as const
/** Named as in office programs: `stealth` is a barbed arrow, `arrow` an open one. */
export const lineHeads = ['none', 'triangle', 'stealth', 'arrow', 'oval', 'diamond'] as const
/** Colors of the theme that a line may follow. */
export const lineThemeColors = ['text', 'accent1', 'accent2', 'accent3'] as const

/** A line, an arrow or a connector. It has its two ends instead of a position, a size and a rotation. */
export const lineDataSchema = z.strictObject({
  kind: z.enum(lineKinds),
  start: lineEndSchema,
  end: lineEndSchema,
  /** A color of its own, or one of the theme; the color of text if absent. */
  color: z.union([z.enum(lineThemeColors), colorSchema]).optional(),
  /** In page units. */
  width: z.number().min(width.min).max(width.max),
  dash: z.enum(lineDashes).optional(),
  startHead: z.enum(lineHeads).optional(),
  endHead: z.enum(lineHeads).optional(),
})

export type LineData = z.infer<typeof lineDataSchema>
export type LineKind = LineData['kind']
export type LineDash = NonNullable<LineData['dash']>
export type LineHead = NonNullable<LineData['endHead']>
export type LineEnd = LineData['start']
export type LineGlue = NonNullable<LineEnd['glue']>
