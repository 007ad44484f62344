import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cluster, Node } from './Cluster.ts'
import type { Tally } from './Tally.ts'

/** A way to break a part temporarily. */
export interface Fault {
  readonly name: string
  readonly strike: () => Promise<void> | void
  /** Repairs it; resolves when the part works again. */
  readonly lift: () => Promise<void> | void
}

const stopLimitMs = 8_000
const startLimitMs = 30_000

/** Returns all faults of a run, in order. */
export function faultsOf(cluster: Cluster, tally: Tally): readonly Fault[] {
  const { servers, postgres, redis, store, proxy } = cluster
  const restart = async (server: Node) => {
    server.start()
    const ms = await server.untilReady(startLimitMs)
    if (ms === undefined) tally.fail(`${server.name} did not start again within 30 s`)
    else tally.time('a new start of a server', ms)
  }
  const killed = servers.map((server): Fault => ({
    name: `kill -9 of ${server.name}`,
    strike: async () => void (await server.program.end('SIGKILL')),
    lift: () => restart(server),
  }))
  const ended = servers.map((server): Fault => ({
    name: `SIGTERM to ${server.name}`,
    strike: async () => {
      const ms = await server.program.end('SIGTERM')
      tally.time('SIGTERM until a server is gone', ms, stopLimitMs)
    },
    lift: () => restart(server),
  }))
  const restartDatabase = async () => {
    postgres.start()
    if (!(await cluster.databaseAnswers())) tally.fail('PostgreSQL did not come back')
  }
  const filled = servers.map((server): Fault => {
    const filler = join(server.dataDir, 'filler')
    return {
      name: `disk of ${server.name} full`,
      strike: () => fill(server.dataDir, filler),
      lift: () => rmSync(filler, { force: true }),
    }
  })
  const [killA, killB] = killed
  const [endA, endB] = ended
  const others: readonly Fault[] = [
    {
      name: 'connections to PostgreSQL cut',
      strike: () => proxy.cutAll(),
      lift: () => undefined,
    },
    {
      name: 'PostgreSQL stopped at once',
      // PostgreSQL's immediate shutdown: connections break, and it recovers from its log at the next start.
      strike: async () => void (await postgres.end('SIGQUIT')),
      lift: restartDatabase,
    },
    {
      name: 'Redis killed',
      strike: async () => void (await redis.end('SIGKILL')),
      lift: () => redis.start(),
    },
    {
      name: 'Redis frozen',
      strike: () => redis.signal('SIGSTOP'),
      lift: () => redis.signal('SIGCONT'),
    },
    {
      name: 'file store away',
      strike: () => store.stop(),
      lift: () => store.start(),
    },
    {
      name: 'file store mute',
      strike: () => void (store.mood = 'mute'),
      lift: () => void (store.mood = 'well'),
    },
    ...(cluster.canFillDisks ? filled : []),
  ]
  return [
    killA,
    ...others.slice(0, 2),
    killB,
    ...others.slice(2, 4),
    endA,
    ...others.slice(4),
    endB,
  ].filter((fault) => fault !== undefined)
}

/** Fills the file system of a folder. */
function fill(folder: string, filler: string): void {
  const { bavail, bsize } = statfsSync(folder)
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize))
  } catch (error) {
    // Another process may fill the rest first, which is just as well.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
