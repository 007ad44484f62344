import { type ClientConfig, Pool, type PoolClient } from 'pg'
import { describeError } from '../../platform/describeError.ts'
import { FairQueue } from '../../platform/jobs/FairQueue.ts'
import { traceQueries } from './traceQueries.ts'
import { isTraced } from '../../platform/tracing/spans.ts'
import { serverCaller } from '../../platform/caller.ts'

export interface ConnectionPoolOptions {
  /** Connections that are open at once. */
  readonly size: number
  /** Called for connections that were lost while idle. */
  readonly warn: (message: string) => void
}

/** The connections that are open and the work that waits for one. */
export interface ConnectionLoad {
  readonly inUse: number
  readonly idle: number
  readonly waiting: number
  readonly most: number
}

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

// Per account, or per network address of anonymous callers. A page of the dashboard requests fifty
// pictures at once.
const queuePerCaller = 200
const queue = 4_000
const patienceMs = { account: 2_000, server: 5_000 } as const

/**
 * The one place that hands out connections. An account holds a third of them at most (two, if that
 * is less) and queues for more, so that one account's blocked work blocks nobody else's. Rejects
 * with `Overloaded` if the queue is full or the wait exceeds two seconds.
 */
export class ConnectionPool extends Pool {
  readonly #places: FairQueue

  constructor(connection: ClientConfig, { size, warn }: ConnectionPoolOptions) {
    super({ ...connection, max: size })
    const perAccount = { parallel: Math.max(2, Math.floor(size / 3)), queue: queuePerCaller }
    this.#places = new FairQueue({
      parallel: size,
      queue,
      // The server's own work and look-ups before the caller is known have no limit per caller.
      limitsOf: (caller) =>
        caller === serverCaller
          ? { parallel: size, queue, waitMs: patienceMs.server }
          : { ...perAccount, waitMs: patienceMs.account },
    })
    // A connection that breaks while idle is replaced at the next query; an unhandled error event
    // would end the process.
    this.on('error', (error) => warn(`A database connection was lost: ${describeError(error)}`))
    // The pool removes its own listener while a connection is in use. The break then fails the next
    // statement; an error event between two statements would end the process.
    this.on('connect', (client) => {
      client.on('error', () => undefined)
      if (isTraced()) traceQueries(client)
    })
  }

  override connect(): Promise<PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<PoolClient> | void {
    const client = this.#take()
    if (!connected) return client
    client.then(
      (taken) => connected(undefined, taken, taken.release.bind(taken)),
      (error: unknown) => connected(asError(error), undefined, () => undefined),
    )
  }

  load(): ConnectionLoad {
    return {
      inUse: this.totalCount - this.idleCount,
      idle: this.idleCount,
      waiting: this.#places.load().waiting + this.waitingCount,
      most: this.options.max,
    }
  }

  /** A connection; its place is free again once it is released. */
  #take(): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      const holding = this.#places.run(async () => {
        const client = await super.connect()
        const released = whenReleased(client)
        resolve(client)
        await released
      })
      holding.catch(reject)
    })
  }
}

/** Resolves when a connection is released. */
function whenReleased(client: PoolClient): Promise<void> {
  return new Promise((resolve) => {
    const giveBack = client.release.bind(client)
    client.release = (error) => {
      giveBack(error)
      resolve()
    }
  })
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
