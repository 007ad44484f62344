import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { IdempotentRequest } from '../platform/idempotentRequest.ts'
import { signedIn } from './access.ts'

const longestKey = 100

/** What an `Idempotency-Key` makes of a request; undefined without one, and for one that is longer than 100 characters. */
export function idempotencyOf(request: FastifyRequest): IdempotentRequest | undefined {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || key.length > longestKey) return undefined
  return repeatable(request, key)
}

/** A request that is to be carried out once, under a key that its route chooses. */
export function repeatable(request: FastifyRequest, key: string): IdempotentRequest {
  return {
    userId: signedIn(request).id,
    key,
    route: `${request.method} ${request.routeOptions.url}`,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('base64url'),
  }
}
