import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AppParts } from './AppParts.ts'
import { purgeStep } from '../db/maintenance/step.ts'
import type { ServerFacts } from '../db/schema/operation/servers.ts'
import { purgeServers } from '../features/servers/serversRepository.ts'
import { type ServerWatch, watchServers } from '../features/servers/watchServers.ts'
import { placeOf } from '../platform/files/openBucket.ts'
import { productVersion } from '../platform/process/productVersion.ts'
import { placeOfRedis } from '../platform/redis/RedisLink.ts'
import { homeOf } from '../config/site.ts'

/** Rows of servers that ended without notice. */
export const goneServers = purgeStep('Stopped servers', ({ queries, limit }) =>
  purgeServers(queries, limit),
)

/**
 * Registers this server with the others of its database, until the app closes. The embedded one has
 * a single server.
 */
export function openServers(
  app: FastifyInstance,
  parts: AppParts,
  auditKey: string,
): ServerWatch | undefined {
  const { queries, kind } = parts.database
  if (kind === 'embedded') return undefined
  const warn = (message: string) => app.log.warn(message)
  const watch = watchServers({ queries, facts: factsOf(parts, auditKey), warn })
  app.addHook('onClose', () => watch.stop())
  return watch
}

function factsOf({ config, database, secret }: AppParts, auditKey: string): ServerFacts {
  const { bucket, redis, publicUrl, payments } = config
  return {
    version: productVersion(),
    schema: database.schema,
    files: bucket ? placeOf(bucket) : null,
    redis: redis ? `${placeOfRedis(redis.url)} ${redis.prefix}` : null,
    publicUrl: publicUrl ? homeOf(config) : null,
    payments: payments.kind,
    sessionSecret: createHmac('sha256', secret).update('the name of this secret').digest('hex'),
    auditKey,
  }
}
