import { isStorableText, themeChoiceSchema, uploadLimits } from '@deckloom/deck'
import { z } from 'zod'

/** Messages for pictures that are rejected, in the browser and by the server. */
export const pictureMessages = {
  notAnImage: 'Please select an image file',
  tooLarge: 'Image size should be less than 5MB',
  notMade: 'Failed to generate image',
} as const

const promptMessage = 'Please describe the picture'

export const generateImageBody = z.strictObject({
  prompt: z
    .string({ error: promptMessage })
    .trim()
    .min(1, { error: promptMessage })
    .max(uploadLimits.promptLength, {
      error: `Please keep the description under ${uploadLimits.promptLength.toLocaleString('en')} characters`,
    })
    .refine(isStorableText, { error: 'Text contains characters that cannot be stored' }),
  aspect_ratio: z.literal('16:9').default('16:9'),
  /** The theme of the slide that it is for; the embedded illustrator draws in its colors. */
  theme: themeChoiceSchema.optional(),
  /** Incremented when the same prompt is drawn again, to get a different picture. */
  variation: z.number().int().min(0).max(1_000).default(0),
})

export const stockSearchQuery = z.strictObject({
  query: z.string().trim().min(1).max(100).refine(isStorableText),
  per_page: z.coerce.number().pipe(z.number().int().min(1).max(30)).default(12),
})

const photoId = z.string().regex(/^[\w-]{1,64}$/)
export const takePhotoBody = z.strictObject({ id: photoId })
export const libraryPictureParams = z.strictObject({ id: photoId })
export const libraryPictureQuery = z.strictObject({
  size: z.enum(['small', 'regular']).default('regular'),
})

export type GenerateImageBody = z.input<typeof generateImageBody>
