import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/errors/failure.ts'
import { mayDeleteComment } from './commentsPolicy.ts'
import {
  deleteReactions,
  findComment,
  hasOthers,
  replaceMentions,
  updateComment,
} from './commentsRepository.ts'
import { replaceTeamMentions } from './teamMentionsRepository.ts'
import type { Which } from './decksRepository.ts'
import { inThread } from './discussion.ts'
import { deleteThread } from './threadsRepository.ts'

export interface DeletePorts {
  readonly queries: Queries
  readonly now: () => Date
}

/** Deletes a comment; the last one with its thread. Replies to it stay. */
export function deleteComment(
  ports: DeletePorts,
  {
    commentId,
    threadId,
    ...which
  }: Which & { readonly threadId: number; readonly commentId: number },
): Promise<undefined | Failure> {
  return inThread(ports.queries, { ...which, threadId }, async ({ queries, deck, userId }) => {
    const comment = await findComment(queries, { id: commentId, threadId })
    if (!comment) return new Failure('not_found')
    if (!mayDeleteComment({ role: deck.role, userId }, comment.authorId)) {
      return new Failure('forbidden')
    }
    if (await hasOthers(queries, { id: commentId, threadId })) {
      await updateComment(queries, commentId, { content: '', deletedAt: ports.now() })
      await replaceMentions(queries, commentId, [])
      await replaceTeamMentions(queries, commentId, [])
      await deleteReactions(queries, commentId)
    } else {
      await deleteThread(queries, threadId)
    }
    return undefined
  })
}
