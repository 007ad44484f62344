import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { Standing } from './Readiness.ts'
import { serve } from './serve.ts'

const { operation } = endpoints

/** The running version of Deckloom. */
export interface VersionFacts {
  readonly version: string
  /** Of the sources it was built from; null if unknown. */
  readonly commit: string | null
  /** The number of migrations applied to the database. */
  readonly schema: number
}

export interface HealthPorts {
  /** Whether the server can handle requests. */
  readonly look: () => Promise<Standing>
  /** Aborted when the server shuts down. */
  readonly stopping: AbortSignal
  readonly version: VersionFacts
}

/** Liveness, readiness and version, for monitoring. */
export function registerHealth(
  app: FastifyInstance,
  { look, stopping, version }: HealthPorts,
): void {
  const config = { access: 'public', database: 'unneeded' } as const
  app.get('/healthz', { config: { ...config, limit: 'none' } }, () => ({ status: 'ok' }))
  app.get('/readyz', { config: { ...config, limit: 'requests' } }, async (_request, reply) => {
    // Tells load balancers to stop sending requests, while pending ones are still answered.
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' })
    const standing = await look()
    return reply.code(standing.status === 'unavailable' ? 503 : 200).send(standing)
  })
  // The commit and the schema version would help an attacker; monitoring gets them from /metrics.
  const told = { version: version.version }
  serve(app, operation.readVersion, () => told)
}
