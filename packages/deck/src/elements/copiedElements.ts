import { z } from 'zod'
import { deckLimits } from '../limits.ts'
import { slideSchema } from '../slide.ts'
import { visualsOf } from './visuals.ts'
import { textElementSchema } from '../text/text.ts'
import { imageItemSchema } from './storedImage.ts'

/** Pictures that a copy may bring: of this server, of the illustrator, of the library of stock photos. */
const pictureUrl =
  /^(\/(files|uploads|api\/uploads)\/[\w./-]*|illustration:.*|https:\/\/images\.unsplash\.com\/.*|)$/

/**
 * Elements in the clipboard. Whoever can write to the clipboard can write this, so it is read like a stranger's
 * letter: nothing but what a slide may hold, and no picture whose address would tell somebody that it was pasted.
 */
export const copiedElementsSchema = z.strictObject({
  app: z.literal('deckloom'),
  version: z.literal(1),
  texts: z.array(textElementSchema).max(deckLimits.textElements),
  images: z
    .array(imageItemSchema.required({ position: true, size: true }).refine(isOwnPicture))
    .max(deckLimits.images),
})

/** Whole slides in the clipboard, read as carefully. */
export const copiedSlidesSchema = z.strictObject({
  app: z.literal('deckloom'),
  version: z.literal(1),
  slides: z
    .array(slideSchema.refine((slide) => visualsOf(slide).every(isOwnPicture)))
    .min(1)
    .max(deckLimits.slides),
})

export type CopiedSlides = z.infer<typeof copiedSlidesSchema>
export type CopiedElements = z.infer<typeof copiedElementsSchema>

function isOwnPicture({ url }: { readonly url: string }): boolean {
  return pictureUrl.test(url) && !url.includes('..')
}
