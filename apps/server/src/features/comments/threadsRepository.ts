import type { ThreadAnchor, ThreadFilter } from '@deckloom/contract'
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/openDatabase.ts'
import { users } from '../../db/schema/accounts.ts'
import { commentThreads, threadReads } from '../../db/schema/comments.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { type Discussion, fullName } from './decksRepository.ts'
import { mentionsTeamOf } from './teamMentionsRepository.ts'

const assignees = alias(users, 'assignees')
const resolvers = alias(users, 'resolvers')

function selectThreads(queries: Queries) {
  return queries
    .select({
      id: commentThreads.id,
      slideId: commentThreads.slideId,
      anchor: commentThreads.anchor,
      createdAt: commentThreads.createdAt,
      resolvedAt: commentThreads.resolvedAt,
      assignee: { id: assignees.id, name: fullName(assignees) },
      resolver: { id: resolvers.id, name: fullName(resolvers) },
    })
    .from(commentThreads)
    .leftJoin(assignees, eq(assignees.id, commentThreads.assignedTo))
    .leftJoin(resolvers, eq(resolvers.id, commentThreads.resolvedBy))
    .$dynamic()
}

export type ThreadRow = Awaited<ReturnType<typeof selectThreads>>[number]

/** The threads of the discussion that the person sees. */
function isShown({ deck, slideIds }: Discussion) {
  return and(
    eq(commentThreads.presentationId, deck.id),
    slideIds && inArray(commentThreads.slideId, [...slideIds]),
  )
}

export interface WantedThreads {
  readonly filter: ThreadFilter
  /** The last thread of the page before. */
  readonly after: number
  readonly limit: number
}

/** The threads of a page, oldest first, and one more if there is another page. */
export function listThreadRows(
  discussion: Discussion,
  { filter, after, limit }: WantedThreads,
): Promise<ThreadRow[]> {
  return selectThreads(discussion.queries)
    .where(and(isShown(discussion), gt(commentThreads.id, after), matches(filter, discussion)))
    .orderBy(asc(commentThreads.id))
    .limit(limit + 1)
}

function matches(filter: ThreadFilter, { userId }: Discussion) {
  if (filter === 'all') return undefined
  const isOpen = isNull(commentThreads.resolvedAt)
  if (filter === 'open') return isOpen
  const mentionsThem = sql`exists (select from comments c join comment_mentions m on m.comment_id = c.id
    where c.thread_id = ${commentThreads.id} and m.user_id = ${userId})`
  return and(
    isOpen,
    or(
      eq(commentThreads.assignedTo, userId),
      mentionsThem,
      mentionsTeamOf(userId, commentThreads.id),
    ),
  )
}

export async function findThread(
  discussion: Discussion,
  id: number,
): Promise<ThreadRow | undefined> {
  const [found] = await selectThreads(discussion.queries).where(
    and(isShown(discussion), eq(commentThreads.id, id)),
  )
  return found
}

export async function countThreads({ queries, deck }: Discussion): Promise<number> {
  return queries.$count(commentThreads, eq(commentThreads.presentationId, deck.id))
}

export async function insertThread(
  queries: Queries,
  thread: typeof commentThreads.$inferInsert,
): Promise<number> {
  const [inserted] = await queries
    .insert(commentThreads)
    .values(thread)
    .returning({ id: commentThreads.id })
  if (!inserted) throw new Error('The insert returned nothing')
  return inserted.id
}

export async function updateThread(
  queries: Queries,
  id: number,
  change: Partial<
    Pick<typeof commentThreads.$inferInsert, 'anchor' | 'assignedTo' | 'resolvedAt' | 'resolvedBy'>
  >,
): Promise<void> {
  await queries.update(commentThreads).set(change).where(eq(commentThreads.id, id))
}

export interface WordThread {
  readonly id: number
  readonly slideId: string
  readonly anchor: Extract<ThreadAnchor, { readonly kind: 'words' }>
}

/** The threads of a deck that are on words, resolved ones too. */
export async function listWordThreads(
  queries: Queries,
  presentationId: number,
): Promise<readonly WordThread[]> {
  const threads = await queries
    .select({
      id: commentThreads.id,
      slideId: commentThreads.slideId,
      anchor: commentThreads.anchor,
    })
    .from(commentThreads)
    .where(eq(commentThreads.presentationId, presentationId))
  return threads.flatMap(({ anchor, ...thread }) =>
    anchor.kind === 'words' ? [{ ...thread, anchor }] : [],
  )
}

export async function deleteThread(queries: Queries, id: number): Promise<void> {
  await queries.delete(commentThreads).where(eq(commentThreads.id, id))
}

/** Notes how far a person has read a thread; never goes back. */
export async function upsertRead(
  queries: Queries,
  read: typeof threadReads.$inferInsert,
): Promise<void> {
  await queries
    .insert(threadReads)
    .values(read)
    .onConflictDoUpdate({
      target: [threadReads.threadId, threadReads.userId],
      set: { upTo: sql`greatest(${threadReads.upTo}, excluded.up_to)` },
    })
}

/** Marks a person's notifications of a thread's comments as read, up to one of them. */
export async function markNoticesRead(
  queries: Queries,
  { threadId, userId, upTo, now }: typeof threadReads.$inferInsert & { readonly now: Date },
): Promise<void> {
  await queries
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        sql`(${notifications.notice} ->> 'thread')::int = ${threadId}`,
        sql`(${notifications.notice} ->> 'comment')::int <= ${upTo}`,
      ),
    )
}

/** How far a person has read threads, by thread. */
export async function readsOf(
  queries: Queries,
  { threads, userId }: { readonly threads: readonly number[]; readonly userId: string },
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ threadId: threadReads.threadId, upTo: threadReads.upTo })
    .from(threadReads)
    .where(and(eq(threadReads.userId, userId), inArray(threadReads.threadId, [...threads])))
  return new Map(rows.map(({ threadId, upTo }) => [threadId, upTo]))
}
