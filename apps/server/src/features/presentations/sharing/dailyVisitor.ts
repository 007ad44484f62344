import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { addressGroup } from '../../../http/limiter/addressGroup.ts'

/** Identifies a visitor: the same per browser, address and day; it cannot be traced back. */
export function dailyVisitor(request: FastifyRequest, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  const agent = request.headers['user-agent'] ?? ''
  return createHash('sha256')
    .update(`${day} ${addressGroup(request.ip)} ${agent}`)
    .digest('hex')
}
