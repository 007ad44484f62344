import type { FastifyInstance } from 'fastify'
import type { AppParts } from './AppParts.ts'
import { registerAccessLog } from '../http/accessLog.ts'
import type { ServerWatch } from '../features/servers/watchServers.ts'
import { openHealth } from './openHealth.ts'
import { openMetrics } from './openMetrics.ts'
import type { OpenedStores } from './openStores.ts'
import { Figures } from '../platform/jobs/Figures.ts'
import type { JobRegistry } from '../platform/jobs/JobRegistry.ts'
import type { RedisLink } from '../platform/redis/RedisLink.ts'

/** Counters with access to the queues of saves, threads and processes. */
export function figuresOf({ database, threads }: AppParts): Figures {
  const figures = new Figures()
  figures.watchQueue('saves', () => database.saves.load())
  for (const [name, load] of Object.entries(threads ?? {})) figures.watchQueue(name, load)
  return figures
}

interface WatchPorts extends OpenedStores {
  readonly redis: RedisLink | undefined
  readonly servers: ServerWatch | undefined
  readonly figures: Figures
  readonly jobs: JobRegistry
  /** Names of the hourly steps. */
  readonly steps: readonly string[]
}

/** The monitoring endpoints. */
export async function openWatch(
  app: FastifyInstance,
  parts: AppParts,
  ports: WatchPorts,
): Promise<void> {
  const { accessLog } = parts.config.observe
  if (accessLog !== 'off') {
    registerAccessLog(app, {
      to: parts.logTo ?? process.stdout,
      secret: parts.secret,
      withAddresses: accessLog === 'addresses',
      now: parts.now ?? (() => new Date()),
    })
  }
  await openMetrics(app, parts, { ...ports, ...openHealth(app, parts, ports) })
}
