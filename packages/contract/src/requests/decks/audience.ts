import * as z from 'zod'
import { presentationParams } from './presentations.ts'

/** Everything that is kept, of all links, by default. */
export const audienceQuery = z.strictObject({
  link: presentationParams.shape.id.optional(),
  /** The last days, today included. */
  days: z.enum(['7', '30']).transform(Number).optional(),
})

export const changeAudienceBody = z.strictObject({ countsReaders: z.boolean() })

export type AudienceQuery = z.input<typeof audienceQuery>
