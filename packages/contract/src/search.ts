import { isStorableText, workspaceLimits } from '@deckloom/deck'
import { z } from 'zod'

export const searchQuery = z.strictObject({
  q: z.string().trim().min(1).max(workspaceLimits.searchLength).refine(isStorableText),
})

/** A deck whose title or slides have the words that were searched for. */
export interface FoundDeck {
  readonly id: number
  readonly title: string
  /** The first slide that has them, from 1; null when the title alone does. */
  readonly slide: number | null
  /** What stands around them there. */
  readonly excerpt: string | null
  /** ISO 8601. */
  readonly lastModified: string
}

export interface SearchAnswer {
  readonly decks: readonly FoundDeck[]
}
