import {
  inviteMemberBody,
  memberParams,
  memberRoleBody,
  presentationParams,
  sharedRoleBody,
  type Team,
  teamBody,
  teamDeckParams,
} from '@deckloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../../http/access.ts'
import { answer, refuse } from '../../../http/answers.ts'
import { Failure } from '../../../http/failure.ts'
import { bodyLimits } from '../../../http/limits.ts'
import type { PeoplePorts } from '../people/collaborators.ts'
import { presentInvited } from '../people/presentPeople.ts'
import { mayRunTeam, teamRoleOf } from './teamPolicy.ts'
import {
  changeMember,
  changeTeam,
  createTeam,
  endTeam,
  inviteMember,
  removeMember,
  shareWithTeam,
  unshareWithTeam,
} from './teams.ts'
import { findTeam, listMembers, listTeams, noteTeamVisit } from './teamsRepository.ts'

const access = 'user'
const config = { access } as const
const path = '/api/teams/:id'

/** People who share decks with each other. */
export function teamRoutes(server: FastifyInstance, ports: PeoplePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { queries } = ports.database

  app.get('/api/teams', { config }, async (request, reply) =>
    reply.send(await listTeams(queries, signedIn(request).id)),
  )

  app.post('/api/teams', { config, schema: { body: teamBody } }, async (request, reply) => {
    const { id: userId, email } = signedIn(request)
    const made = await createTeam(ports, { ...request.body, userId, email })
    return answer(reply.code(201), made, (team) => team)
  })

  app.get(path, { config, schema: { params: presentationParams } }, async (request, reply) => {
    const which = whichOf(request)
    const team = await findTeam(queries, which)
    if (!team) return refuse(reply, new Failure('not_found'))
    await noteTeamVisit(queries, which)
    const viewer = { userId: which.userId, mayManage: mayRunTeam(team.role) }
    const members = await listMembers(queries, team.id)
    const shown: Team = {
      ...team,
      members: members.map((row) => ({
        ...presentInvited(row, viewer),
        role: teamRoleOf(row.role),
      })),
    }
    return reply.send(shown)
  })

  app.patch(
    path,
    { config, schema: { params: presentationParams, body: teamBody } },
    async (request, reply) =>
      done(reply, await changeTeam(ports, { ...whichOf(request), ...request.body })),
  )

  app.delete(path, { config, schema: { params: presentationParams } }, async (request, reply) => {
    const refused = await endTeam(ports, whichOf(request))
    if (!refused) request.audit('team-end', { target: `team ${request.params.id}` })
    return done(reply, refused)
  })

  memberRoutes(server, ports)
  deckRoutes(server, ports)
}

function memberRoutes(server: FastifyInstance, ports: PeoplePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const one = `${path}/members/:memberId`

  app.post(
    `${path}/members`,
    {
      config: { access, limit: 'invite' },
      bodyLimit: bodyLimits.credentials,
      schema: { params: presentationParams, body: inviteMemberBody },
    },
    async (request, reply) => {
      const refused = await inviteMember(ports, { ...whichOf(request), ...request.body })
      if (refused) return refuse(reply, refused)
      request.audit('member-add', { target: `team ${request.params.id}` })
      return reply.code(202).send({ message: 'The invitation is on its way.' })
    },
  )

  app.patch(
    one,
    { config, schema: { params: memberParams, body: memberRoleBody } },
    async (request, reply) => {
      const change = { ...request.params, ...request.body, userId: signedIn(request).id }
      const refused = await changeMember(ports, change)
      if (!refused) request.audit('member-change', { target: `team ${change.id}` })
      return done(reply, refused)
    },
  )

  app.delete(one, { config, schema: { params: memberParams } }, async (request, reply) => {
    const which = { ...request.params, userId: signedIn(request).id }
    const refused = await removeMember(ports, which)
    if (!refused) request.audit('member-remove', { target: `team ${which.id}` })
    return done(reply, refused)
  })
}

function deckRoutes(server: FastifyInstance, ports: PeoplePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const one = `${path}/decks/:deckId`

  app.put(
    one,
    { config, schema: { params: teamDeckParams, body: sharedRoleBody } },
    async (request, reply) => {
      const change = { ...request.params, ...request.body, userId: signedIn(request).id }
      const refused = await shareWithTeam(ports, change)
      if (!refused) request.audit('collaborator-add', { target: `deck ${change.deckId}` })
      return done(reply, refused)
    },
  )

  app.delete(one, { config, schema: { params: teamDeckParams } }, async (request, reply) => {
    const which = { ...request.params, userId: signedIn(request).id }
    const refused = await unshareWithTeam(ports, which)
    if (!refused) request.audit('collaborator-remove', { target: `deck ${which.deckId}` })
    return done(reply, refused)
  })
}

function whichOf(request: FastifyRequest & { params: { id: number } }) {
  return { id: request.params.id, userId: signedIn(request).id }
}

function done(reply: FastifyReply, refused: Failure | undefined): FastifyReply {
  return refused ? refuse(reply, refused) : reply.code(204).send()
}
