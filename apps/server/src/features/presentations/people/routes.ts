import {
  acceptInvitationBody,
  changeSharingBody,
  collaboratorParams,
  inviteCollaboratorBody,
  presentationParams,
  sharedRoleBody,
} from '@deckloom/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../../http/access.ts'
import { answer, refuse } from '../../../http/answers.ts'
import type { Failure } from '../../../http/failure.ts'
import { bodyLimits } from '../../../http/limits.ts'
import {
  changeCollaborator,
  inviteCollaborator,
  openPeople,
  type PeoplePorts,
  removeCollaborator,
} from './collaborators.ts'
import { changeSharing } from './changeSharing.ts'
import { acceptInvitation } from './invitations.ts'
import { presentPeople } from './presentPeople.ts'

const path = '/api/presentations/:id/collaborators'
const access = 'user'

/** Who a deck is shared with: listed for its readers, changed by its owner, left by everybody else. */
export function peopleRoutes(server: FastifyInstance, ports: PeoplePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.get(
    path,
    { config: { access }, schema: { params: presentationParams } },
    async (request, reply) => {
      const userId = signedIn(request).id
      const people = await openPeople(ports, { id: request.params.id, userId })
      return answer(reply, people, (found) => presentPeople({ ...found, userId }))
    },
  )

  app.post(
    path,
    {
      config: { access, limit: 'invite' },
      bodyLimit: bodyLimits.credentials,
      schema: { params: presentationParams, body: inviteCollaboratorBody },
    },
    async (request, reply) => {
      const { id } = request.params
      const userId = signedIn(request).id
      const refused = await inviteCollaborator(ports, { ...request.body, id, userId })
      if (refused) return refuse(reply, refused)
      request.audit('collaborator-add', { target: `deck ${id}` })
      return reply.code(202).send({ message: 'The invitation is on its way.' })
    },
  )

  app.patch(
    `${path}/:collaboratorId`,
    { config: { access }, schema: { params: collaboratorParams, body: sharedRoleBody } },
    async (request, reply) => {
      const change = { ...request.params, ...request.body, userId: signedIn(request).id }
      const refused = await changeCollaborator(ports, change)
      if (!refused) request.audit('collaborator-change', { target: `deck ${change.id}` })
      return done(reply, refused)
    },
  )

  app.delete(
    `${path}/:collaboratorId`,
    { config: { access }, schema: { params: collaboratorParams } },
    async (request, reply) => {
      const which = { ...request.params, userId: signedIn(request).id }
      const refused = await removeCollaborator(ports, which)
      if (!refused) request.audit('collaborator-remove', { target: `deck ${which.id}` })
      return done(reply, refused)
    },
  )

  sharingSwitchRoute(server, ports)
  acceptRoute(server, ports)
}

function acceptRoute(server: FastifyInstance, ports: PeoplePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  app.post(
    '/api/invitations/accept',
    {
      config: { access, limit: 'invite' },
      bodyLimit: bodyLimits.credentials,
      schema: { body: acceptInvitationBody },
    },
    async (request, reply) => {
      const { token: secret, asAnother } = request.body
      const { now, verifyWithin, companyDomains, database } = ports
      const accepted = await acceptInvitation(
        { queries: database.queries, now, verifyWithin, companyDomains },
        { secret, account: signedIn(request), asAnother },
      )
      return answer(reply, accepted, (value) => value)
    },
  )
}

/** What those who only look at a deck see of it. */
function sharingSwitchRoute(server: FastifyInstance, ports: PeoplePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  app.patch(
    '/api/presentations/:id/sharing',
    { config: { access }, schema: { params: presentationParams, body: changeSharingBody } },
    async (request, reply) => {
      const { id } = request.params
      const { showsNotes } = request.body
      const change = { id, showsNotes, userId: signedIn(request).id }
      const refused = await changeSharing(ports.database, change)
      const action = showsNotes ? 'deck-notes-show' : 'deck-notes-hide'
      if (!refused) request.audit(action, { target: `deck ${id}` })
      return done(reply, refused)
    },
  )
}

function done(reply: FastifyReply, refused: Failure | undefined): FastifyReply {
  return refused ? refuse(reply, refused) : reply.code(204).send()
}
