import * as z from 'zod/mini'
import { presentationParams } from './presentations.ts'

/** Older links with shorter passwords keep working. */
export const sharePasswordLength = { min: 8, max: 128 } as const
export const sharePasswordMessage = `Use ${sharePasswordLength.min} to ${sharePasswordLength.max} characters`

export const createShareLinkBody = z.strictObject({
  /** Days until the link expires; by default it works until it is revoked. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  /** Required before the deck is shown. */
  password: z.optional(
    z
      .string()
      .check(
        z.minLength(sharePasswordLength.min, { error: sharePasswordMessage }),
        z.maxLength(sharePasswordLength.max, { error: sharePasswordMessage }),
      ),
  ),
})

export const shareLinkParams = presentationParams.extend({ linkId: presentationParams.shape.id })

export const unlockShareBody = z.strictObject({
  password: z.string().check(z.minLength(1), z.maxLength(128)),
})

export type CreateShareLinkBody = z.infer<typeof createShareLinkBody>
