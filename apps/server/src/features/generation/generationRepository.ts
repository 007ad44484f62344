import type { Slide } from '@deckloom/deck'
import type { Database } from '../../db/openDatabase.ts'
import { tokenUsage } from '../../db/schema/activity.ts'
import { presentations } from '../../db/schema/presentations.ts'

export interface GeneratedDeck {
  readonly userId: string
  readonly title: string
  readonly slides: readonly Slide[]
  readonly model: string
  readonly requestId: string
}

/** Stores a written deck together with what writing it used: either both are there or neither. */
export function insertGeneratedDeck(
  { queries }: Pick<Database, 'queries'>,
  { userId, title, slides, model, requestId }: GeneratedDeck,
): Promise<{ readonly id: number }> {
  return queries.transaction(async (transaction) => {
    const [inserted] = await transaction
      .insert(presentations)
      .values({ userId, title, slides, slideCount: slides.length })
      .returning({ id: presentations.id })
    if (!inserted) throw new Error('The insert returned nothing')
    // The embedded writer uses no tokens: the columns' zeros are its true figures.
    await transaction.insert(tokenUsage).values({ userId, operation: 'generate', model, requestId })
    return inserted
  })
}
