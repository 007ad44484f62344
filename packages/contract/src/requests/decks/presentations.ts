import { deckLimits, idSchema, slidesInputSchema, textSchema } from '@deckloom/deck'
import { z } from 'zod'

const title = textSchema(deckLimits.titleLength)

const largestId = 2_147_483_647

/** The id of a deck in a body. */
export const presentationId = z.number().int().min(1).max(largestId)

/** The `id` in a path: a PostgreSQL integer without sign, leading zeros or exponent. Anything else is `invalid_id`. */
export const presentationParams = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .refine((id) => id <= largestId),
})

/** A previous version of a deck, by its version number. */
export const revisionParams = presentationParams.extend({
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})

export const createPresentationBody = z.strictObject({
  title: title.optional(),
  slides: slidesInputSchema,
  slideCount: z.number().int().min(0).max(deckLimits.slides).optional(),
})

/** `slideCount` is accepted because the specification sends it; the server counts for itself. */
export const savePresentationBody = z.strictObject({
  slides: slidesInputSchema,
  slideCount: z.number().int().min(0).max(deckLimits.slides).optional(),
  /** Included if the editor saves title and slides at once. */
  title: title.optional(),
})

/** The caller's name for one change of a deck, repeated with every attempt. */
export const mutationHeaders = z.looseObject({
  'x-mutation-id': z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional(),
})

export const renamePresentationBody = z.strictObject({
  title: title.refine((text) => text.trim() !== '', { error: 'Please enter a title' }),
})

export const exportFormats = ['pptx', 'pdf', 'png', 'svg'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Allowed widths of a slide's picture, in pixels; the height follows. */
export const pictureWidths = { min: 16, max: 3840, default: 1920 } as const
const pictureWidth = z.number().int().min(pictureWidths.min).max(pictureWidths.max)

export const exportBody = z
  .strictObject({
    format: z.enum(exportFormats),
    /** One slide, by its id or its number from 1; by default, a zip file of all visible slides. PNG and SVG only. */
    slide: z.union([idSchema, z.number().int().min(1).max(deckLimits.slides)]).optional(),
    /** Pixels. PNG only. */
    width: pictureWidth.optional(),
    /** Puts the open threads into the file as comments, for who may see them. PPTX only. */
    includeComments: z.boolean().optional(),
  })
  .refine(({ format, slide }) => slide === undefined || format === 'png' || format === 'svg', {
    path: ['slide'],
    error: 'One slide alone can be exported as PNG or SVG',
  })
  .refine(({ format, width }) => width === undefined || format === 'png', {
    path: ['width'],
    error: 'Only a PNG has a width',
  })
  .refine(({ format, includeComments }) => includeComments !== true || format === 'pptx', {
    path: ['includeComments'],
    error: 'Only a PowerPoint file has comments',
  })

/** A picture of one slide for lists and cards; `width` defaults to 480 pixels. */
export const thumbnailParams = presentationParams.extend({ slideId: idSchema })
export const thumbnailQuery = z.strictObject({
  width: z.coerce.number().pipe(pictureWidth).default(480),
})

export type CreatePresentationBody = z.input<typeof createPresentationBody>
export type SavePresentationBody = z.input<typeof savePresentationBody>
export type RenamePresentationBody = z.input<typeof renamePresentationBody>

export type ExportBody = z.input<typeof exportBody>
