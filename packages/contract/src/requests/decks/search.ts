import { isStorableText, workspaceLimits } from '@deckloom/deck'
import { z } from 'zod'

export const searchQuery = z.strictObject({
  q: z.string().trim().min(1).max(workspaceLimits.searchLength).refine(isStorableText),
})
