import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../../http/sessions/access.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { serve } from '../../../http/serve.ts'
import { handOver, type HandOverPorts } from './handOver.ts'
import { readInvitations, readLinks } from './listOversight.ts'
import { revokeInvitation } from './revokeInvitation.ts'
import { revokeLink } from './revokeLink.ts'

const { administration } = endpoints

/** Links and invitations of all accounts, and transfers of decks; never the contents of decks. */
export function deckAdministrationRoutes(app: FastifyInstance, ports: HandOverPorts): void {
  serve(app, administration.listAllLinks, (request) => readLinks(ports, request.query))

  serve(app, administration.revokeLink, async (request) => {
    const { id } = request.params
    const deckId = await revokeLink(ports, id)
    if (deckId === undefined) return new Failure('not_found')
    request.audit('link-revoke', { target: `link ${id} deck ${deckId}` })
    return undefined
  })

  serve(app, administration.listAllInvitations, (request) => readInvitations(ports, request.query))

  serve(app, administration.revokeInvitation, (request) => revokeInvitation(ports, request.params))

  serve(app, administration.handOver, async (request) => {
    const from = request.params.id
    const done = await handOver(ports, { ...request.body, from, by: signedIn(request).id })
    if (done instanceof Failure) return done
    const { to, ...counts } = done
    request.audit('decks-give', { target: from })
    request.audit('decks-receive', { target: to })
    return counts
  })
}
