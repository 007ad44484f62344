import { slideSchema } from '@deckloom/deck'
import { z } from 'zod'

export const draftSchema = z.object({
  version: z.number(),
  base: z.array(slideSchema),
  slides: z.array(slideSchema),
  /** Absent from drafts of earlier versions. */
  sent: z.array(slideSchema).optional(),
  savedAt: z.number(),
})
