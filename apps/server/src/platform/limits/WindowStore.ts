/** An event that a limit counts, in a window that begins with its first event. */
export interface CountedEvent {
  /** Names the limit and whom it counts for. */
  readonly key: string
  /** As long as the window is. */
  readonly seconds: number
  /** As many as the window lets through. */
  readonly max: number
}

export interface CountedWindow {
  /** Events in the window, this one among them. */
  readonly count: number
  readonly endsInMs: number
}

/** Where events are counted: in this process, or in a place that all servers share. */
export interface WindowStore {
  readonly count: (event: CountedEvent) => Promise<CountedWindow>
}
