import type { Queries } from '../openDatabase.ts'
import {
  listSeenDue,
  lockForIndex,
  type ReadDeck,
  readUnindexed,
  writeEntries,
} from './deckIndexRepository.ts'
import { entryOf } from './entryOf.ts'

/** Decks of one transaction: the embedded database lets nobody else in while one lasts. */
const atOnce = 5

/** Brings the index up to date for those of these decks that are not in it as they are; how many that were. */
export async function indexDecks(queries: Queries, ids: readonly number[]): Promise<number> {
  let indexed = 0
  for (let from = 0; from < ids.length; from += atOnce) {
    indexed += await indexTogether(queries, ids.slice(from, from + atOnce))
  }
  return indexed
}

function indexTogether(queries: Queries, ids: readonly number[]): Promise<number> {
  return queries.transaction(async (transaction) => {
    await lockForIndex(transaction, ids)
    const read: ReadDeck[] = []
    for (const { id, mark, title, slides } of await readUnindexed(transaction, ids)) {
      read.push({ id, mark, ...(await entryOf(title, slides)) })
    }
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
