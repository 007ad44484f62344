import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { addressGroup } from '../../../http/addressGroup.ts'

/**
 * Tells the visitors of a deck apart. By the name that the browser gave its visits, hashed with the deck, so that
 * nobody is followed from deck to deck; without one as `dailyVisitor` does.
 */
export function visitorOf(request: FastifyRequest, deckId: number, now: Date): string {
  const name = request.headers['x-session-id']
  if (typeof name !== 'string' || !/^session-\d{13}-[0-9a-z]{1,12}$/.test(name))
    return dailyVisitor(request, now)
  return createHash('sha256').update(`${deckId} ${name}`).digest('hex')
}

/** The same for one browser at one address on one day; another on the next, and it leads to nobody. */
export function dailyVisitor(request: FastifyRequest, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  const agent = request.headers['user-agent'] ?? ''
  return createHash('sha256')
    .update(`${day} ${addressGroup(request.ip)} ${agent}`)
    .digest('hex')
}
