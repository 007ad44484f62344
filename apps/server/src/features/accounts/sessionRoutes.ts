import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../http/access.ts'
import { refuse } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import type { Sessions } from '../../http/sessions.ts'
import { endSession, listSessions, type OwnSessionPorts } from './ownSessions.ts'
import { signOutPage } from './signOutPage.ts'

export interface SessionRoutePorts extends OwnSessionPorts {
  readonly sessions: Sessions
}

export function sessionRoutes(app: FastifyInstance, ports: SessionRoutePorts): void {
  const { sessions } = ports

  app.get('/api/login', { config: { access: 'public' } }, (_request, reply) =>
    reply.redirect('/login', 302),
  )

  app.get<{ Querystring: { all?: unknown } }>(
    '/api/logout',
    { config: { access: 'public' } },
    async (request, reply) => {
      const everywhere = request.query.all === '1'
      const site = request.headers['sec-fetch-site']
      if (site === 'cross-site' || site === 'same-site') {
        return reply.type('text/html; charset=utf-8').send(signOutPage(everywhere))
      }
      const account = await sessions.read(request)
      await (everywhere ? sessions.endAll(request, reply) : sessions.end(request, reply))
      if (account) {
        request.audit(everywhere ? 'sign-out-everywhere' : 'sign-out', { actor: account.id })
      }
      return reply.redirect('/', 302)
    },
  )

  app.get('/api/user/sessions', { config: { access: 'user' } }, (request) =>
    listSessions(ports, { account: signedIn(request), current: sessions.sidOf(request) }),
  )

  app.delete<{ Params: { id: string } }>(
    '/api/user/sessions/:id',
    { config: { access: 'user' } },
    async (request, reply) => {
      const { id } = request.params
      const ended = await endSession(ports, { account: signedIn(request), id })
      if (ended === undefined) return refuse(reply, new Failure('not_found'))
      request.audit('session-end', { target: `session ${id}` })
      if (ended === sessions.sidOf(request)) sessions.forget(request, reply)
      return reply.code(204).send()
    },
  )
}
