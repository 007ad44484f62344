import type { CommentThread, EditCommentBody } from '@deckloom/contract'
import { Failure } from '../../http/errors/failure.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import { mayEditComment } from './commentsPolicy.ts'
import { findComment, updateComment } from './commentsRepository.ts'
import { inThread } from './discussion.ts'
import { mention, outsidersFailure } from './mentioning.ts'
import { presentWritten } from './presentThreads.ts'
import { tellPeople, type TellPorts } from './tellPeople.ts'

export interface CommentEdit extends EditCommentBody {
  readonly id: number
  readonly threadId: number
  readonly commentId: number
  readonly by: Account
}

/** Changes the text of a comment. Notifies those whom it did not mention before. */
export async function editComment(
  ports: TellPorts,
  { id, threadId, commentId, by, text, ...mentioning }: CommentEdit,
): Promise<CommentThread | Failure> {
  let notifyPeople: (() => Promise<void>) | undefined
  const which = { id, threadId, userId: by.id }
  const edited = await inThread(ports.queries, which, async (discussion, { slideId }) => {
    const { queries } = discussion
    const comment = await findComment(queries, { id: commentId, threadId })
    if (!comment) return new Failure('not_found')
    if (!mayEditComment(by.id, comment.authorId)) return new Failure('forbidden')
    const refused = await outsidersFailure(discussion, { slideId, ...mentioning })
    if (refused) return refused
    await updateComment(queries, commentId, { content: text, editedAt: ports.now() })
    const mentioned = await mention(discussion, { id: commentId, slideId }, mentioning)
    const told = { thread: threadId, comment: commentId, mentioned }
    notifyPeople = await tellPeople(ports, discussion, { by, told })
    return presentWritten(discussion, threadId)
  })
  if (!(edited instanceof Failure)) await notifyPeople?.()
  return edited
}
