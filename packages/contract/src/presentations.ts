import { deckLimits, type Slide, slidesInputSchema, textSchema } from '@deckloom/deck'
import { z } from 'zod'

const title = textSchema(deckLimits.titleLength)

const largestId = 2_147_483_647

/** A path's `id`: a PostgreSQL integer without sign, zeros in front or exponent. Anything else is `invalid_id`. */
export const presentationParams = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .refine((id) => id <= largestId),
})

export const createPresentationBody = z.strictObject({
  title: title.optional(),
  slides: slidesInputSchema,
  slideCount: z.number().int().min(0).max(deckLimits.slides).optional(),
})

/** `slideCount` is accepted as the specification sends it; the server counts for itself. */
export const savePresentationBody = z.strictObject({
  slides: slidesInputSchema,
  slideCount: z.number().int().min(0).max(deckLimits.slides).optional(),
  /** The title goes along when the editor saves both at once. */
  title: title.optional(),
})

/** A name that the caller gives to one change of a deck and repeats with every attempt at it. */
export const mutationHeaders = z.looseObject({
  'x-mutation-id': z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional(),
})

export const renamePresentationBody = z.strictObject({
  title: title.refine((text) => text.trim() !== '', { error: 'Please enter a title' }),
})

export const exportFormats = ['pptx', 'pdf'] as const
export const exportBody = z.strictObject({ format: z.enum(exportFormats) })
export type ExportFormat = (typeof exportFormats)[number]

export type CreatePresentationBody = z.input<typeof createPresentationBody>
export type SavePresentationBody = z.input<typeof savePresentationBody>
export type RenamePresentationBody = z.input<typeof renamePresentationBody>

/** A deck as the editor and the presenter read it. Dates are ISO 8601. */
export interface Presentation {
  readonly id: number
  readonly title: string
  readonly slides: readonly Slide[]
  readonly slideCount: number
  /** Counts the accepted saves; travels as `ETag` and `If-Match`. */
  readonly version: number
  readonly lastModified: string
  readonly createdAt: string
  readonly isPublic: boolean
  readonly thumbnail: string | null
}

/** In a list a deck carries its first slide only, for its thumbnail. */
export type PresentationListItem = Presentation

export interface ExportAnswer {
  readonly format: ExportFormat
  readonly downloadUrl: string
  readonly fileName: string
}
