/** One object per connection. */
type Client = object

interface Turn {
  readonly client: Client
  readonly run: () => Promise<void>
}

/**
 * Schedules the one backend between clients. While a client's transaction is open, only that
 * client's work runs: any other would run inside it.
 */
export class Turns {
  readonly #inTransaction: () => boolean
  #waiting: Turn[] = []
  #holder: Client | undefined
  #busy = false

  constructor(inTransaction: () => boolean) {
    this.#inTransaction = inTransaction
  }

  take(client: Client, run: () => Promise<void>): void {
    this.#waiting.push({ client, run })
    void this.#work()
  }

  /**
   * Drops a client's waiting work. If its transaction is open, `rollBack` runs before anybody
   * else's work.
   */
  leave(client: Client, rollBack: () => Promise<void>): void {
    this.#waiting = this.#waiting.filter((turn) => turn.client !== client)
    // Work of this client may be running right now and may be opening the transaction.
    this.#waiting.unshift({
      client,
      run: async () => (this.#inTransaction() ? rollBack() : undefined),
    })
    void this.#work()
  }

  async #work(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    for (let turn = this.#next(); turn; turn = this.#next()) {
      await turn.run()
      this.#holder = this.#inTransaction() ? turn.client : undefined
    }
    this.#busy = false
  }

  #next(): Turn | undefined {
    const index = this.#waiting.findIndex(
      ({ client }) => this.#holder === undefined || client === this.#holder,
    )
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0]
  }
}
