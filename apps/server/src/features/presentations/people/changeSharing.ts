import type { Database } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { mayManage } from '../decks/presentationPolicy.ts'
import {
  findPresentation,
  lockPresentation,
  updateShowsNotes,
} from '../decks/presentationsRepository.ts'

/** Sets whether viewers of a deck see its notes and hidden slides; only for its owner. */
export function changeSharing(
  { queries }: Pick<Database, 'queries'>,
  {
    id,
    userId,
    showsNotes,
  }: { readonly id: number; readonly userId: string; readonly showsNotes: boolean },
): Promise<undefined | Failure> {
  return queries.transaction(async (transaction) => {
    await lockPresentation(transaction, id)
    const seen = await findPresentation(transaction, { id, userId })
    if (!seen) return new Failure('not_found')
    if (!mayManage(seen.role)) return new Failure('forbidden')
    await updateShowsNotes(transaction, id, showsNotes)
    return undefined
  })
}
