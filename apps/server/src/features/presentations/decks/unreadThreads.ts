import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { comments, commentThreads, threadReads } from '../../../db/schema/comments.ts'
import { seesAllSql, visibleSql } from '../../../db/visibleSql.ts'

/** Columns of a listed deck. */
export interface DiscussedColumns {
  readonly id: SQLWrapper
  /** The person's role. */
  readonly role: SQLWrapper
  readonly showsNotes: SQLWrapper
  readonly slides: SQLWrapper
}

/**
 * The number of a deck's threads in which others wrote something that the person has not read. None
 * for viewers, who see no comments, and none on slides that are hidden from a commenter. Looks the
 * deck's threads up by index, so that it costs next to nothing for the many decks without any.
 */
export function unreadThreadsSql(
  userId: string,
  { id, role, showsNotes, slides }: DiscussedColumns,
): SQL<number> {
  return sql<number>`case when ${role} not in ('owner', 'editor', 'commenter') then 0 else (
    select count(*)::int from ${commentThreads} thread
      left join ${threadReads} seen on seen.thread_id = thread.id and seen.user_id = ${userId}
    where thread.presentation_id = ${id}
      and exists (select from ${comments} written where written.thread_id = thread.id
        and written.id > coalesce(seen.up_to, 0) and written.user_id <> ${userId} and written.deleted_at is null)
      and (${seesAllSql(role, showsNotes)} or thread.slide_id in (
        select shown ->> 'id' from jsonb_array_elements(${visibleSql(slides)}) shown))) end`
}
