import { endpoints } from '@deckloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { whileConnected } from '../../http/answers/eventStream.ts'
import { serve } from '../../http/serve.ts'
import { signedIn } from '../../http/sessions/access.ts'
import { idempotencyOf } from '../../http/sessions/idempotency.ts'
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

  serve(app, comments.listThreads, (request) =>
    listThreads(queries, { ...request.params, ...request.query, userId: signedIn(request).id }),
  )

  serve(app, comments.startThread, (request, reply) => {
    const thread = { ...request.params, ...request.body, by: signedIn(request) }
    return startThread(ports, thread, once(request, reply))
  })

  serve(app, comments.changeThread, (request) =>
    changeThread(ports, { ...request.params, ...request.body, by: signedIn(request) }),
  )

  serve(app, comments.readThread, (request) =>
    markThreadRead(queries, {
      ...request.params,
      ...request.body,
      userId: signedIn(request).id,
    }),
  )

  serve(app, comments.addComment, (request, reply) => {
    const comment = { ...request.params, ...request.body, by: signedIn(request) }
    return addComment(ports, comment, once(request, reply))
  })

  serve(app, comments.editComment, (request) =>
    editComment(ports, { ...request.params, ...request.body, by: signedIn(request) }),
  )

  serve(app, comments.deleteComment, (request) =>
    deleteComment(ports, { ...request.params, userId: signedIn(request).id }),
  )

  serve(app, comments.addReaction, (request) =>
    reactToComment(queries, { ...request.params, userId: signedIn(request).id, isOn: true }),
  )

  serve(app, comments.removeReaction, (request) =>
    reactToComment(queries, { ...request.params, userId: signedIn(request).id, isOn: false }),
  )
}
