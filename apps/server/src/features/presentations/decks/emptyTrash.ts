import type { Queries } from '../../../db/openDatabase.ts'
import { deleteTrash } from './pageRepository.ts'

/** Permanently deletes the decks in a person's trash. */
export async function emptyTrash(queries: Queries, userId: string): Promise<undefined> {
  await deleteTrash(queries, userId)
}
