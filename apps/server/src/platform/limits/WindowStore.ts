/** An event that a limit counts, in a window that starts with its first event. */
export interface CountedEvent {
  /** Identifies the limit and the caller. */
  readonly key: string
  /** Length of the window. */
  readonly seconds: number
  /** Events that the window allows. */
  readonly max: number
}

export interface CountedWindow {
  /** Events in the window, including this one. */
  readonly count: number
  readonly endsInMs: number
}

/** Where events are counted: in this process, or in a store that all servers share. */
export interface WindowStore {
  readonly count: (event: CountedEvent) => Promise<CountedWindow>
}
