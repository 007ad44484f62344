import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../../http/sessions/access.ts'
import { mapResult } from '../../../http/errors/failure.ts'
import { serve } from '../../../http/serve.ts'
import { changeSharing } from './changeSharing.ts'
import {
  changeCollaborator,
  inviteCollaborator,
  openPeople,
  type PeoplePorts,
  removeCollaborator,
} from './collaborators.ts'
import { invitationSent } from './invitationSent.ts'
import { acceptInvitation } from './invitations.ts'
import { presentPeople } from './presentPeople.ts'

const { sharing } = endpoints

/** The people a deck is shared with: readers see them, the owner changes them, others can leave. */
export function peopleRoutes(app: FastifyInstance, ports: PeoplePorts): void {
  serve(app, sharing.listPeople, async (request) => {
    const userId = signedIn(request).id
    const people = await openPeople(ports, { id: request.params.id, userId })
    return mapResult(people, (found) => presentPeople({ ...found, userId }))
  })

  serve(app, sharing.inviteCollaborator, async (request) => {
    const invited = { ...request.params, ...request.body, userId: signedIn(request).id }
    return (await inviteCollaborator(ports, invited)) ?? invitationSent
  })

  serve(app, sharing.changeCollaborator, (request) =>
    changeCollaborator(ports, {
      ...request.params,
      ...request.body,
      userId: signedIn(request).id,
    }),
  )

  serve(app, sharing.removeCollaborator, (request) =>
    removeCollaborator(ports, { ...request.params, userId: signedIn(request).id }),
  )

  // What viewers see of a deck.
  serve(app, sharing.changeSharing, async (request) => {
    const { id } = request.params
    const { showsNotes } = request.body
    const change = { id, showsNotes, userId: signedIn(request).id }
    const refused = await changeSharing(ports.database, change)
    const action = showsNotes ? 'deck-notes-show' : 'deck-notes-hide'
    if (!refused) request.audit(action, { target: `deck ${id}` })
    return refused
  })

  serve(app, sharing.acceptInvitation, (request) => {
    const { token: secret, asAnother } = request.body
    const { now, verifyWithin, companyDomains, database } = ports
    return acceptInvitation(
      { queries: database.queries, now, verifyWithin, companyDomains },
      { secret, account: signedIn(request), asAnother },
    )
  })
}
