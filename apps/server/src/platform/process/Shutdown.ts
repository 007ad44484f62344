/** The two moments in the end of a server: work that began is finished between them, and given up after them. */
export class Shutdown {
  readonly #stopping = new AbortController()
  readonly #ending = new AbortController()

  /** Aborted once the server is to end: nothing new is begun. */
  get stopping(): AbortSignal {
    return this.#stopping.signal
  }

  /** Aborted once there is no more time: what still runs is given up, or left to another server. */
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
