import {
  type AdministeredInvitation,
  administeredInvitationParams,
  type AdministeredLink,
  administeredLinkParams,
  oversightQuery,
  type Page,
  type PersonRef,
} from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { refuse } from '../../../http/answers.ts'
import * as z from 'zod'
import { cutPage, readCursor } from '../../../http/cursor.ts'
import { Failure } from '../../../http/failure.ts'
import {
  deleteInvitation,
  invitationPlace,
  listAllInvitations,
  type ListedInvitation,
} from './administeredInvitationsRepository.ts'
import { listAllLinks, type ListedLink } from './administeredLinksRepository.ts'
import type { HandOverPorts } from './handOver.ts'
import { handOverRoute } from './handOverRoute.ts'
import { revokeLink } from './revokeLink.ts'

const pageSize = 50
const config = { access: 'administrator' } as const
const change = { ...config, limit: 'administer', proof: true } as const

/** Links and invitations of everybody, and decks that change hands; never what is in them. */
export function deckAdministrationRoutes(server: FastifyInstance, ports: HandOverPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { queries, now } = ports
  handOverRoute(server, ports)

  app.get(
    '/api/admin/links',
    { config, schema: { querystring: oversightQuery } },
    async (request, reply) => {
      const { search = '', cursor } = request.query
      const after = readCursor(z.tuple([z.int()]), cursor)
      if (after instanceof Failure) return refuse(reply, after)
      const wanted = { search, after: after?.[0], limit: pageSize + 1, now: now() }
      const found = await listAllLinks(queries, wanted)
      const { rows, nextCursor } = cutPage(found, pageSize, ({ id }) => [id])
      const page: Page<AdministeredLink> = { items: rows.map(presentLink), nextCursor }
      return reply.send(page)
    },
  )

  app.delete(
    '/api/admin/links/:id',
    { config: change, schema: { params: administeredLinkParams } },
    async (request, reply) => {
      const deckId = await revokeLink(ports, request.params.id)
      if (deckId === undefined) return refuse(reply, new Failure('not_found'))
      request.audit('link-revoke', { target: `link ${request.params.id} deck ${deckId}` })
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/admin/invitations',
    { config, schema: { querystring: oversightQuery } },
    async (request, reply) => {
      const { search = '', cursor } = request.query
      const after = readCursor(invitationPlace, cursor)
      if (after instanceof Failure) return refuse(reply, after)
      const found = await listAllInvitations(queries, { search, after, limit: pageSize + 1 })
      const { rows, nextCursor } = cutPage(found, pageSize, ({ invited, kind, id }) => [
        invited,
        kind,
        id,
      ])
      const page: Page<AdministeredInvitation> = { items: rows.map(presentInvitation), nextCursor }
      return reply.send(page)
    },
  )

  app.delete(
    '/api/admin/invitations/:kind/:id',
    { config: change, schema: { params: administeredInvitationParams } },
    async (request, reply) => {
      const { kind, id } = request.params
      if (!(await deleteInvitation(queries, { kind, id })))
        return refuse(reply, new Failure('not_found'))
      request.audit('invitation-revoke', { target: `${kind} invitation ${id}` })
      return reply.code(204).send()
    },
  )
}

function presentInvitation(row: ListedInvitation): AdministeredInvitation {
  const { inviterId, inviterEmail, invited: _invited, ...shown } = row
  return { ...shown, invitedBy: refOf(inviterId, inviterEmail) }
}

function presentLink(row: ListedLink): AdministeredLink {
  const { id, deckId, views, hasPassword } = row
  return {
    id,
    deckId,
    owner: { id: row.ownerId, email: row.ownerEmail },
    createdBy: refOf(row.makerId, row.makerEmail),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    views,
    hasPassword,
  }
}

function refOf(id: string | null, email: string | null): PersonRef | null {
  return id === null || email === null ? null : { id, email }
}
