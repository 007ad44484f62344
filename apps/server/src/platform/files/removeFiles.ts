import { type FileStore, StoreUnavailable } from '../fileStore.ts'

/**
 * Removes files that no row references. A failure is ignored: the hourly cleanup finds the orphan.
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
