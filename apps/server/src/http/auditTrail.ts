import type { ErrorCode, AuditAction } from '@deckloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Audit, AuditEntry } from '../platform/audit.ts'
import { addressGroup } from './limiter/addressGroup.ts'
import type { RateLimiter } from './limiter/rateLimiter.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Puts on record what this request did; the actor is who is signed in unless it is given. */
    audit: (
      action: AuditAction,
      note?: Partial<Pick<AuditEntry, 'outcome' | 'actor' | 'target'>>,
    ) => void
    /** The code that the request was refused with. */
    refusal: ErrorCode | null
  }
}

const refusals: Readonly<Partial<Record<ErrorCode, AuditAction>>> = {
  forbidden: 'call-forbidden',
  admin_required: 'call-forbidden',
  rate_limited: 'call-limited',
  csrf_rejected: 'call-cross-site',
}

/** Lets routes put on record what they did, and puts on record itself what was refused to whom. */
export function registerAuditTrail(
  app: FastifyInstance,
  audit: Audit,
  { now, limiter }: { readonly now: () => Date; readonly limiter: RateLimiter },
): void {
  app.decorateRequest('refusal', null)
  app.decorateRequest('audit', function record(this: FastifyRequest, action, note = {}) {
    audit.record({
      at: now(),
      action,
      outcome: note.outcome ?? 'done',
      actor: note.actor ?? this.account?.id ?? null,
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
    // Whoever repeats a call a thousand times is one line a minute, not a way to fill the record.
    const noted = await limiter.count('refusalNoted', `${action} ${who} ${target}`)
    if (noted.retryAfter !== undefined) return
    request.audit(action, { outcome: 'refused', target })
  })
}

/** The route as it was declared, and the deck it was asked for: nothing that a caller could write freely. */
function targetOf({ method, routeOptions, params }: FastifyRequest): string {
  const deck =
    typeof params === 'object' && params !== null && 'id' in params && typeof params.id === 'number'
      ? ` deck ${params.id}`
      : ''
  return `${method} ${routeOptions.url ?? 'unknown'}${deck}`
}
