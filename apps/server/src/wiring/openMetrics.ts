import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { AppParts } from './AppParts.ts'
import type { Config } from '../config/config.ts'
import { listSteps } from '../db/maintenance/stepsRepository.ts'
import { bringsToken, serveMetrics } from '../features/metrics/metricsServer.ts'
import type { ServerMetrics } from '../features/metrics/serverMetrics.ts'
import { refuse } from '../http/answers/answers.ts'
import { Failure } from '../http/errors/failure.ts'
import type { VersionFacts } from '../http/health.ts'
import type { Readiness } from '../http/Readiness.ts'
import { asServer } from '../platform/caller.ts'
import type { Figures } from '../platform/jobs/Figures.ts'
import type { JobRegistry } from '../platform/jobs/JobRegistry.ts'
import { addressFault } from './listen.ts'

interface MetricsPorts {
  readonly figures: Figures
  readonly jobs: JobRegistry
  readonly readiness: Readiness
  readonly version: VersionFacts
  /** Names of the hourly steps. */
  readonly steps: readonly string[]
}

/** Serves metrics if configured. Throws `CannotStart` if their port cannot be used. */
export async function openMetrics(
  app: FastifyInstance,
  parts: AppParts,
  ports: MetricsPorts,
): Promise<void> {
  const { metrics: wanted } = parts.config.observe
  if (!wanted) return
  const { ServerMetrics: Metrics } = await import('../features/metrics/serverMetrics.ts')
  const metrics = new Metrics({ ...ports, ...sourcesOf(app, parts, ports) })
  countRequests(app, metrics)
  if (wanted.port === undefined) serveHere(app, metrics, wanted.token)
  else await serveThere(app, metrics, { ...wanted, port: wanted.port })
}

function sourcesOf(
  app: FastifyInstance,
  { config: { dataDir }, database }: AppParts,
  { jobs, readiness, steps }: MetricsPorts,
) {
  return {
    connections: () => database.connections(),
    jobs: () => jobs.list(),
    standing: () => readiness.look(),
    disk: async () => {
      const { blocks, bavail, bsize } = await statfs(dataDir)
      return { bytes: blocks * bsize, free: bavail * bsize }
    },
    steps: () => asServer(() => listSteps(database.queries, steps)),
    sockets: () =>
      new Promise<number>((resolve) => {
        app.server.getConnections((error, count) => resolve(error ? 0 : count))
      }),
    warn: (message: string) => app.log.warn(message),
  }
}

function countRequests(app: FastifyInstance, metrics: ServerMetrics): void {
  app.addHook('onSend', async (_request, reply) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
    if (isStream) reply.raw.once('close', metrics.openStream())
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const { statusCode: status, elapsedTime: ms } = reply
    metrics.count({ method, route: routeOptions.url, status, ms })
  })
}

function serveHere(app: FastifyInstance, metrics: ServerMetrics, token: string | undefined): void {
  const config = { access: 'public', limit: 'requests', database: 'unneeded' } as const
  app.get('/metrics', { config }, async ({ headers }, reply) => {
    if (!bringsToken(headers.authorization, token)) {
      return refuse(reply, new Failure('unauthenticated', 'Bring METRICS_TOKEN as bearer token.'))
    }
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

async function serveThere(
  app: FastifyInstance,
  metrics: ServerMetrics,
  place: NonNullable<Config['observe']['metrics']> & { readonly port: number },
): Promise<void> {
  try {
    const server = await serveMetrics(metrics, place)
    app.addHook('onClose', () => server.close())
  } catch (error) {
    throw addressFault(error, place, 'METRICS_') ?? error
  }
}
