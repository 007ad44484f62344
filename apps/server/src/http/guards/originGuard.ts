import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../answers/answers.ts'
import { Failure } from '../errors/failure.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses WebSockets and changes that a page of another site requests with the victim's cookie (CSRF). Browsers send the origin of a
 * request; a client that sends none is not a browser and has no victim's cookie.
 */
export function registerOriginGuard(app: FastifyInstance, publicUrl: URL | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    const isSafe = safe.has(request.method) && !request.ws
    if (isSafe || isOwn(request, publicUrl)) return undefined
    return refuse(reply, new Failure('csrf_rejected'))
  })
}

function isOwn({ headers }: FastifyRequest, publicUrl: URL | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined) return true
  if (publicUrl) return origin === publicUrl.origin
  return URL.canParse(origin) && new URL(origin).host === headers.host
}
