import { rateLimits } from '@deckloom/contract'
import type { FastifyReply } from 'fastify'
import { Failure } from '../errors/failure.ts'
import type { Standing } from './rateLimiter.ts'

/** A call that was refused because a limit was reached. */
export class RateLimited extends Failure {
  readonly standing: Standing

  constructor(standing: Standing) {
    super('rate_limited', undefined, { retryAfter: standing.retryAfter ?? standing.resetSeconds })
    this.standing = standing
  }
}

/**
 * Sends the caller's standing with the limit that the call counted toward. Uses the two fields of the current IETF draft
 * (draft-ietf-httpapi-ratelimit-headers, since version 08) instead of RateLimit-Limit, -Remaining and -Reset of earlier
 * ones: only these name the limit, and routes have different ones.
 */
export function setRateLimit(reply: FastifyReply, standing: Standing): void {
  const { name, max, remaining, resetSeconds } = standing
  reply
    .header('ratelimit-policy', `"${name}";q=${max};w=${rateLimits[name].seconds}`)
    .header('ratelimit', `"${name}";r=${remaining};t=${resetSeconds}`)
}
