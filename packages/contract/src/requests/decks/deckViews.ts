import { idSchema } from '@deckloom/deck'
import * as z from 'zod'

const longestStayMs = 30 * 60 * 1_000
const mostStays = 100

/** What a window says of the deck that it shows: again and again, each stay once. */
export const deckViewsBody = z.strictObject({
  /** The window's own name for this showing. */
  showing: z.string().regex(/^[0-9a-z]{9,20}$/),
  stays: z
    .array(
      z.strictObject({
        slideId: idSchema,
        /** Milliseconds. */
        ms: z.number().int().min(0).max(longestStayMs),
      }),
    )
    .max(mostStays),
})

export type DeckViewsBody = z.infer<typeof deckViewsBody>
