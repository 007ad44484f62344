import { isStorableText } from '@deckloom/deck'
import { z } from 'zod'

/** A file is sent as it is, its name in the address. */
export const fileNameQuery = z.strictObject({
  name: z.string().trim().min(1).max(255).refine(isStorableText),
})
