import type { DeckViewsBody } from '@deckloom/contract'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { mayEdit } from '../decks/presentationPolicy.ts'
import { findPresentation } from '../decks/presentationsRepository.ts'
import { insertViews } from './viewsRepository.ts'

/** Stores a signed-in person's views of a deck that they may not edit. */
export async function recordViews(
  { queries, now }: { readonly queries: Queries; readonly now: () => Date },
  {
    id,
    userId,
    body,
  }: { readonly id: number; readonly userId: string; readonly body: DeckViewsBody },
): Promise<Failure | undefined> {
  const seen = await findPresentation(queries, { id, userId })
  if (!seen) return new Failure('not_found')
  const { presentation, role } = seen
  // Rehearsals by those who make the deck would drown out the views of others.
  if (mayEdit(role)) return undefined
  const { showsNotes } = presentation
  await insertViews(queries, {
    deck: { id, slides: presentation.slides.shownTo({ role, showsNotes }) },
    viewerId: userId,
    body,
    at: now(),
  })
  return undefined
}
