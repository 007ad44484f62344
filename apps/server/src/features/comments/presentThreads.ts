import {
  type CommentPerson,
  type CommentThread,
  reactions,
  type ThreadComment,
} from '@deckloom/contract'
import { mayDeleteComment, mayEditComment } from './commentsPolicy.ts'
import {
  type CommentRow,
  listComments,
  listMentions,
  listReactions,
  type MentionRow,
  type ReactionRow,
} from './commentsRepository.ts'
import type { Discussion, PersonRow } from './decksRepository.ts'
import { listTeamMentions, type TeamMentionRow } from './teamMentionsRepository.ts'
import { findThread, readsOf, type ThreadRow } from './threadsRepository.ts'

/** Threads with their comments, as the person sees them. */
export async function presentThreads(
  discussion: Discussion,
  threads: readonly ThreadRow[],
): Promise<readonly CommentThread[]> {
  const { queries, userId } = discussion
  const threadIds = threads.map(({ id }) => id)
  const rows = await listComments(queries, threadIds)
  const ids = rows.map(({ id }) => id)
  const mentions = groupBy(await listMentions(queries, ids), ({ commentId }) => commentId)
  const inTeams = await listTeamMentions(queries, { ids, userId })
  const teams = groupBy(inTeams, ({ commentId }) => commentId)
  const reacted = groupBy(await listReactions(queries, ids), ({ commentId }) => commentId)
  const reads = await readsOf(queries, { threads: threadIds, userId })
  const byThread = groupBy(rows, ({ threadId }) => threadId)
  return threads.map((thread) => {
    const own = byThread.get(thread.id) ?? []
    return {
      id: thread.id,
      slideId: thread.slideId,
      anchor: thread.anchor,
      createdAt: thread.createdAt.toISOString(),
      assignee: thread.assignee && personFor(thread.assignee, userId),
      resolved: thread.resolvedAt && {
        by: thread.resolver && personFor(thread.resolver, userId),
        at: thread.resolvedAt.toISOString(),
      },
      comments: own.map((row) =>
        presentComment(discussion, {
          row,
          mentions: mentions.get(row.id) ?? [],
          teams: teams.get(row.id) ?? [],
          reacted: reacted.get(row.id) ?? [],
        }),
      ),
      unread: countUnread(own, { userId, upTo: reads.get(thread.id) ?? 0 }),
    }
  })
}

/** A thread that was just written. */
export async function presentWritten(discussion: Discussion, id: number): Promise<CommentThread> {
  const thread = await findThread(discussion, id)
  const [presented] = thread ? await presentThreads(discussion, [thread]) : []
  if (!presented) throw new Error('The thread vanished while it was held')
  return presented
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

export function personFor({ id, name }: PersonRow, userId: string): CommentPerson {
  return { id, name, isSelf: id === userId }
}

function countUnread(
  rows: readonly CommentRow[],
  { userId, upTo }: { readonly userId: string; readonly upTo: number },
): number {
  return rows.filter(
    ({ id, authorId, deletedAt }) => id > upTo && authorId !== userId && deletedAt === null,
  ).length
}

interface CommentParts {
  readonly row: CommentRow
  readonly mentions: readonly MentionRow[]
  readonly teams: readonly TeamMentionRow[]
  readonly reacted: readonly ReactionRow[]
}

function presentComment(
  { deck, userId }: Discussion,
  { row, mentions, teams, reacted }: CommentParts,
): ThreadComment {
  const { id, authorId, author, content, createdAt, editedAt } = row
  const isDeleted = row.deletedAt !== null
  return {
    id,
    author: isDeleted ? null : personFor({ id: authorId, name: author }, userId),
    text: content,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isDeleted,
    mentions: mentions.map((person) => personFor(person, userId)),
    teams: teams.map(({ id: teamId, name, isOwn }) => ({ id: teamId, name, isOwn })),
    reactions: reactions.flatMap((reaction) => {
      const same = reacted.filter((one) => one.reaction === reaction)
      if (same.length === 0) return []
      const names = same.map(({ name }) => name)
      return [{ reaction, names, isOwn: same.some((one) => one.id === userId) }]
    }),
    mayEdit: !isDeleted && mayEditComment(userId, authorId),
    mayDelete: !isDeleted && mayDeleteComment({ role: deck.role, userId }, authorId),
  }
}
