import { z } from 'zod'
import { imageList } from './imageList.ts'
import { deckLimits } from '../limits.ts'
import { slideSchema } from '../slide.ts'
import { visualsOf } from './visuals.ts'
import { textElementSchema } from '../text/text.ts'
import { type ImageItem, imageItemSchema } from './storedImage.ts'

/** Pictures a copy may contain: from this server, the illustrator, or the stock photo library. */
const pictureUrl =
  /^(\/(files|uploads|api\/uploads)\/[\w./-]*|illustration:.*|https:\/\/images\.unsplash\.com\/.*|)$/

/**
 * Elements in the clipboard. Anyone who can write to the clipboard can write this, so it is treated as untrusted input:
 * only what a slide may hold, and no picture whose URL would tell somebody that it was pasted.
 */
export const copiedElementsSchema = z.strictObject({
  app: z.literal('deckloom'),
  version: z.literal(1),
  texts: z.array(textElementSchema).max(deckLimits.textElements),
  images: imageList(imageItemSchema.refine(isPlaced).refine(isOwnPicture)),
})

/** Whole slides in the clipboard, validated just as strictly. */
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

/** Everything that is copied has a place: a position and a size, or the ends of a line. */
function isPlaced({ position, size, lineData }: ImageItem): boolean {
  return lineData !== undefined || (position !== undefined && size !== undefined)
}

function isOwnPicture({ url }: { readonly url: string }): boolean {
  return pictureUrl.test(url) && !url.includes('..')
}
