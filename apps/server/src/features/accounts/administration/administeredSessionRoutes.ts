import {
  accountParams,
  administeredSessionParams,
  type AdministeredSession,
  oversightQuery,
  type Page,
} from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Queries } from '../../../db/openDatabase.ts'
import { signedIn } from '../../../http/access.ts'
import { refuse } from '../../../http/answers.ts'
import { cutPage, readCursor } from '../../../http/cursor.ts'
import { Failure } from '../../../http/failure.ts'
import type { Sessions } from '../../../http/sessions.ts'
import { endSessionsOf } from '../sessionsRepository.ts'
import { findAdministered } from './administeredAccounts.ts'
import { endAnySession, listAllSessions, sessionPlace } from './administeredSessionsRepository.ts'

const pageSize = 50
const config = { access: 'administrator' } as const
const change = { ...config, limit: 'administer', proof: true } as const

export interface SessionOversightPorts {
  readonly queries: Queries
  readonly now: () => Date
  readonly sessions: Sessions
}

/** Where people are signed in, to be seen and ended. */
export function administeredSessionRoutes(
  server: FastifyInstance,
  ports: SessionOversightPorts,
): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { queries, now, sessions } = ports

  app.get(
    '/api/admin/sessions',
    { config, schema: { querystring: oversightQuery } },
    async (request, reply) => {
      const { search = '', cursor } = request.query
      const after = readCursor(sessionPlace, cursor)
      if (after instanceof Failure) return refuse(reply, after)
      const wanted = { search, after, limit: pageSize + 1, now: now() }
      const found = await listAllSessions(queries, wanted)
      const placeOf = ({ id, sess }: (typeof found)[number]) => [sess.usedAt ?? sess.createdAt, id]
      const { rows, nextCursor } = cutPage(found, pageSize, placeOf)
      const current = sessions.sidOf(request)
      const items = rows.map(({ id, sid, sess, userId, email }): AdministeredSession => ({
        id,
        account: { id: userId, email },
        device: sess.device ?? 'Unknown device',
        createdAt: sess.createdAt,
        lastUsedAt: sess.usedAt ?? sess.createdAt,
        isCurrent: sid === current,
      }))
      const page: Page<AdministeredSession> = { items, nextCursor }
      return reply.send(page)
    },
  )

  app.delete(
    '/api/admin/sessions/:id',
    { config: change, schema: { params: administeredSessionParams } },
    async (request, reply) => {
      const target = await endAnySession(queries, request.params.id)
      if (target === undefined) return refuse(reply, new Failure('not_found'))
      request.audit('session-revoke', { target })
      return reply.code(204).send()
    },
  )

  app.delete(
    '/api/admin/users/:id/sessions',
    { config: change, schema: { params: accountParams } },
    async (request, reply) => {
      const { id } = request.params
      if (!(await findAdministered(queries, id))) return refuse(reply, new Failure('not_found'))
      // The one that asks stays where it is their own account.
      const kept = id === signedIn(request).id ? sessions.sidOf(request) : undefined
      await endSessionsOf(queries, id, kept)
      request.audit('sessions-revoke', { target: id })
      return reply.code(204).send()
    },
  )
}
