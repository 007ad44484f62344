import { type ClientConfig, Pool, type PoolClient } from 'pg'
import { describeError } from '../../platform/describeError.ts'
import { FairQueue } from '../../platform/jobs/FairQueue.ts'
import { traceQueries } from './traceQueries.ts'
import { isTraced } from '../../platform/tracing/spans.ts'
import { serverCaller } from '../../platform/caller.ts'

export interface ConnectionPoolOptions {
  /** Connections that are open at once. */
  readonly size: number
  /** Told of connections that were lost while nobody used them. */
  readonly warn: (message: string) => void
}

/** How many connections there are, and what waits for one. */
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

// Of one account, or of one address whose people have not signed in yet. A page of the dashboard asks for fifty pictures
// in the same moment.
const queuePerCaller = 200
const queue = 4_000
const patienceMs = { account: 2_000, server: 5_000 } as const

/**
 * The one place that hands out connections. An account holds a third of them at most (two, where that is less) and
 * waits in a line of its own for more, so that whatever blocks its work blocks nobody else's. Rejects with `Overloaded`
 * where the line is full or the wait longer than two seconds.
 */
export class ConnectionPool extends Pool {
  readonly #places: FairQueue

  constructor(connection: ClientConfig, { size, warn }: ConnectionPoolOptions) {
    super({ ...connection, max: size })
    const perAccount = { parallel: Math.max(2, Math.floor(size / 3)), queue: queuePerCaller }
    this.#places = new FairQueue({
      parallel: size,
      queue,
      // The server's own work and the look-ups before a caller is known are everybody's.
      limitsOf: (caller) =>
        caller === serverCaller
          ? { parallel: size, queue, waitMs: patienceMs.server }
          : { ...perAccount, waitMs: patienceMs.account },
    })
    // A connection that breaks while idle is replaced at the next query; unheard, the event would end the process.
    this.on('error', (error) => warn(`A database connection was lost: ${describeError(error)}`))
    // The pool takes its own listener away while a connection is in use. Whoever uses it hears of a break by the next
    // statement's error; the event itself, with nobody listening between two statements, would end the process.
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

  /** A connection, and with it a place that is free again once the connection is released. */
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

/** Resolves when a connection is given back. */
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
