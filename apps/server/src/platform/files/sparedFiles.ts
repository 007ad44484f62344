import type { FileStore } from '../fileStore.ts'

/**
 * Files of which none is removed while a backup reads them. Rows go before their files, so what stays is an orphan that the
 * hourly cleaning finds later.
 */
export function sparedFiles(files: FileStore, isBackedUp: () => Promise<boolean>): FileStore {
  return {
    ...files,
    async remove(name) {
      // Who cannot be asked may be in the middle of one.
      if (!(await isBackedUp().catch(() => true))) await files.remove(name)
    },
  }
}
