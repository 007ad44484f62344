import type { NotificationList } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import type { Entitlements } from '../../platform/plans/entitlements.ts'
import { countUnread, listNotifications, markRead } from './notificationsRepository.ts'
import { presentNotification } from './presentNotification.ts'

export interface NotificationRoutePorts {
  readonly queries: Queries
  readonly now: () => Date
  readonly entitlements: Pick<Entitlements, 'hasPlans'>
}

/** Older ones are kept, but not shown. */
const most = 50
/** Kinds that only make sense with plans. */
const aboutPlans = ['trial-ending', 'plan-started', 'plan-given'] as const

/** A person's notifications, newest first. */
export async function readNotifications(
  { queries, now, entitlements }: NotificationRoutePorts,
  userId: string,
): Promise<NotificationList> {
  const without = entitlements.hasPlans ? [] : aboutPlans
  const rows = await listNotifications(queries, { userId, without, most })
  return {
    unread: await countUnread(queries, { userId, without }),
    items: rows.map((row) => presentNotification(row, now())),
  }
}

/** Marks a person's notifications as read; all of them without ids. */
export async function markNotificationsRead(
  { queries, now }: Pick<NotificationRoutePorts, 'queries' | 'now'>,
  which: { readonly userId: string; readonly ids?: readonly number[] | undefined },
): Promise<undefined> {
  await markRead(queries, { ...which, ids: which.ids && [...which.ids], now: now() })
}
