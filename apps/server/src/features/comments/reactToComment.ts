import type { Reaction } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/errors/failure.ts'
import { deleteReaction, findComment, insertReaction } from './commentsRepository.ts'
import type { Which } from './decksRepository.ts'
import { inThread } from './discussion.ts'

export interface ReactionChange extends Which {
  readonly threadId: number
  readonly commentId: number
  readonly reaction: Reaction
  /** False takes it back. */
  readonly isOn: boolean
}

/** Adds a reaction to a comment or takes it back; a second time it changes nothing. */
export function reactToComment(
  queries: Queries,
  { commentId, reaction, isOn, ...which }: ReactionChange,
): Promise<undefined | Failure> {
  const { threadId, userId } = which
  return inThread(queries, which, async (discussion) => {
    const comment = await findComment(discussion.queries, { id: commentId, threadId })
    if (!comment) return new Failure('not_found')
    const change = isOn ? insertReaction : deleteReaction
    await change(discussion.queries, { commentId, userId, reaction })
    return undefined
  })
}
