import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../db/openDatabase.ts'
import { signedIn } from '../../../http/sessions/access.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { serve } from '../../../http/serve.ts'
import type { Sessions } from '../../../http/sessions/sessions.ts'
import { revokeSession, revokeSessions } from './endSessions.ts'
import { readAllSessions } from './listAccounts.ts'

const { administration } = endpoints

export interface SessionOversightPorts {
  readonly queries: Queries
  readonly now: () => Date
  readonly sessions: Sessions
}

/** Lists and ends sessions of all accounts. */
export function administeredSessionRoutes(
  app: FastifyInstance,
  ports: SessionOversightPorts,
): void {
  const { sessions } = ports

  serve(app, administration.listAllSessions, (request) =>
    readAllSessions(ports, { ...request.query, current: sessions.sidOf(request) }),
  )

  serve(app, administration.endAnySession, async (request) => {
    const target = await revokeSession(ports, request.params.id)
    if (target instanceof Failure) return target
    request.audit('session-revoke', { target })
    return undefined
  })

  serve(app, administration.endSessionsOf, (request) => {
    const { id } = request.params
    // Keeps the caller's own session if it is their account.
    const kept = id === signedIn(request).id ? sessions.sidOf(request) : undefined
    return revokeSessions(ports, { id, kept })
  })
}
