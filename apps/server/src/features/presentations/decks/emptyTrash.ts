import type { Queries } from '../../../db/openDatabase.ts'
import { deleteTrash } from './pageRepository.ts'

/** Deletes for ever the decks that somebody has put into the trash. */
export async function emptyTrash(queries: Queries, userId: string): Promise<undefined> {
  await deleteTrash(queries, userId)
}
