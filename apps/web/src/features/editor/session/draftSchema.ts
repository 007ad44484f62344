import { slideSchema } from '@deckloom/deck'
import { z } from 'zod'

export const draftSchema = z.object({
  version: z.number(),
  base: z.array(slideSchema),
  slides: z.array(slideSchema),
  savedAt: z.number(),
})
