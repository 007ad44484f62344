/** Carries what happens in open decks to the other servers of the same database. */
export interface LiveBus {
  /** Never throws: a message that gets lost is made up for by the next beat. */
  readonly publish: (message: string) => void
  /** Calls back with messages of other servers. */
  readonly subscribe: (receive: (message: string) => void) => void
  readonly close: () => Promise<void>
}

/** For a database that has a single server. */
export const noBus: LiveBus = {
  publish: () => {},
  subscribe: () => {},
  close: async () => {},
}
