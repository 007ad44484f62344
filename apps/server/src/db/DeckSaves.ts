import { FairQueue, type QueueLoad } from '../platform/jobs/FairQueue.ts'

// A save that waits holds its slides in memory, up to megabytes of them.
const queue = 20
const waitMs = 5_000

/** Has changes of one deck made one after the other: where one waits for a lock, the rest hold no connection. */
export class DeckSaves {
  readonly #decks = new FairQueue({
    parallel: Infinity,
    queue: Infinity,
    limitsOf: () => ({ parallel: 1, queue, waitMs }),
  })

  /** Rejects with `Overloaded` when twenty wait already, or the wait is longer than five seconds. */
  inTurn<T>(deckId: number, work: () => Promise<T>): Promise<T> {
    return this.#decks.runFor(String(deckId), work)
  }

  load(): QueueLoad {
    return this.#decks.load()
  }
}
