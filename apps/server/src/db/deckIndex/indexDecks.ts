import type { Queries } from '../openDatabase.ts'
import { listSeenDue, lockForIndex, readUnindexed, writeEntries } from './deckIndexRepository.ts'
import { entryOf } from './entryOf.ts'

/** Brings the index up to date for those of these decks that are not in it as they are; how many that were. */
export function indexDecks(queries: Queries, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return Promise.resolve(0)
  return queries.transaction(async (transaction) => {
    await lockForIndex(transaction, ids)
    const decks = await readUnindexed(transaction, ids)
    const read = decks.map(({ id, mark, title, slides }) => ({
      id,
      mark,
      ...entryOf(title, slides),
    }))
    if (read.length > 0) await writeEntries(transaction, read)
    return read.length
  })
}

/** As many as somebody changes within the seconds that the indexer takes. */
const mostSeen = 50

/** Has somebody find what they, or those who share decks with them, have just saved. */
export async function indexSeenDecks(queries: Queries, userId: string): Promise<void> {
  await indexDecks(queries, await listSeenDue(queries, { userId, limit: mostSeen }))
}
