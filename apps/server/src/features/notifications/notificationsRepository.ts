import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { deleteBatch } from '../../db/deleteBatch.ts'
import type { Queries } from '../../db/openDatabase.ts'
import type { Purge } from '../../db/maintenance/step.ts'
import { users } from '../../db/schema/accounts.ts'
import { notifications } from '../../db/schema/notifications.ts'
import type { Notice } from '../../platform/notices.ts'

export type NotificationRow = typeof notifications.$inferSelect

export interface NewNotification {
  readonly userId: string
  readonly notice: Notice
  readonly occasion: string
  readonly createdAt: Date
}

/** An occasion that the person was told of already changes nothing. */
export async function insertNotification(queries: Queries, row: NewNotification): Promise<void> {
  await queries.insert(notifications).values(row).onConflictDoNothing()
}

/** Whose notices are wanted, without those of some kinds. */
interface Wanted {
  readonly userId: string
  readonly without: readonly Notice['kind'][]
}

const wanted = ({ userId, without }: Wanted) =>
  and(
    eq(notifications.userId, userId),
    without.length > 0
      ? notInArray(sql`${notifications.notice} ->> 'kind'`, [...without])
      : undefined,
  )

export function listNotifications(
  queries: Queries,
  { most, ...who }: Wanted & { readonly most: number },
): Promise<NotificationRow[]> {
  return queries
    .select()
    .from(notifications)
    .where(wanted(who))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(most)
}

export async function countUnread(queries: Queries, who: Wanted): Promise<number> {
  const [counted] = await queries
    .select({ unread: count() })
    .from(notifications)
    .where(and(wanted(who), isNull(notifications.readAt)))
  return counted?.unread ?? 0
}

/** Marks those of a person as read: all, or the ones with these ids. */
export async function markRead(
  queries: Queries,
  {
    userId,
    ids,
    now,
  }: { readonly userId: string; readonly ids: readonly number[] | undefined; readonly now: Date },
): Promise<void> {
  await queries
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids && inArray(notifications.id, [...ids]),
      ),
    )
}

/** Accounts on their trial that ends between two moments. */
export function trialsEnding(
  queries: Queries,
  { after, until }: { readonly after: Date; readonly until: Date },
) {
  return queries
    .select({ id: users.id, endsAt: users.trialEndDate })
    .from(users)
    .where(
      and(
        eq(users.subscriptionTier, 'free'),
        gt(users.trialEndDate, after),
        lte(users.trialEndDate, until),
        // Whoever has a plan from an administrator loses nothing then.
        or(isNull(users.grantedUntil), lte(users.grantedUntil, users.trialEndDate)),
      ),
    )
}

/** Forgets what people were told before a moment: at most `limit` rows, and answers how many. */
export function purgeNotifications(queries: Queries, { before, limit }: Purge): Promise<number> {
  return deleteBatch(queries, {
    from: notifications,
    where: lt(notifications.createdAt, before),
    limit,
  })
}
