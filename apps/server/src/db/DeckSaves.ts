import { FairQueue, type QueueLoad } from '../platform/jobs/FairQueue.ts'

// A waiting save holds its slides in memory, up to megabytes of them.
const queue = 20
const waitMs = 5_000

/** Serializes the saves of each deck: while one waits for a lock, the others hold no connection. */
export class DeckSaves {
  readonly #decks = new FairQueue({
    parallel: Infinity,
    queue: Infinity,
    limitsOf: () => ({ parallel: 1, queue, waitMs }),
  })

  /** Rejects with `Overloaded` if twenty are waiting already or the wait exceeds five seconds. */
  inTurn<T>(deckId: number, work: () => Promise<T>): Promise<T> {
    return this.#decks.runFor(String(deckId), work)
  }

  load(): QueueLoad {
    return this.#decks.load()
  }
}
