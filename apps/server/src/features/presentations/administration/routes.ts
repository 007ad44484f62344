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
import { Failure } from '../../../http/failure.ts'
import { deleteInvitation, listAllInvitations } from './administeredInvitationsRepository.ts'
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
      const { rows, total } = await listAllLinks(queries, { ...placeOf(request.query), now: now() })
      const found: Page<AdministeredLink> = { items: rows.map(presentLink), total, pageSize }
      return reply.send(found)
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
      const { rows, total } = await listAllInvitations(queries, placeOf(request.query))
      const items = rows.map(({ inviterId, inviterEmail, ...row }): AdministeredInvitation => ({
        ...row,
        invitedBy: refOf(inviterId, inviterEmail),
      }))
      const found: Page<AdministeredInvitation> = { items, total, pageSize }
      return reply.send(found)
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

function placeOf({
  search = '',
  page = 1,
}: {
  search?: string | undefined
  page?: number | undefined
}) {
  return { search, offset: (page - 1) * pageSize, limit: pageSize }
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
