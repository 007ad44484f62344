import { z } from 'zod'
import { colorPattern } from './colorPattern.ts'
import { isStorableText } from './text/isStorableText.ts'
import { deckLimits } from './limits.ts'
import { linkPattern } from './linkPattern.ts'
import { isPictureAddress } from './pictureAddress.ts'

/** Stable identity of a slide or an element: kept across saves, never reused within a deck. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

export const colorSchema = z.string().regex(colorPattern)

/** A string of at most `max` UTF-16 code units that every store and every export can hold. */
export function textSchema(max: number) {
  return z
    .string()
    .max(max)
    .refine(isStorableText, { error: 'Text contains characters that cannot be stored' })
}

/** Finite page units. Far off the page is rejected; slightly off is clamped by the layout. */
export const unitSchema = z.number().min(deckLimits.position.min).max(deckLimits.position.max)
export const lengthSchema = z.number().min(deckLimits.size.min).max(deckLimits.size.max)

/** Allowed sources of a picture: the server's own storage, the web over TLS, or the embedded illustrator. */
export const imageUrlSchema = z
  .string()
  .max(deckLimits.urlLength)
  .refine(isPictureAddress, { error: 'A picture cannot have this address' })

/** Links a slide may contain. */
export const linkSchema = z.string().max(deckLimits.urlLength).regex(linkPattern)
