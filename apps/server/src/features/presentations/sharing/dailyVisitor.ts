import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { addressGroup } from '../../../http/limiter/addressGroup.ts'

/**
 * Identifies a visitor of a link: the same for a browser, a network and a day. Nobody who does not know the link can tell
 * who it was, and it is another one for each link.
 */
export function dailyVisitor(request: FastifyRequest, token: string, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  const agent = request.headers['user-agent'] ?? ''
  return createHash('sha256')
    .update(`${token} ${day} ${addressGroup(request.ip)} ${agent}`)
    .digest('hex')
}
