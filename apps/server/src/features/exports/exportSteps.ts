import { removeFiles } from '../../platform/files/removeFiles.ts'
import type { FileStore } from '../../platform/fileStore.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { type MaintenanceStep, purgeStep } from '../../db/maintenance/step.ts'
import { sweepFiles } from '../../db/maintenance/sweepFiles.ts'
import { deleteExpired, filterExports } from './exportsRepository.ts'

const hourMs = 60 * 60 * 1_000

/** Deletes expired exports and leftovers of interrupted ones. */
export function exportSteps({
  queries,
  files,
}: {
  readonly queries: Queries
  readonly files: FileStore
}): readonly MaintenanceStep[] {
  return [
    purgeStep('Expired exports', async ({ now, limit }) => {
      const expired = await deleteExpired(queries, { now, limit })
      await removeFiles(files, expired)
      return expired.length
    }),
    sweepFiles('Export files', {
      kind: 'exports',
      files,
      graceMs: hourMs,
      known: (names) => filterExports(queries, names),
    }),
  ]
}
