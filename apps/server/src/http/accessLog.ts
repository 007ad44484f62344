import { createHmac } from 'node:crypto'
import type { Writable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'

export interface AccessLogOptions {
  readonly to: Writable
  /** Keeps others from finding an account by tagging all they can think of. */
  readonly secret: string
  /** Whether lines name where a request came from. */
  readonly withAddresses: boolean
  readonly now: () => Date
}

/**
 * Writes one line of JSON for each request once its answer is through or its caller gone. It names the route that was
 * matched: what a caller wrote may open an account or a deck, and no line repeats it.
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

/** Of the body; absent where nobody said beforehand how long it would be. */
function bytesOf(reply: FastifyReply): number | undefined {
  const length = reply.getHeader('content-length')
  return length === undefined ? undefined : Number(length)
}

/** The same for all requests of an account, and nothing that leads to it. */
function tagOf(accountId: string, secret: string): string {
  return createHmac('sha256', secret).update(`account ${accountId}`).digest('hex').slice(0, 16)
}
