import type { Queries } from '../../db/openDatabase.ts'
import type { MaintenanceStep } from '../../db/maintenance/step.ts'
import { writeStep } from '../../db/maintenance/stepsRepository.ts'

const limit = 3

/**
 * Runs a maintenance step to its end in batches of a few rows; resolves to the number of affected
 * rows.
 */
export async function runStep(queries: Queries, step: MaintenanceStep, now: Date): Promise<number> {
  let [rows, position]: [number, string | null] = [0, null]
  do {
    const done = await step.batch({ queries, now, limit, position })
    rows += done.rows
    position = done.next
  } while (position !== null)
  await writeStep(queries, step.name, { completed: true })
  return rows
}
