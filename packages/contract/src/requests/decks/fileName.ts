import { isStorableText } from '@deckloom/deck'
import { z } from 'zod'

/** A file is sent as the raw body, with its name in the query. */
export const fileNameQuery = z.strictObject({
  name: z.string().trim().min(1).max(255).refine(isStorableText),
})
