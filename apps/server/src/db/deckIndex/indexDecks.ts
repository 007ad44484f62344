import type { Queries } from '../openDatabase.ts'
import {
  listSeenDue,
  lockForIndex,
  type ReadDeck,
  readUnindexed,
  writeEntries,
} from './deckIndexRepository.ts'
import { entryOf } from './entryOf.ts'

/** Decks per transaction: a transaction blocks all other queries of the embedded database. */
const atOnce = 5

/** Updates the index for those of these decks that are out of date; returns how many were. */
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

/** As many as one person changes within the seconds that the indexer takes. */
const mostSeen = 50

/** Indexes what a person, or those who share decks with them, have just saved. */
export async function indexSeenDecks(queries: Queries, userId: string): Promise<void> {
  await indexDecks(queries, await listSeenDue(queries, { userId, limit: mostSeen }))
}
