import { deckLimits, idSchema, type Slide, slidesInputSchema, textSchema } from '@deckloom/deck'
import { z } from 'zod'

const title = textSchema(deckLimits.titleLength)

const largestId = 2_147_483_647

/** The id of a deck in a body. */
export const presentationId = z.number().int().min(1).max(largestId)

/** A path's `id`: a PostgreSQL integer without sign, zeros in front or exponent. Anything else is `invalid_id`. */
export const presentationParams = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .refine((id) => id <= largestId),
})

/** One replaced state of a deck, by the version that it was. */
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

export const exportFormats = ['pptx', 'pdf', 'png', 'svg'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Pixels that the picture of a slide may be wide; its height follows. */
export const pictureWidths = { min: 16, max: 3840, default: 1920 } as const
const pictureWidth = z.number().int().min(pictureWidths.min).max(pictureWidths.max)

export const exportBody = z
  .strictObject({
    format: z.enum(exportFormats),
    /** One slide, by its id or its number from 1; without it a zip file of all that are shown. PNG and SVG only. */
    slide: z.union([idSchema, z.number().int().min(1).max(deckLimits.slides)]).optional(),
    /** Pixels. PNG only. */
    width: pictureWidth.optional(),
  })
  .refine(({ format, slide }) => slide === undefined || format === 'png' || format === 'svg', {
    path: ['slide'],
    error: 'One slide alone can be exported as PNG or SVG',
  })
  .refine(({ format, width }) => width === undefined || format === 'png', {
    path: ['width'],
    error: 'Only a PNG has a width',
  })

/** A picture of one slide for lists and cards; `width` defaults to 480 pixels. */
export const thumbnailParams = presentationParams.extend({ slideId: idSchema })
export const thumbnailQuery = z.strictObject({
  width: z.coerce.number().pipe(pictureWidth).default(480),
})

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
  /** What the caller may do, when a deck of somebody else is opened. */
  readonly role?: DeckRole
}

/** What a person is to a deck. */
export type DeckRole = 'owner' | 'editor' | 'commenter' | 'viewer'

/** In a list a deck carries its first slide only, for its thumbnail. */
export interface PresentationListItem extends Presentation {
  readonly role: DeckRole
  readonly isFavorite: boolean
  /** Who it belongs to; null for an own deck. */
  readonly ownerName: string | null
  /** The owner's folder that it lies in; null for decks of others, too. */
  readonly folderId: number | null
  /** When it was put into the trash. */
  readonly trashedAt: string | null
}

/** A replaced state of a deck, as the list of its versions shows it. */
export interface RevisionItem {
  readonly version: number
  readonly title: string
  readonly slideCount: number
  readonly savedAt: string
  readonly replacedAt: string
  /** Null for the first state, and where the account is gone. */
  readonly author: {
    readonly id: string
    readonly firstName: string | null
    readonly lastName: string | null
  } | null
}

export interface Revision {
  readonly version: number
  readonly title: string
  readonly slides: readonly Slide[]
}

export interface ExportAnswer {
  readonly format: ExportFormat
  readonly downloadUrl: string
  readonly fileName: string
  /** What the file lacks of the deck, a sentence each, such as pictures that could not be had. */
  readonly warnings: readonly string[]
}

/**
 * What an export streams to those who accept `text/event-stream`: `progress` as slides are finished, then `done`;
 * or an `error` at any point, after which nothing follows. Whoever hangs up cancels the export.
 */
export type ExportEvent =
  | { readonly type: 'progress'; readonly slide: number; readonly of: number }
  | ({ readonly type: 'done' } & ExportAnswer)
  | { readonly type: 'error'; readonly message: string; readonly code: string }

export type ExportBody = z.input<typeof exportBody>
