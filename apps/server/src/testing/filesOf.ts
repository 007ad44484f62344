import type { FileStore, StoredFile } from '../platform/fileStore.ts'

/** All files of a store, by name. */
export async function filesOf(store: Pick<FileStore, 'list'>): Promise<readonly StoredFile[]> {
  const files: StoredFile[] = []
  for await (const file of store.list()) files.push(file)
  return files.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
