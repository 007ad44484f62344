import cookie from '@fastify/cookie'
import { longestLiveRequest } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { registerAccess } from './sessions/access.ts'
import { registerBodyTimeouts } from './body/bodyTimeouts.ts'
import { registerDatabaseWait } from './guards/databaseWait.ts'
import { registerCallers } from './sessions/callers.ts'
import { type FormGuardOptions, registerFormGuard } from './guards/formGuard.ts'
import { registerAddressLength, registerBasePath } from './guards/frontDoor.ts'
import { serverLimits } from './limiter/limits.ts'
import { registerOriginGuard } from './guards/originGuard.ts'
import { type PlanGate, type PriorityCheck, registerPlanGate } from './sessions/planGate.ts'
import { registerProof } from './sessions/proof.ts'
import type { RateLimiter } from './limiter/rateLimiter.ts'
import { registerRateLimits, registerRequestLimit } from './guards/rateLimits.ts'
import { registerSecurityHeaders } from './securityHeaders.ts'
import { registerUpgrades } from './guards/upgrades.ts'
import type { Sessions } from './sessions/sessions.ts'

interface RuleParts {
  readonly publicUrl: URL | undefined
  readonly limiter: RateLimiter
  readonly sessions: Sessions
  readonly form: FormGuardOptions
  readonly databaseReady: () => Promise<void>
  /** Signs cookies. */
  readonly secret: string
  readonly now: () => Date
  readonly planGate: PlanGate
  readonly hasPriority: PriorityCheck
}

/**
 * Rules for every request, before any feature handles it. Each decides by the matched route, never by the requested URL.
 * They run in this order: cheap refusals that apply to everybody come first.
 */
export async function registerRules(app: FastifyInstance, parts: RuleParts): Promise<void> {
  const { limiter, sessions, form } = parts
  registerSecurityHeaders(app, form)
  registerRequestLimit(app, limiter)
  await registerUpgrades(app, { maxPayload: longestLiveRequest })
  registerAddressLength(app)
  registerBasePath(app, form)
  registerBodyTimeouts(app, serverLimits)
  registerOriginGuard(app, parts.publicUrl)
  registerDatabaseWait(app, parts.databaseReady)
  await app.register(cookie, { secret: parts.secret })
  registerFormGuard(app, form)
  registerRateLimits(app, limiter, 'address')
  registerAccess(app, sessions)
  registerRateLimits(app, limiter, 'account')
  registerCallers(app, parts.hasPriority)
  registerPlanGate(app, parts.planGate)
  registerProof(app, parts.now)
}
