import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { IdempotentRequest } from '../../platform/idempotentRequest.ts'
import { signedIn } from './access.ts'

const longestKey = 100

/** The request as identified by its `Idempotency-Key`; undefined without one, or with more than 100 characters. */
export function idempotencyOf(request: FastifyRequest): IdempotentRequest | undefined {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || key.length > longestKey) return undefined
  return repeatable(request, key, { ...Object(request.params), ...Object(request.query) })
}

/**
 * A request to run once, under a key that its route chooses. `named` contains the parameters of its URL, unless the key
 * covers them.
 */
export function repeatable(
  request: FastifyRequest,
  key: string,
  named: Readonly<Record<string, unknown>> = {},
): IdempotentRequest {
  const { body } = request
  const hash = createHash('sha256')
  if (Object.keys(named).length > 0) hash.update(JSON.stringify(named))
  hash.update(Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null))
  return {
    userId: signedIn(request).id,
    key,
    route: `${request.method} ${request.routeOptions.url}`,
    bodyHash: hash.digest('base64url'),
  }
}
