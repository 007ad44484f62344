import type { AddCommentBody, CommentThread } from '@deckloom/contract'
import { Failure } from '../../http/errors/failure.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import { insertComment } from './commentsRepository.ts'
import type { Discussion } from './decksRepository.ts'
import { fullFailure, inThread } from './discussion.ts'
import { followersOfThread, mention, outsidersFailure } from './mentioning.ts'
import { presentWritten } from './presentThreads.ts'
import { tellPeople, type TellPorts } from './tellPeople.ts'
import { type ThreadRow, updateThread } from './threadsRepository.ts'
import { type Once, writeOnce } from './writeOnce.ts'

export interface NewComment extends AddCommentBody {
  readonly id: number
  readonly threadId: number
  readonly by: Account
}

/** Replies in a thread. A repeated request gets the first answer. */
export async function addComment(
  ports: TellPorts,
  reply: NewComment,
  once: Once,
): Promise<CommentThread | Failure> {
  const { id, threadId, by } = reply
  let notifyPeople: (() => Promise<void>) | undefined
  const written = await writeOnce(ports.queries, once, (keep) =>
    inThread(ports.queries, { id, threadId, userId: by.id }, async (discussion, thread) => {
      const refused = await replyFailure(discussion, thread, reply)
      if (refused) return refused
      const told = await insertReply(discussion, thread, reply)
      notifyPeople = await tellPeople(ports, discussion, { by, told })
      const made = await presentWritten(discussion, threadId)
      await keep(discussion.queries, made)
      return made
    }),
  )
  if (!(written instanceof Failure)) await notifyPeople?.()
  return written
}

async function replyFailure(
  discussion: Discussion,
  { id, slideId }: ThreadRow,
  { mentions, teams, assignTo }: NewComment,
): Promise<Failure | undefined> {
  return (
    (await fullFailure(discussion, id)) ??
    (await outsidersFailure(discussion, { slideId, mentions, teams, assignTo }))
  )
}

async function insertReply(
  discussion: Discussion,
  thread: ThreadRow,
  { text, assignTo, ...mentioning }: NewComment,
) {
  const { queries, deck, userId } = discussion
  const threadId = thread.id
  const comment = { presentationId: deck.id, threadId, userId, content: text }
  const commentId = await insertComment(queries, comment)
  const at = { id: commentId, slideId: thread.slideId }
  const mentioned = await mention(discussion, at, mentioning)
  const followers = await followersOfThread(discussion, thread)
  const isAssigned = assignTo !== undefined && assignTo !== thread.assignee?.id
  // What is said in a resolved thread must not be overlooked.
  await updateThread(queries, threadId, {
    resolvedAt: null,
    resolvedBy: null,
    ...(isAssigned && { assignedTo: assignTo }),
  })
  const assigned = isAssigned ? assignTo : undefined
  return { thread: threadId, comment: commentId, mentioned, assigned, followers }
}
