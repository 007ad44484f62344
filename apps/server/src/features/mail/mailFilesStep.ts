import { existsSync } from 'node:fs'
import { createFolderStore } from '../../platform/files/folderStore.ts'
import type { MaintenanceStep } from '../../db/maintenance/step.ts'
import { sweepFiles } from '../../db/maintenance/sweepFiles.ts'

/** Deletes emails that were written as files after `keptMs` milliseconds; never without it. */
export function mailFilesStep(folder: string, keptMs: number | undefined): MaintenanceStep {
  const name = 'Email files'
  const files = () => createFolderStore(folder)
  const sweep = sweepFiles(name, {
    kind: 'mail',
    files: { list: () => files().list(), remove: (file) => files().remove(file) },
    graceMs: keptMs ?? Infinity,
    known: async () => new Set(),
  })
  return {
    name,
    // The folder is created with the first email, which there may never be.
    batch: async (context) => (existsSync(folder) ? sweep.batch(context) : { rows: 0, next: null }),
  }
}
