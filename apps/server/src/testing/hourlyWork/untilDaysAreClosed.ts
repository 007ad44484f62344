import { isNotNull } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Queries } from '../../db/openDatabase.ts'
import { maintenanceSteps } from '../../db/schema/operation/maintenance.ts'

const timeout = 30_000

/**
 * A server stores the statistics of past days soon after its start; data that a test backdates must
 * be written after that.
 */
export async function untilDaysAreClosed(queries: Queries): Promise<void> {
  await vi.waitUntil(
    async () => {
      const done = await queries
        .select({ name: maintenanceSteps.name })
        .from(maintenanceSteps)
        .where(isNotNull(maintenanceSteps.lastOk))
      return done.some(({ name }) => name === 'Daily totals')
    },
    { timeout, interval: 50 },
  )
}
