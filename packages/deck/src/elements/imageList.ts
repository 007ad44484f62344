import * as z from 'zod'
import { deckLimits } from '../limits.ts'
import { type ImageKinds, isStoredPicture } from './visual.ts'

/** A list of images as a slide may have it: few pictures, and many charts, shapes, icons and lines. */
export function imageList<Item extends z.ZodType<ImageKinds>>(item: Item) {
  return z
    .array(item)
    .max(deckLimits.visuals, {
      error: `At most ${deckLimits.visuals} images, charts, shapes, icons and lines per slide`,
    })
    .check(({ value, issues }) => {
      if (value.filter(isStoredPicture).length <= deckLimits.images) return
      issues.push({
        code: 'too_big',
        origin: 'array',
        maximum: deckLimits.images,
        inclusive: true,
        input: value,
        message: `At most ${deckLimits.images} images per slide`,
      })
    })
}
