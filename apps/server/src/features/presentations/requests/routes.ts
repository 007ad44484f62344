import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../../http/errors/failure.ts'
import { serve } from '../../../http/serve.ts'
import { signedIn } from '../../../http/sessions/access.ts'
import { transferDeck, type TransferPorts } from '../ownership/transferDeck.ts'
import {
  answerAccessRequest,
  type AskingPorts,
  askForAccess,
  readAccessRequests,
} from './accessRequests.ts'

const { access } = endpoints

/** The answer to a request, whether or not there is such a deck. */
const sent = { message: 'Your request is on its way.' } as const

/** Requests for access, which the owner of a deck answers, and its transfer to somebody else. */
export function accessRoutes(app: FastifyInstance, ports: AskingPorts & TransferPorts): void {
  serve(app, access.askForAccess, async (request) => {
    const asking = { ...request.params, ...request.body, account: signedIn(request) }
    return (await askForAccess(ports, asking)) ?? sent
  })

  serve(app, access.listAccessRequests, (request) =>
    readAccessRequests(ports, { ...request.params, userId: signedIn(request).id }),
  )

  serve(app, access.answerAccessRequest, (request) =>
    answerAccessRequest(ports, {
      ...request.params,
      ...request.body,
      userId: signedIn(request).id,
    }),
  )

  serve(app, access.transferDeck, async (request) => {
    const { id } = request.params
    const transfer = { id, ...request.body, userId: signedIn(request).id }
    const done = await transferDeck(ports, transfer)
    if (done instanceof Failure) return done
    request.audit('deck-transfer', { target: `deck ${id} to ${done.to}` })
    return undefined
  })
}
