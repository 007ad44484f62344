import type { DeckViews } from '@deckloom/contract'
import { readContent } from '@deckloom/deck'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { mayShare } from '../decks/presentationPolicy.ts'
import { findPresentation } from '../decks/presentationsRepository.ts'
import { countViews, sumStays } from './viewsRepository.ts'

/** The view statistics of a deck, for those who may share it. */
export async function readViews(
  queries: Queries,
  which: { readonly id: number; readonly userId: string },
): Promise<DeckViews | Failure> {
  const seen = await findPresentation(queries, which)
  if (!seen) return new Failure('not_found')
  if (!mayShare(seen.role)) return new Failure('forbidden')
  const { presentation, role } = seen
  const slides = presentation.slides.shownTo({ role, showsNotes: presentation.showsNotes })
  const stays = await sumStays(queries, which.id)
  return {
    ...(await countViews(queries, which.id)),
    slides: slides.map(readContent).map(({ id, title }) => {
      const { views, ms } = stays.get(id) ?? { views: 0, ms: 0 }
      return { title, views, averageMs: views === 0 ? 0 : Math.round(ms / views) }
    }),
  }
}
