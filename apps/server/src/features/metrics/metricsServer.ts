import { createHash, timingSafeEqual } from 'node:crypto'
import { fastify, type FastifyInstance } from 'fastify'
import type { ServerMetrics } from './serverMetrics.ts'

/** Whether a request has the right token; true if none is configured. */
export function bringsToken(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return true
  const brought = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digestOf(brought), digestOf(token))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

interface Place {
  readonly host: string
  readonly port: number
  readonly token: string | undefined
}

/** Serves only the metrics, on a port of their own. Rejects if it cannot listen. */
export async function serveMetrics(
  metrics: Pick<ServerMetrics, 'text' | 'contentType'>,
  { host, port, token }: Place,
): Promise<FastifyInstance> {
  const app = fastify({ logger: false, forceCloseConnections: true })
  app.get('/metrics', async ({ headers }, reply) => {
    if (!bringsToken(headers.authorization, token)) return reply.code(401).send()
    return reply.type(metrics.contentType).send(await metrics.text())
  })
  await app.listen({ host, port })
  return app
}
