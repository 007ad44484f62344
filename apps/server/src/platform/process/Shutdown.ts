/**
 * The two phases of a shutdown: running work may finish during the first and is aborted by the
 * second.
 */
export class Shutdown {
  readonly #stopping = new AbortController()
  readonly #ending = new AbortController()

  /** Aborted once the shutdown starts: nothing new is started. */
  get stopping(): AbortSignal {
    return this.#stopping.signal
  }

  /** Aborted once the time is up: running work is given up, or left to another server. */
  get ending(): AbortSignal {
    return this.#ending.signal
  }

  begin(): void {
    this.#stopping.abort()
  }

  end(): void {
    this.begin()
    this.#ending.abort()
  }
}
