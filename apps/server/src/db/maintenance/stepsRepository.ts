import { asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../openDatabase.ts'
import { maintenanceSteps } from '../schema/operation/maintenance.ts'

export type StepRow = typeof maintenanceSteps.$inferSelect

/** The last runs of the steps with these names; a step that never ran has no row. */
export function listSteps(queries: Queries, names: readonly string[]): Promise<StepRow[]> {
  return queries
    .select()
    .from(maintenanceSteps)
    .where(inArray(maintenanceSteps.name, [...names]))
    .orderBy(asc(maintenanceSteps.name))
}

/** Whether a step has completed at least once. */
export async function isCompleted(queries: Queries, name: string): Promise<boolean> {
  const [found] = await queries
    .select({ completed: maintenanceSteps.completed })
    .from(maintenanceSteps)
    .where(eq(maintenanceSteps.name, name))
  return found?.completed ?? false
}

/** Updates the row of a step; omitted fields stay unchanged. */
export async function writeStep(
  queries: Queries,
  name: string,
  change: Partial<Omit<StepRow, 'name'>>,
): Promise<void> {
  await queries
    .insert(maintenanceSteps)
    .values({ name, ...change })
    .onConflictDoUpdate({ target: maintenanceSteps.name, set: change })
}
