import { type FileStore, StoreUnavailable } from '../fileStore.ts'

/**
 * Removes files that no row names any more, or never will. What the store cannot remove now is an orphan that the hourly
 * cleaning finds: nobody's call fails for it.
 */
export async function removeFiles(
  store: Pick<FileStore, 'remove'>,
  names: Iterable<string>,
): Promise<void> {
  try {
    for (const name of names) await store.remove(name)
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
  }
}
