import type { FastifyInstance } from 'fastify'
import type { AppParts } from './app.ts'
import { registerHealth } from './http/health.ts'
import { Readiness } from './http/Readiness.ts'
import type { OpenedStores } from './openStores.ts'
import { productCommit } from './platform/productCommit.ts'
import { productVersion } from './platform/productVersion.ts'
import type { RedisLink } from './platform/redis/RedisLink.ts'
import { readinessChecks } from './readinessChecks.ts'

/** What whoever watches the server asks for. */
export function openHealth(
  app: FastifyInstance,
  { config, database, threads }: AppParts,
  opened: OpenedStores & { readonly redis: RedisLink | undefined },
): void {
  const checks = readinessChecks({ config, database, threads, ...opened })
  const readiness = new Readiness(checks, (message) => app.log.warn(message))
  registerHealth(app, {
    look: () => readiness.look(),
    stopping: app.shutdown.stopping,
    version: { version: productVersion(), commit: productCommit(), schema: database.schema },
  })
}
