import type { Config } from '../config/config.ts'
import type { Database } from '../db/openDatabase.ts'
import type { StoreWatch } from '../features/files/watchStore.ts'
import type { ServerWatch } from '../features/servers/watchServers.ts'
import type { ReadinessChecks } from '../http/Readiness.ts'
import type { QueueLoad } from '../platform/jobs/FairQueue.ts'
import { type FileStores, StoreFull, StoreUnavailable } from '../platform/fileStore.ts'
import { checkDisk } from '../platform/files/checkDisk.ts'
import { StoreUnreachable } from '../platform/files/StoreUnreachable.ts'
import { NotReady } from '../platform/process/NotReady.ts'
import type { RedisLink } from '../platform/redis/RedisLink.ts'

/** The load of the queues for threads and processes, by their work. */
export type ThreadLoads = Readonly<Record<'render' | 'reader' | 'writer', () => QueueLoad>>

interface ReadinessPorts {
  readonly config: Pick<Config, 'dataDir' | 'observe'>
  readonly database: Pick<Database, 'check'>
  readonly stores: FileStores
  readonly watch: StoreWatch
  readonly threads: ThreadLoads | undefined
  readonly redis: Pick<RedisLink, 'check'> | undefined
  readonly servers: Pick<ServerWatch, 'check'> | undefined
}

// Time limits end every job long before: a queue that stalls for longer is stuck.
const stalledMs = 180_000

/** The checks that must pass for the server to be ready. */
export function createReadinessChecks(ports: ReadinessPorts): ReadinessChecks {
  const { config, database, threads, redis, servers } = ports
  return {
    database: () => database.check(),
    disk: () => checkDisk(config.dataDir, config.observe.minFreeBytes),
    store: () => checkStore(ports),
    threads: () => checkThreads(threads),
    ...(redis && { redis: () => redis.check() }),
    ...(servers && { servers: () => servers.check() }),
  }
}

async function checkStore({ stores, watch }: ReadinessPorts): Promise<void> {
  const misplaced = watch.misplaced()
  if (misplaced !== undefined) throw new NotReady(misplaced)
  try {
    await stores.check()
  } catch (error) {
    if (!(error instanceof StoreUnavailable || error instanceof StoreFull)) throw error
    // A store that is away is away for all servers at once, and decks can be saved without it.
    throw new NotReady(error.message, { cause: error, isSpared: error instanceof StoreUnreachable })
  }
}

function checkThreads(threads: ThreadLoads | undefined): void {
  for (const [name, load] of Object.entries(threads ?? {})) {
    const { waiting, stalledMs: ms } = load()
    if (ms < stalledMs) continue
    const seconds = Math.round(ms / 1_000)
    throw new NotReady(`${waiting} jobs wait for the ${name}, and none moved for ${seconds} s`)
  }
}
