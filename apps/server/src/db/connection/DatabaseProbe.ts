import { Client, type ClientConfig } from 'pg'

const patienceMs = 2_000

/**
 * Checks whether the database responds, by a connection of its own: an exhausted pool is busy, not
 * down. The connection stays open and is replaced when it breaks.
 */
export class DatabaseProbe {
  readonly #connection: ClientConfig
  #client: Client | undefined
  #asking: Promise<void> | undefined

  constructor(connection: ClientConfig) {
    this.#connection = {
      ...connection,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      application_name: 'deckloom probe',
    }
  }

  /** Rejects after two seconds without a response. Concurrent calls share one check. */
  check(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }

  async close(): Promise<void> {
    await this.#asking?.catch(() => undefined)
    await this.#drop()
  }

  async #ask(): Promise<void> {
    try {
      this.#client ??= await this.#connect()
      await this.#client.query('select 1')
    } catch (error) {
      await this.#drop()
      throw error
    }
  }

  async #connect(): Promise<Client> {
    const client = new Client(this.#connection)
    client.on('error', () => {
      if (this.#client === client) this.#client = undefined
    })
    await client.connect()
    return client
  }

  async #drop(): Promise<void> {
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => undefined)
  }
}
