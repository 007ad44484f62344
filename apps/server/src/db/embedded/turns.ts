/** Who takes turns: one object for each connection. */
type Client = object

interface Turn {
  readonly client: Client
  readonly run: () => Promise<void>
}

/**
 * Gives clients the one backend in turn. While a client's transaction is open, only that client's turns come up:
 * everybody else's would run inside it.
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

  /** Drops a client's turns. `rollBack` runs if its transaction was left open, before anybody else's turn. */
  leave(client: Client, rollBack: () => Promise<void>): void {
    this.#waiting = this.#waiting.filter((turn) => turn.client !== client)
    // A turn of this client may be running right now and may be opening the transaction.
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
