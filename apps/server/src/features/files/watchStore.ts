import type { Queries } from '../../db/openDatabase.ts'
import { type FileStores, StoreFull, StoreUnavailable } from '../../platform/fileStore.ts'
import { StoreUnreachable } from '../../platform/files/StoreUnreachable.ts'
import { compareStore, type StoreStanding } from './compareStore.ts'

export interface WatchPorts {
  readonly queries: Queries
  readonly stores: FileStores
  /** Called when a problem appears and when it ends. */
  readonly warn: (message: string) => void
  readonly everyMs?: number
}

export interface StoreWatch {
  /**
   * The problem with the store at the last check, as a sentence for the operator; undefined if
   * there is none.
   */
  readonly problem: () => string | undefined
  /** The same for problems of this server alone: others have the files elsewhere. */
  readonly misplaced: () => string | undefined
  /** Checks now. */
  readonly look: () => Promise<string | undefined>
  /** Resolves when the running check is done. */
  readonly stop: () => Promise<void>
}

/**
 * Checks every minute whether this server can use its store, and whether it is the installation's:
 * a server that stores files in a folder of its own loses them for all others.
 */
export async function watchStore(ports: WatchPorts): Promise<StoreWatch> {
  let problem: string | undefined
  let misplaced: string | undefined
  let looking: Promise<string | undefined> = Promise.resolve(undefined)
  const look = () => {
    looking = findProblem(ports).then(({ message, isReported, isMisplaced }) => {
      if (message !== undefined && message !== problem && !isReported) ports.warn(message)
      if (message === undefined && problem !== undefined)
        ports.warn('The file store is all right now.')
      problem = message
      misplaced = isMisplaced ? message : undefined
      return message
    })
    return looking
  }
  await look()
  const timer = setInterval(() => void look(), ports.everyMs ?? 60_000).unref()
  return {
    problem: () => problem,
    misplaced: () => misplaced,
    look,
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}

interface Found {
  readonly message: string | undefined
  /** The store itself has logged it. */
  readonly isReported?: boolean
  readonly isMisplaced?: boolean
}

async function findProblem({ queries, stores }: WatchPorts): Promise<Found> {
  try {
    await stores.check()
    const standing = await compareStore({ queries, root: stores.root })
    return { message: message[standing](stores.place), isMisplaced: standing !== 'own' }
  } catch (error) {
    const isOfStore = error instanceof StoreUnavailable || error instanceof StoreFull
    // Unknown while the database is away, which is reported elsewhere.
    return isOfStore
      ? { message: error.message, isReported: error instanceof StoreUnreachable }
      : { message: undefined }
  }
}

const message: Readonly<Record<StoreStanding, (place: string) => string | undefined>> = {
  own: () => undefined,
  foreign: (place) =>
    `WRONG FILE STORE: ${place} is not where this installation keeps its files. What is uploaded or exported here is missing at the other servers. Give all of them one bucket (S3_BUCKET) or one shared folder.`,
  left: (place) =>
    `OLD FILE STORE: the files of this installation were moved from ${place} to another store. What is uploaded or exported here is missing there. Start this server with the settings of the others.`,
}
