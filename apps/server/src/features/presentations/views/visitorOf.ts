import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { addressGroup } from '../../../http/limiter/addressGroup.ts'

/**
 * Identifies a visitor of a deck: a hash of the browser's own id and the deck, which cannot be
 * linked across decks; without an id as `dailyVisitor` does.
 */
export function visitorOf(request: FastifyRequest, deckId: number, now: Date): string {
  const name = request.headers['x-session-id']
  if (typeof name !== 'string' || !/^session-\d{13}-[0-9a-z]{1,12}$/.test(name))
    return dailyVisitor(request, now)
  return createHash('sha256').update(`${deckId} ${name}`).digest('hex')
}

/** The same per browser, address and day; it cannot be traced back. */
export function dailyVisitor(request: FastifyRequest, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  const agent = request.headers['user-agent'] ?? ''
  return createHash('sha256')
    .update(`${day} ${addressGroup(request.ip)} ${agent}`)
    .digest('hex')
}
