import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../answers/answers.ts'
import { Failure } from '../errors/failure.ts'
import type { Account, Sessions } from './sessions.ts'

/** Who may call a route: anybody, anybody with the account known if signed in, signed-in people, or administrators. */
export type Access = 'public' | 'optional' | 'user' | 'administrator'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route declares who may call it; the server refuses to start otherwise. */
    access?: Access
  }
  interface FastifyInstance {
    /** Every route that is served, as `METHOD /path/:parameter`. */
    readonly declaredRoutes: readonly string[]
  }
  interface FastifyRequest {
    account: Account | null
    /** When the caller last reauthenticated in this session. */
    provedAt: Date | null
  }
}

/** Refuses to declare routes without an access rule, and enforces the rule on each call. */
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
