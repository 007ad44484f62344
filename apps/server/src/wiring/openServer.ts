import { fastify, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { AppParts } from './AppParts.ts'
import { bodyLimits } from '../http/limiter/limits.ts'
import { traceRequests } from '../http/traceRequests.ts'
import { warnOfProxy } from '../http/proxyWarning.ts'
import { RateLimiter } from '../http/limiter/rateLimiter.ts'
import { serverOptions } from '../http/serverOptions.ts'
import { openLimits } from './openLimits.ts'
import type { WindowStore } from '../platform/limits/WindowStore.ts'
import { RedisLink } from '../platform/redis/RedisLink.ts'
import { Shutdown } from '../platform/process/Shutdown.ts'
import { siteOf } from '../config/site.ts'

export interface OpenedServer {
  readonly app: FastifyInstance
  /** Shared by several servers; undefined without one. */
  readonly redis: RedisLink | undefined
  readonly windows: WindowStore
  readonly limiter: RateLimiter
}

/** The HTTP server before any rule and route, and its limits. */
export async function openServer(parts: AppParts): Promise<OpenedServer> {
  const { config } = parts
  const warn = (message: string) => app.log.warn(message)
  const redis = config.redis && (await RedisLink.load(config.redis))
  const windows = openLimits(parts, { redis, warn })
  const limiter = new RateLimiter(windows, config.rateLimitScale)
  const options = serverOptions({
    ...config,
    site: siteOf(config),
    limiter,
    onForwarded: warnOfProxy(config, warn),
    bodyLimit: bodyLimits.default,
    logTo: parts.logTo,
  })
  const app = fastify(options)
  if (config.observe.traces) traceRequests(app)
  app.decorate('shutdown', parts.shutdown ?? new Shutdown())
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await redis?.connect(warn)
  app.addHook('onClose', async () => redis?.close())
  return { app, redis, windows, limiter }
}
