import type { ErrorCode, AuditAction } from '@deckloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Audit, AuditEntry } from '../platform/audit.ts'
import { addressGroup } from './limiter/addressGroup.ts'
import type { RateLimiter } from './limiter/rateLimiter.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Adds an entry about this request to the audit trail; its actor is the signed-in account by default. */
    audit: (
      action: AuditAction,
      note?: Partial<Pick<AuditEntry, 'outcome' | 'actor' | 'target'>>,
    ) => void
    /** The account that acts in a request without a session, such as by a link from an email. */
    actor: string | null
    /** The error code of the response. */
    refusal: ErrorCode | null
  }
}

const refusals: Readonly<Partial<Record<ErrorCode, AuditAction>>> = {
  forbidden: 'call-forbidden',
  admin_required: 'call-forbidden',
  rate_limited: 'call-limited',
  csrf_rejected: 'call-cross-site',
}

/** Lets routes add entries to the audit trail, and records refused requests by itself. */
export function registerAuditTrail(
  app: FastifyInstance,
  audit: Audit,
  { now, limiter }: { readonly now: () => Date; readonly limiter: RateLimiter },
): void {
  app.decorateRequest('actor', null)
  app.decorateRequest('refusal', null)
  app.decorateRequest('audit', function record(this: FastifyRequest, action, note = {}) {
    audit.record({
      at: now(),
      action,
      outcome: note.outcome ?? 'done',
      actor: note.actor ?? this.actor ?? this.account?.id ?? null,
      target: note.target ?? null,
      caller: addressGroup(this.ip),
      requestId: this.id,
    })
  })
  app.addHook('onResponse', async (request) => {
    const action = request.refusal === null ? undefined : refusals[request.refusal]
    if (!action) return
    const target = targetOf(request)
    const who = request.account?.id ?? addressGroup(request.ip)
    // Rate-limited, so that nobody can flood the audit trail by repeating a call.
    const noted = await limiter.count('refusalNoted', `${action} ${who} ${target}`)
    if (noted.retryAfter !== undefined) return
    request.audit(action, { outcome: 'refused', target })
  })
}

/** The declared route and the id of the deck: nothing that a client can choose freely. */
function targetOf({ method, routeOptions, params }: FastifyRequest): string {
  const deck =
    typeof params === 'object' && params !== null && 'id' in params && typeof params.id === 'number'
      ? ` deck ${params.id}`
      : ''
  return `${method} ${routeOptions.url ?? 'unknown'}${deck}`
}
