import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  not,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { deleteBatch } from '../../db/deleteBatch.ts'
import type { Queries } from '../../db/openDatabase.ts'
import type { Purge } from '../../db/maintenance/step.ts'
import { users } from '../../db/schema/accounts.ts'
import { comments } from '../../db/schema/comments.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { deckAccess, presentations } from '../../db/schema/presentations.ts'
import { accessRequests } from '../../db/schema/sharing.ts'
import type { Notice } from '../../platform/notices.ts'

export type NotificationRow = typeof notifications.$inferSelect & {
  /** Whether there is nothing left to answer. */
  readonly isSettled: boolean
  /** The beginning of the comment that it is about, for those who edit the deck. */
  readonly said: string | null
}

export interface NewNotification {
  readonly userId: string
  readonly notice: Notice
  readonly occasion: string
  readonly createdAt: Date
}

/** Does nothing if the person was notified of this occasion before. */
export async function insertNotification(queries: Queries, row: NewNotification): Promise<void> {
  await queries.insert(notifications).values(row).onConflictDoNothing()
}

/** Whose notifications are listed, without some kinds. */
interface Wanted {
  readonly userId: string
  readonly without: readonly Notice['kind'][]
}

const matchWanted = ({ userId, without }: Wanted) =>
  and(
    eq(notifications.userId, userId),
    without.length > 0
      ? notInArray(sql`${notifications.notice} ->> 'kind'`, [...without])
      : undefined,
  )

/** Requests for access that somebody answered, or that were too old, are gone. */
const isSettled = sql<boolean>`(${notifications.notice} ->> 'kind' = 'access-asked' and not exists (
  select 1 from ${accessRequests} where ${accessRequests.id} = (${notifications.notice} ->> 'request')::int
))`

/** Length of the beginning of a comment, in characters. */
const saidLength = 140

/** Only who edits the deck certainly sees all of its threads: a slide may be hidden from commenters meanwhile. */
const saidTo = (userId: string) => sql<string | null>`(
  select left(c.content, ${saidLength}) from ${comments} c
    join ${presentations} d on d.id = c.presentation_id and d.trashed_at is null
  where c.id = (${notifications.notice} ->> 'comment')::int and c.content <> ''
    and (d.user_id = ${userId} or exists (select 1 from ${deckAccess} a
      where a.presentation_id = d.id and a.user_id = ${userId} and a.role = 'editor'))
)`

export function listNotifications(
  queries: Queries,
  { most, ...who }: Wanted & { readonly most: number },
): Promise<NotificationRow[]> {
  return queries
    .select({ ...getTableColumns(notifications), isSettled, said: saidTo(who.userId) })
    .from(notifications)
    .where(matchWanted(who))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(most)
}

export async function countUnread(queries: Queries, who: Wanted): Promise<number> {
  const [counted] = await queries
    .select({ unread: count() })
    .from(notifications)
    .where(and(matchWanted(who), isNull(notifications.readAt), not(isSettled)))
  return counted?.unread ?? 0
}

/** Marks a person's notifications as read: all, or those with these ids. */
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

/** Accounts whose trial ends between two times. */
export function listTrialsEnding(
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
        // An account with a granted plan loses nothing then.
        or(isNull(users.grantedUntil), lte(users.grantedUntil, users.trialEndDate)),
      ),
    )
}

/** Deletes notifications from before a time, at most `limit` rows; resolves to how many. */
export function purgeNotifications(queries: Queries, { before, limit }: Purge): Promise<number> {
  return deleteBatch(queries, {
    from: notifications,
    where: lt(notifications.createdAt, before),
    limit,
  })
}
