import type { FileStore } from '../fileStore.ts'

/**
 * A store whose files are not removed while a backup reads them. Rows are deleted before their
 * files, so the hourly cleanup finds what is left.
 */
export function spareFiles(files: FileStore, isBackedUp: () => Promise<boolean>): FileStore {
  return {
    ...files,
    async remove(name) {
      // If the check fails, assume that a backup is running.
      if (!(await isBackedUp().catch(() => true))) await files.remove(name)
    },
  }
}
