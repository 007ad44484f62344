import type { FastifyInstance } from 'fastify'
import type { AppParts } from './AppParts.ts'
import type { ServerWatch } from '../features/servers/watchServers.ts'
import { registerHealth, type VersionFacts } from '../http/health.ts'
import { Readiness } from '../http/Readiness.ts'
import type { OpenedStores } from './openStores.ts'
import { productCommit } from '../platform/process/productCommit.ts'
import { productVersion } from '../platform/process/productVersion.ts'
import type { RedisLink } from '../platform/redis/RedisLink.ts'
import { createReadinessChecks } from './readinessChecks.ts'

export interface OpenedHealth {
  readonly readiness: Readiness
  readonly version: VersionFacts
}

/** The endpoints for health checks. */
export function openHealth(
  app: FastifyInstance,
  { config, database, threads }: AppParts,
  opened: OpenedStores & {
    readonly redis: RedisLink | undefined
    readonly servers: ServerWatch | undefined
  },
): OpenedHealth {
  const checks = createReadinessChecks({ config, database, threads, ...opened })
  const readiness = new Readiness(checks, (message) => app.log.warn(message))
  const version = { version: productVersion(), commit: productCommit(), schema: database.schema }
  registerHealth(app, {
    look: () => readiness.look(),
    stopping: app.shutdown.stopping,
    version,
  })
  return { readiness, version }
}
