import * as z from 'zod'
import { deckLimits } from '../limits.ts'
import {
  type ImageKinds,
  isStoredPicture,
  type PictureFields,
  pictureLookFields,
} from './visual.ts'

/** A list of images as a slide may have it: few pictures, and many charts, shapes, icons and lines, which have no fields of pictures. */
export function imageList<Item extends z.ZodType<ImageKinds & PictureFields>>(item: Item) {
  return z
    .array(item)
    .max(deckLimits.visuals, {
      error: `At most ${deckLimits.visuals} images, charts, shapes, icons and lines per slide`,
    })
    .check(({ value, issues }) => {
      for (const [index, image] of value.entries()) {
        if (isStoredPicture(image)) continue
        for (const field of ['crop', 'mask', ...pictureLookFields] as const) {
          if (image[field] === undefined) continue
          const isCut = field === 'crop' || field === 'mask'
          const message = isCut ? 'Only pictures can be cropped' : 'Only pictures have this field'
          issues.push({ code: 'custom', path: [index, field], input: image[field], message })
        }
      }
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
