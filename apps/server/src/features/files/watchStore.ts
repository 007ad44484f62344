import type { Queries } from '../../db/openDatabase.ts'
import { type FileStores, StoreFull, StoreUnavailable } from '../../platform/fileStore.ts'
import { StoreAway } from '../../platform/files/StoreAway.ts'
import { compareStore, type StoreStanding } from './compareStore.ts'

export interface WatchPorts {
  readonly queries: Queries
  readonly stores: FileStores
  /** Told when something is wrong that was not, and when it is over. */
  readonly warn: (message: string) => void
  readonly everyMs?: number
}

export interface StoreWatch {
  /** What is wrong with the store, as a sentence for the operator; undefined while all is well. As of the last look. */
  readonly problem: () => string | undefined
  /** The same, of faults that are this server's alone: others keep the files elsewhere. */
  readonly misplaced: () => string | undefined
  /** Looks now. */
  readonly look: () => Promise<string | undefined>
  /** Resolves when the look that is going on is done. */
  readonly stop: () => Promise<void>
}

/**
 * Looks every minute whether this server can use its store, and whether it is the one of the installation: a server that
 * keeps files in a folder of its own loses them for all others.
 */
export async function watchStore(ports: WatchPorts): Promise<StoreWatch> {
  let problem: string | undefined
  let misplaced: string | undefined
  let looking: Promise<string | undefined> = Promise.resolve(undefined)
  const look = () => {
    looking = findProblem(ports).then(({ words, isTold, isMisplaced }) => {
      if (words !== undefined && words !== problem && !isTold) ports.warn(words)
      if (words === undefined && problem !== undefined)
        ports.warn('The file store is all right now.')
      problem = words
      misplaced = isMisplaced ? words : undefined
      return words
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
  readonly words: string | undefined
  /** The store itself said so in the log already. */
  readonly isTold?: boolean
  readonly isMisplaced?: boolean
}

async function findProblem({ queries, stores }: WatchPorts): Promise<Found> {
  try {
    await stores.check()
    const standing = await compareStore({ queries, root: stores.root })
    return { words: words[standing](stores.place), isMisplaced: standing !== 'own' }
  } catch (error) {
    const isOfStore = error instanceof StoreUnavailable || error instanceof StoreFull
    // Nothing is known while the database is away, and that is said elsewhere.
    return isOfStore
      ? { words: error.message, isTold: error instanceof StoreAway }
      : { words: undefined }
  }
}

const words: Readonly<Record<StoreStanding, (place: string) => string | undefined>> = {
  own: () => undefined,
  foreign: (place) =>
    `WRONG FILE STORE: ${place} is not where this installation keeps its files. What is uploaded or exported here is missing at the other servers. Give all of them one bucket (S3_BUCKET) or one shared folder.`,
  left: (place) =>
    `OLD FILE STORE: the files of this installation were moved from ${place} to another store. What is uploaded or exported here is missing there. Start this server with the settings of the others.`,
}
