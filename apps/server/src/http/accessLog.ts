import { createHmac } from 'node:crypto'
import type { Writable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'

export interface AccessLogOptions {
  readonly to: Writable
  /** Keyed, so that nobody can find an account by hashing guesses. */
  readonly secret: string
  /** Whether lines contain the client's address. */
  readonly withAddresses: boolean
  readonly now: () => Date
}

/**
 * Writes a line of JSON per request once the response is complete or the client has disconnected. It names the matched
 * route, never the requested URL, which may contain a token for an account or a deck.
 */
export function registerAccessLog(
  app: FastifyInstance,
  { to, secret, withAddresses, now }: AccessLogOptions,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const { account, method, routeOptions, id, ip } = request
    const line = {
      time: now().toISOString(),
      access: methods.has(method) ? method : 'other',
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      bytes: bytesOf(reply),
      ...(!reply.raw.writableEnded && { aborted: true }),
      requestId: id,
      ...(account && { account: tagOf(account.id, secret) }),
      ...(withAddresses && { address: ip }),
    }
    to.write(`${JSON.stringify(line)}\n`)
  })
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Of the body; absent without a Content-Length. */
function bytesOf(reply: FastifyReply): number | undefined {
  const length = reply.getHeader('content-length')
  return length === undefined ? undefined : Number(length)
}

/** The same for all requests of an account, but not traceable to it. */
function tagOf(accountId: string, secret: string): string {
  return createHmac('sha256', secret).update(`account ${accountId}`).digest('hex').slice(0, 16)
}
