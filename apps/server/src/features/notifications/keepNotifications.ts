import type { Queries } from '../../db/openDatabase.ts'
import type { Notify } from '../../platform/notices.ts'
import { deleteNotifications, trialsEnding } from './notificationsRepository.ts'

const dayMs = 24 * 60 * 60 * 1_000
const daysKept = 90

/** Tells whose trial ends within a day, and forgets what is older than 90 days. */
export async function keepNotifications(
  { queries, notify }: { readonly queries: Queries; readonly notify: Notify },
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + dayMs)
  for (const { id, endsAt } of await trialsEnding(queries, { after: now, until })) {
    if (endsAt) await notify(id, { kind: 'trial-ending', endsAt: endsAt.toISOString() })
  }
  await deleteNotifications(queries, new Date(now.getTime() - daysKept * dayMs))
}
