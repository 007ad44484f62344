import { rateLimits } from '@deckloom/contract'
import type { FastifyReply } from 'fastify'
import { Failure } from '../errors/failure.ts'
import type { Standing } from './rateLimiter.ts'

/** A call that was refused because a limit is used up. */
export class RateLimited extends Failure {
  readonly standing: Standing

  constructor(standing: Standing) {
    super('rate_limited', undefined, { retryAfter: standing.retryAfter ?? standing.resetSeconds })
    this.standing = standing
  }
}

/**
 * Tells a caller how it stands with the limit that it was counted for. The two fields of the IETF's present draft
 * (draft-ietf-httpapi-ratelimit-headers, since its version 08), not RateLimit-Limit, -Remaining and -Reset of the
 * earlier ones: only these name the limit, and a route here has one of several.
 */
export function setRateLimit(reply: FastifyReply, standing: Standing): void {
  const { name, max, remaining, resetSeconds } = standing
  reply
    .header('ratelimit-policy', `"${name}";q=${max};w=${rateLimits[name].seconds}`)
    .header('ratelimit', `"${name}";r=${remaining};t=${resetSeconds}`)
}
