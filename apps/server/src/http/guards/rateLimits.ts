import { type RateLimitName, rateLimits } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { addressGroup } from '../limiter/addressGroup.ts'
import { refuse } from '../answers/answers.ts'
import type { RateLimiter } from '../limiter/rateLimiter.ts'
import { RateLimited, setRateLimit } from '../limiter/rateLimitHeaders.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The limit that the route counts toward, in addition to the limit of an address; an ordinary call by default.
     * Health checks count toward none: monitoring is never told to slow down.
     */
    limit?: RateLimitName | 'none'
  }
}

/** Answers 429 to addresses that send too many requests of any kind, for unknown routes, too. */
export function registerRequestLimit(app: FastifyInstance, limiter: RateLimiter): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.limit === 'none') return undefined
    const refused = await requestRefusal(limiter, request.ip)
    return refused ? refuse(reply, refused) : undefined
  })
}

/** The same for targets that cannot be routed, for which no hook runs. */
export async function requestRefusal(
  limiter: RateLimiter,
  caller: string,
): Promise<RateLimited | undefined> {
  const standing = await limiter.count('requests', addressGroup(caller))
  return standing.retryAfter === undefined ? undefined : new RateLimited(standing)
}

/**
 * Answers 429 to callers that exceed the limit of a route. Requests are counted before the body is read, so that invalid
 * ones count, too. Limits per address are registered before the access rule, which looks up sessions; limits per account
 * after it.
 */
export function registerRateLimits(
  app: FastifyInstance,
  limiter: RateLimiter,
  per: 'address' | 'account',
): void {
  app.addHook('onRequest', async (request, reply) => {
    const name = request.routeOptions.config.limit ?? 'call'
    if (name === 'none' || name === 'requests' || rateLimits[name].per !== per) return undefined
    const standing = await limiter.count(name, request.account?.id ?? addressGroup(request.ip))
    if (standing.retryAfter !== undefined) return refuse(reply, new RateLimited(standing))
    setRateLimit(reply, standing)
    return undefined
  })
}
