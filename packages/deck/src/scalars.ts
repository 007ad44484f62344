import { z } from 'zod'

/** Stable identity of a slide or an element: kept over every save, never reused in a deck. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/** #RRGGBB */
export const colorSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/)

// PostgreSQL refuses NUL and replaces lone surrogates silently; XML refuses the other control characters.
// Text that carries one is refused at the door, so that what was saved is what is read.
// oxlint-disable-next-line no-control-regex -- the control characters are what is looked for
const unstorable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/

export function isStorableText(text: string): boolean {
  return (
    !unstorable.test(text) &&
    !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text)
  )
}

/** A string of at most `max` UTF-16 units that every store and every export can hold. */
export function textSchema(max: number) {
  return z
    .string()
    .max(max)
    .refine(isStorableText, { error: 'Text contains characters that cannot be stored' })
}

/** Finite page units; far outside the page is refused, slightly outside is clamped by the layout. */
export const unitSchema = z.number().min(-4_800).max(4_800)
export const lengthSchema = z.number().min(0).max(4_800)

/** Where a picture may come from: the server's own files, the web over TLS, or the embedded illustrator. */
export const imageUrlSchema = z
  .string()
  .max(2_048)
  .regex(/^(\/(?!\/)[\x21-\x7e]*|https:\/\/[\x21-\x7e]+|illustration:[a-z-]{1,40}\/[0-9]{1,6}|)$/)

/** Links that a slide may carry. */
export const linkSchema = z
  .string()
  .max(2_048)
  .regex(/^(https?:\/\/|mailto:)[\x21-\x7e]+$/)
