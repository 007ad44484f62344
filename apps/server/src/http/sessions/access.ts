import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../answers/answers.ts'
import { Failure } from '../errors/failure.ts'
import type { Account, Sessions } from './sessions.ts'

/** Who may call a route: anybody, anybody but known when signed in, people who are signed in, or administrators. */
export type Access = 'public' | 'optional' | 'user' | 'administrator'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route says who may call it; the server does not start with one that does not. */
    access?: Access
  }
  interface FastifyInstance {
    /** Every route that is served, as `METHOD /path/:parameter`. */
    readonly declaredRoutes: readonly string[]
  }
  interface FastifyRequest {
    account: Account | null
    /** When the caller last showed in this session that it is them. */
    provedAt: Date | null
  }
}

/** Refuses routes without a rule when they are declared, and callers without a session when they call. */
export function registerAccess(app: FastifyInstance, sessions: Sessions): void {
  const declared: string[] = []
  app.decorate('declaredRoutes', declared)
  app.decorateRequest('account', null)
  app.decorateRequest('provedAt', null)
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`Route without an access rule: ${String(method)} ${url}`)
    for (const name of [method].flat()) {
      if (name !== 'HEAD') declared.push(`${name} ${url}`)
    }
  })
  app.addHook('onRequest', async (request, reply) => {
    const { access = 'public' } = request.routeOptions.config
    if (access === 'public') return undefined
    const session = await sessions.read(request)
    request.account = session?.account ?? null
    request.provedAt = session?.provedAt ?? null
    if (access === 'optional') return undefined
    if (!request.account) {
      sessions.forget(request, reply)
      return refuse(reply, new Failure('unauthenticated'))
    }
    const admitted = access !== 'administrator' || request.account.isAdmin
    return admitted ? undefined : refuse(reply, new Failure('admin_required'))
  })
}

/** The caller of a route whose access is 'user' or 'administrator'. */
export function signedIn({ account }: FastifyRequest): Account {
  if (!account) throw new Error('This route let a caller in who is not signed in')
  return account
}
