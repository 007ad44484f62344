import type { DeckViews } from '@deckloom/contract'
import { readContent } from '@deckloom/deck'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { mayShare } from '../decks/presentationPolicy.ts'
import { findPresentation } from '../decks/presentationsRepository.ts'
import { countShowings, sumShowings } from '../audience/audienceRepository.ts'
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
  const showings = await sumShowings(queries, which.id)
  const signedIn = await countViews(queries, which.id)
  const byLink = await countShowings(queries, which.id)
  return {
    views: signedIn.views + byLink.views,
    viewers: signedIn.viewers + byLink.viewers,
    viewersByLink: byLink.viewers,
    slides: slides.map(readContent).map(({ id, title }) => {
      const both = [stays.get(id), showings.get(id)].filter((sums) => sums !== undefined)
      const views = both.reduce((sum, sums) => sum + sums.views, 0)
      const ms = both.reduce((sum, sums) => sum + sums.ms, 0)
      return { title, views, averageMs: views === 0 ? 0 : Math.round(ms / views) }
    }),
  }
}
