import type { Slide } from '@deckloom/deck'
import * as z from 'zod/mini'
import { presentationParams } from './presentations.ts'

const passwordMessage = 'A password has 4 to 128 characters'

export const createShareLinkBody = z.strictObject({
  /** Days until the link stops working; without it, it works until it is revoked. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  /** Asked for before the deck is shown. */
  password: z.optional(
    z
      .string()
      .check(
        z.minLength(4, { error: passwordMessage }),
        z.maxLength(128, { error: passwordMessage }),
      ),
  ),
})

export const shareLinkParams = presentationParams.extend({ linkId: presentationParams.shape.id })

export const unlockShareBody = z.strictObject({
  password: z.string().check(z.minLength(1), z.maxLength(128)),
})

export type CreateShareLinkBody = z.infer<typeof createShareLinkBody>
export type UnlockShareBody = z.infer<typeof unlockShareBody>

/** A way for people without an account to look at a deck. Dates are ISO 8601. */
export interface ShareLink {
  readonly id: number
  /** Path below the origin, such as '/share/AbC…'. */
  readonly path: string
  readonly hasPassword: boolean
  readonly expiresAt: string | null
  /** Visitors, each counted once a day. */
  readonly viewCount: number
  readonly createdAt: string
}

/** What a link shows: no notes, no hidden slides, nobody's name. */
export interface SharedDeck {
  readonly title: string
  readonly slides: readonly Slide[]
}
