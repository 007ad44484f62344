import type { FastifyInstance } from 'fastify'
import { addressGroup } from './addressGroup.ts'
import { refuse } from './answers.ts'
import { type RateLimitName, rateLimits } from './limits.ts'
import type { RateLimiter } from './rateLimiter.ts'
import { RateLimited, setRateLimit } from './rateLimitHeaders.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted once the request is known to be valid; without it the route counts as an ordinary call. */
    limit?: RateLimitName
  }
}

/** Answers 429 to callers that exceed the limit of a route. */
export function registerRateLimits(app: FastifyInstance, limiter: RateLimiter): void {
  app.addHook('preHandler', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return undefined
    const name = request.routeOptions.config.limit ?? 'call'
    const who =
      rateLimits[name].per === 'account' && request.account
        ? request.account.id
        : addressGroup(request.ip)
    const standing = limiter.count(name, who)
    if (standing.retryAfter !== undefined) return refuse(reply, new RateLimited(standing))
    setRateLimit(reply, standing)
    return undefined
  })
}
