import { endpoints } from '@deckloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signedIn } from '../../../http/sessions/access.ts'
import { Failure } from '../../../http/errors/failure.ts'
import type { Sessions } from '../../../http/sessions/sessions.ts'
import { endSession, listSessions, type OwnSessionPorts } from './ownSessions.ts'
import { signOutPage } from './signOutPage.ts'
import { serve } from '../../../http/serve.ts'

const { accounts } = endpoints

export interface SessionRoutePorts extends OwnSessionPorts {
  readonly sessions: Sessions
}

export function sessionRoutes(app: FastifyInstance, ports: SessionRoutePorts): void {
  const { sessions } = ports

  serve(app, accounts.showLogin, (_request, reply) => reply.redirect('/login', 302))

  serve(app, accounts.logout, async (request, reply) => {
    if (!isOwnNavigation(request)) return reply.type('text/html; charset=utf-8').send(signOutPage)
    await signOut(request, reply, sessions)
    return reply.redirect('/', 302)
  })

  void app.register(async (scope) => {
    // The form of the confirmation page has no fields.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, _body, done) => done(null, undefined),
    )
    serve(scope, accounts.confirmLogout, async (request, reply) => {
      await signOut(request, reply, sessions)
      return reply.redirect('/', 303)
    })
  })

  serve(app, accounts.signOutEverywhere, async (request, reply) => {
    await sessions.endAll(request, reply)
    return undefined
  })

  serve(app, accounts.listSessions, (request) =>
    listSessions(ports, { account: signedIn(request), current: sessions.sidOf(request) }),
  )

  serve(app, accounts.endSession, async (request, reply) => {
    const { id } = request.params
    const ended = await endSession(ports, { account: signedIn(request), id })
    if (ended === undefined) return new Failure('not_found')
    if (ended === sessions.sidOf(request)) sessions.forget(request, reply)
    return undefined
  })
}

/**
 * Whether a person followed a link on one of our pages. Images, frames, other sites and prefetching browsers request the
 * URL, too.
 */
function isOwnNavigation({ headers }: FastifyRequest): boolean {
  return (
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-site'] === 'same-origin' &&
    headers['sec-purpose'] === undefined
  )
}

async function signOut(
  request: FastifyRequest,
  reply: FastifyReply,
  sessions: Sessions,
): Promise<void> {
  await sessions.end(request, reply)
  if (request.account) request.audit('sign-out')
}
