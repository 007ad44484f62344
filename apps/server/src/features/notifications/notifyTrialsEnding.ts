import type { Queries } from '../../db/openDatabase.ts'
import type { Notify } from '../../platform/notices.ts'
import type { Entitlements } from '../../platform/plans/entitlements.ts'
import { listTrialsEnding } from './notificationsRepository.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** Notifies the accounts whose trial ends within a day. */
export async function notifyTrialsEnding(
  {
    queries,
    notify,
    entitlements: { hasPlans },
  }: {
    readonly queries: Queries
    readonly notify: Notify
    readonly entitlements: Pick<Entitlements, 'hasPlans'>
  },
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + dayMs)
  const ending = hasPlans ? await listTrialsEnding(queries, { after: now, until }) : []
  for (const { id, endsAt } of ending) {
    if (endsAt) await notify(id, { kind: 'trial-ending', endsAt: endsAt.toISOString() })
  }
}
