import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { Standing } from './Readiness.ts'
import { serve } from './serve.ts'

const { operation } = endpoints

/** Which Deckloom this is. */
export interface VersionFacts {
  readonly version: string
  /** Of the sources that it was built from; null where nobody knows. */
  readonly commit: string | null
  /** How many migrations the database has seen. */
  readonly schema: number
}

export interface HealthPorts {
  /** Whether the server can do its work. */
  readonly look: () => Promise<Standing>
  /** Aborted once the server is to end. */
  readonly stopping: AbortSignal
  readonly version: VersionFacts
}

/** For whatever watches the server: does the process answer, can it do its work, and which version is it? */
export function registerHealth(
  app: FastifyInstance,
  { look, stopping, version }: HealthPorts,
): void {
  const config = { access: 'public', database: 'unneeded' } as const
  app.get('/healthz', { config: { ...config, limit: 'none' } }, () => ({ status: 'ok' }))
  app.get('/readyz', { config: { ...config, limit: 'requests' } }, async (_request, reply) => {
    // Proxies send no more requests here, while those on their way are still answered.
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' })
    const standing = await look()
    return reply.code(standing.status === 'unavailable' ? 503 : 200).send(standing)
  })
  // What an attacker would look up first, the commit and the schema, is told to monitoring alone, by /metrics.
  const told = { version: version.version }
  serve(app, operation.readVersion, () => told)
}
