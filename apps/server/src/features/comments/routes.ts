import { endpoints } from '@deckloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { whileConnected } from '../../http/answers/eventStream.ts'
import { Failure } from '../../http/errors/failure.ts'
import { serve } from '../../http/serve.ts'
import { signedIn } from '../../http/sessions/access.ts'
import { idempotencyOf } from '../../http/sessions/idempotency.ts'
import type { Announce } from '../../platform/live/LiveRooms.ts'
import { addComment } from './addComment.ts'
import { changeThread } from './changeThread.ts'
import { deleteComment } from './deleteComment.ts'
import { editComment } from './editComment.ts'
import { listThreads } from './listThreads.ts'
import { markThreadRead } from './markThreadRead.ts'
import { reactToComment } from './reactToComment.ts'
import { startThread } from './startThread.ts'
import type { TellPorts } from './tellPeople.ts'
import type { Once } from './writeOnce.ts'

const { comments } = endpoints

export interface CommentPorts extends TellPorts {
  /** Tells whoever has the deck open. */
  readonly announce: Pick<Announce, 'commented'>
  readonly newId: () => string
}

/** The comments on a deck, for everybody but viewers and share links. */
export function commentRoutes(app: FastifyInstance, ports: CommentPorts): void {
  const { queries, newId } = ports
  const once = (request: FastifyRequest, reply: FastifyReply): Once => ({
    request: idempotencyOf(request),
    newId,
    signal: whileConnected(reply),
  })

  const tell = createTell(ports.announce)

  serve(app, comments.listThreads, (request) =>
    listThreads(queries, { ...request.params, ...request.query, userId: signedIn(request).id }),
  )

  serve(app, comments.startThread, (request, reply) => {
    const thread = { ...request.params, ...request.body, by: signedIn(request) }
    return tell(thread.id, startThread(ports, thread, once(request, reply)))
  })

  serve(app, comments.changeThread, (request) =>
    tell(
      request.params.id,
      changeThread(ports, { ...request.params, ...request.body, by: signedIn(request) }),
    ),
  )

  serve(app, comments.readThread, (request) =>
    markThreadRead(ports, {
      ...request.params,
      ...request.body,
      userId: signedIn(request).id,
    }),
  )

  serve(app, comments.addComment, (request, reply) => {
    const comment = { ...request.params, ...request.body, by: signedIn(request) }
    return tell(comment.id, addComment(ports, comment, once(request, reply)))
  })

  serve(app, comments.editComment, (request) =>
    tell(
      request.params.id,
      editComment(ports, { ...request.params, ...request.body, by: signedIn(request) }),
    ),
  )

  serve(app, comments.deleteComment, (request) =>
    tell(
      request.params.id,
      deleteComment(ports, { ...request.params, userId: signedIn(request).id }),
    ),
  )

  serve(app, comments.addReaction, (request) =>
    tell(
      request.params.id,
      reactToComment(queries, { ...request.params, userId: signedIn(request).id, isOn: true }),
    ),
  )

  serve(app, comments.removeReaction, (request) =>
    tell(
      request.params.id,
      reactToComment(queries, { ...request.params, userId: signedIn(request).id, isOn: false }),
    ),
  )
}

/** Returns a function that tells of a comment once it is written. */
function createTell(announce: CommentPorts['announce']) {
  return async <Result>(deckId: number, writing: Promise<Result>): Promise<Result> => {
    const result = await writing
    if (!(result instanceof Failure)) announce.commented(deckId)
    return result
  }
}
