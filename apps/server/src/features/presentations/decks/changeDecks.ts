import type { DeckAction } from '@deckloom/contract'
import type { Database, Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { hasFolder } from '../folders/foldersRepository.ts'
import {
  addFavorites,
  deletePresentations,
  lockDecks,
  moveDecks,
  removeFavorites,
  setTrashed,
} from './pageRepository.ts'
import { mayManage } from './presentationPolicy.ts'

type Change = {
  readonly ids: readonly number[]
  readonly userId: string
  readonly now: Date
} & (
  | { readonly action: Exclude<DeckAction, 'move'> }
  | { readonly action: 'move'; readonly folderId: number | null }
)

/**
 * Applies an action to several decks; resolves to the affected ids. Decks that the caller cannot
 * see or change are skipped; it fails only if none is left.
 */
export function changeDecks(
  { queries }: Pick<Database, 'queries'>,
  change: Change,
): Promise<readonly number[] | Failure> {
  return queries.transaction(async (transaction) => {
    const inTrash = change.action === 'restore' || change.action === 'erase'
    const decks = (await lockDecks(transaction, change)).filter((deck) => deck.trashed === inTrash)
    if (decks.length === 0) return new Failure('not_found')
    const marks = change.action === 'favorite' || change.action === 'unfavorite'
    const ids = decks.filter(({ role }) => marks || mayManage(role)).map(({ id }) => id)
    if (ids.length === 0) return new Failure('forbidden')
    if (change.action === 'move' && change.folderId !== null) {
      const target = { id: change.folderId, userId: change.userId }
      if (!(await hasFolder(transaction, target))) return new Failure('not_found')
    }
    await carryOut(transaction, { ...change, ids })
    return ids
  })
}

async function carryOut(queries: Queries, change: Change): Promise<void> {
  const { ids, userId, now } = change
  switch (change.action) {
    case 'move':
      return moveDecks(queries, ids, change.folderId)
    case 'trash':
      return setTrashed(queries, ids, now)
    case 'restore':
      return setTrashed(queries, ids, null)
    case 'erase':
      return deletePresentations(queries, ids)
    case 'favorite':
      return addFavorites(queries, { ids, userId })
    case 'unfavorite':
      return removeFavorites(queries, { ids, userId })
  }
}
