import type { Reaction } from '@deckloom/contract'
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../db/openDatabase.ts'
import { users } from '../../db/schema/accounts.ts'
import {
  commentMentions,
  commentReactions,
  comments,
  commentThreads,
} from '../../db/schema/comments.ts'
import { alias } from 'drizzle-orm/pg-core'
import { fullName } from './decksRepository.ts'

/** The comments of threads, oldest first. */
export function listComments(queries: Queries, threads: readonly number[]) {
  return queries
    .select({
      id: comments.id,
      threadId: comments.threadId,
      authorId: comments.userId,
      author: fullName(),
      content: comments.content,
      createdAt: comments.createdAt,
      editedAt: comments.editedAt,
      deletedAt: comments.deletedAt,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(inArray(comments.threadId, [...threads]))
    .orderBy(asc(comments.id))
}

/** The accounts that wrote in a thread what was not deleted. */
export async function listAuthors(queries: Queries, thread: number): Promise<readonly string[]> {
  const rows = await queries
    .selectDistinct({ userId: comments.userId })
    .from(comments)
    .where(and(eq(comments.threadId, thread), isNull(comments.deletedAt)))
  return rows.map(({ userId }) => userId)
}

export type CommentRow = Awaited<ReturnType<typeof listComments>>[number]

export function listMentions(queries: Queries, ids: readonly number[]) {
  return queries
    .select({ commentId: commentMentions.commentId, id: users.id, name: fullName() })
    .from(commentMentions)
    .innerJoin(users, eq(users.id, commentMentions.userId))
    .where(inArray(commentMentions.commentId, [...ids]))
    .orderBy(fullName(), users.id)
}

export type MentionRow = Awaited<ReturnType<typeof listMentions>>[number]

export function listReactions(queries: Queries, ids: readonly number[]) {
  return queries
    .select({
      commentId: commentReactions.commentId,
      reaction: commentReactions.reaction,
      id: users.id,
      name: fullName(),
    })
    .from(commentReactions)
    .innerJoin(users, eq(users.id, commentReactions.userId))
    .where(inArray(commentReactions.commentId, [...ids]))
    .orderBy(asc(commentReactions.createdAt), users.id)
}

export type ReactionRow = Awaited<ReturnType<typeof listReactions>>[number]

/** A comment of a thread that was not deleted. */
export async function findComment(
  queries: Queries,
  { id, threadId }: { readonly id: number; readonly threadId: number },
) {
  const [found] = await queries
    .select({ id: comments.id, authorId: comments.userId })
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.threadId, threadId), isNull(comments.deletedAt)))
  return found
}

/** The number of comments of a deck, and of one of its threads. */
export async function countComments(
  queries: Queries,
  { presentationId, threadId }: { readonly presentationId: number; readonly threadId: number },
): Promise<{ readonly onDeck: number; readonly inThread: number }> {
  const [counted] = await queries
    .select({
      onDeck: sql<number>`count(*)::int`,
      inThread: sql<number>`count(*) filter (where ${comments.threadId} = ${threadId})::int`,
    })
    .from(comments)
    .where(eq(comments.presentationId, presentationId))
  return counted ?? { onDeck: 0, inThread: 0 }
}

export async function insertComment(
  queries: Queries,
  comment: Pick<typeof comments.$inferInsert, 'presentationId' | 'threadId' | 'userId' | 'content'>,
): Promise<number> {
  const [inserted] = await queries.insert(comments).values(comment).returning({ id: comments.id })
  if (!inserted) throw new Error('The insert returned nothing')
  return inserted.id
}

export async function updateComment(
  queries: Queries,
  id: number,
  change: Partial<Pick<typeof comments.$inferInsert, 'content' | 'editedAt' | 'deletedAt'>>,
): Promise<void> {
  await queries.update(comments).set(change).where(eq(comments.id, id))
}

/** Whether a thread has other comments that were not deleted. */
export async function hasOthers(
  queries: Queries,
  { id, threadId }: { readonly id: number; readonly threadId: number },
): Promise<boolean> {
  const [other] = await queries
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.threadId, threadId), ne(comments.id, id), isNull(comments.deletedAt)))
    .limit(1)
  return other !== undefined
}

/** Replaces which people a comment mentions; resolves to those whom it mentioned before. */
export async function replaceMentions(
  queries: Queries,
  commentId: number,
  people: readonly string[],
): Promise<readonly string[]> {
  const before = await queries
    .delete(commentMentions)
    .where(eq(commentMentions.commentId, commentId))
    .returning({ userId: commentMentions.userId })
  const unique = [...new Set(people)]
  if (unique.length > 0) {
    await queries.insert(commentMentions).values(unique.map((userId) => ({ commentId, userId })))
  }
  return before.map(({ userId }) => userId)
}

interface OneReaction {
  readonly commentId: number
  readonly userId: string
  readonly reaction: Reaction
}

export async function insertReaction(queries: Queries, reaction: OneReaction): Promise<void> {
  await queries.insert(commentReactions).values(reaction).onConflictDoNothing()
}

export async function deleteReaction(
  queries: Queries,
  { commentId, userId, reaction }: OneReaction,
): Promise<void> {
  await queries
    .delete(commentReactions)
    .where(
      and(
        eq(commentReactions.commentId, commentId),
        eq(commentReactions.userId, userId),
        eq(commentReactions.reaction, reaction),
      ),
    )
}

export async function deleteReactions(queries: Queries, commentId: number): Promise<void> {
  await queries.delete(commentReactions).where(eq(commentReactions.commentId, commentId))
}

const recipients = alias(users, 'recipients')

/** A comment that was not deleted, with an account to send it to. */
export async function findCommentToMail(
  queries: Queries,
  { commentId, userId }: { readonly commentId: number; readonly userId: string },
) {
  const [found] = await queries
    .select({
      commentId: comments.id,
      deckId: comments.presentationId,
      threadId: commentThreads.id,
      content: comments.content,
      author: fullName(),
      to: recipients.email,
    })
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .innerJoin(users, eq(users.id, comments.userId))
    .innerJoin(recipients, and(eq(recipients.id, userId), isNull(recipients.disabledAt)))
    .where(and(eq(comments.id, commentId), isNull(comments.deletedAt)))
  return found
}
