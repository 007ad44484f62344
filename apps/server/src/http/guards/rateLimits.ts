import { type RateLimitName, rateLimits } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { addressGroup } from '../limiter/addressGroup.ts'
import { refuse } from '../answers/answers.ts'
import type { RateLimiter } from '../limiter/rateLimiter.ts'
import { RateLimited, setRateLimit } from '../limiter/rateLimitHeaders.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * What the route counts as beside everything that comes from an address; without it, as an ordinary call. Signs of
     * life count as nothing: whoever watches the server is never told that it asks too often.
     */
    limit?: RateLimitName | 'none'
  }
}

/** Answers 429 to addresses that send more than anybody needs, whatever it is and whether or not there is such a route. */
export function registerRequestLimit(app: FastifyInstance, limiter: RateLimiter): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.limit === 'none') return undefined
    const refused = await requestRefusal(limiter, request.ip)
    return refused ? refuse(reply, refused) : undefined
  })
}

/** The same for targets that no hook ever sees, because they cannot be routed. */
export async function requestRefusal(
  limiter: RateLimiter,
  caller: string,
): Promise<RateLimited | undefined> {
  const standing = await limiter.count('requests', addressGroup(caller))
  return standing.retryAfter === undefined ? undefined : new RateLimited(standing)
}

/**
 * Answers 429 to callers that exceed the limit of a route. Limits are counted before the body is read: a call that turns
 * out not to be valid is one too. Those of addresses are registered before the rule of access, which looks sessions up,
 * and those of accounts behind it.
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
