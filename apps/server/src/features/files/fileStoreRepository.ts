import { and, eq, lt } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { fileStore } from '../../db/schema/files.ts'
import type { StoreNote } from '../../platform/files/storeNote.ts'

/**
 * The installation's store according to the database; undefined until the first server has started.
 */
export async function findStore(queries: Queries): Promise<StoreNote | undefined> {
  const [found] = await queries
    .select({ id: fileStore.id, generation: fileStore.generation })
    .from(fileStore)
  return found
}

/**
 * Records a store as the installation's and runs `work` in the same transaction. Does nothing if
 * another server was faster, whose transaction this waits for.
 */
export async function insertStore(
  queries: Queries,
  note: StoreNote,
  work: () => Promise<void>,
): Promise<void> {
  await queries.transaction(async (transaction) => {
    const made = await transaction.insert(fileStore).values(note).onConflictDoNothing().returning()
    if (made.length > 0) await work()
  })
}

/** Records that the files have moved; never goes back to an older generation. */
export async function raiseGeneration(
  queries: Queries,
  { id, generation }: StoreNote,
): Promise<void> {
  await queries
    .update(fileStore)
    .set({ generation })
    .where(and(eq(fileStore.id, id), lt(fileStore.generation, generation)))
}
