import { randomUUID } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'
import type { LiveBus } from './LiveBus.ts'

const channel = 'deckloom_live'
/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const longestPayload = 7_900
const reconnectMs = 1_000
/** Messages that wait for a connection: presence is outdated soon, and everything else is made up for. */
const mostWaiting = 1_000

/** LISTEN and NOTIFY on a connection of its own, which is replaced when it breaks. */
export class PostgresBus implements LiveBus {
  readonly #connection: ClientConfig
  readonly #self = randomUUID()
  readonly #receivers = new Set<(message: string) => void>()
  #client: Client | undefined
  #opening: Promise<void> | undefined
  #retry: NodeJS.Timeout | undefined
  #waiting: string[] = []
  #sending: Promise<void> | undefined
  #closed = false

  constructor(connection: ClientConfig) {
    this.#connection = { ...connection, application_name: 'deckloom live' }
    this.#open()
  }

  publish(message: string): void {
    const payload = `${this.#self} ${message}`
    if (this.#closed || Buffer.byteLength(payload) > longestPayload) return
    this.#waiting.push(payload)
    if (this.#waiting.length > mostWaiting) this.#waiting.shift()
    this.#flush()
  }

  subscribe(receive: (message: string) => void): void {
    this.#receivers.add(receive)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    await this.#sending
    await this.#opening
    await this.#client?.end().catch(() => undefined)
  }

  #open() {
    this.#opening ??= this.#connect()
      .catch(() => this.#reopen())
      .finally(() => {
        this.#opening = undefined
      })
  }

  async #connect() {
    const client = new Client(this.#connection)
    const lose = () => {
      if (this.#client !== client) return
      this.#client = undefined
      this.#reopen()
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ payload = '' }) => this.#receive(payload))
    await client.connect()
    await client.query(`listen ${channel}`)
    this.#client = client
    this.#flush()
  }

  #reopen() {
    if (this.#closed) return
    this.#retry = setTimeout(() => this.#open(), reconnectMs).unref()
  }

  #flush() {
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined
      // What was published after the last look.
      if (this.#client && this.#waiting.length > 0) this.#flush()
    })
  }

  // All that wait in one statement: a commit each would be the most expensive part of a message.
  async #send() {
    while (this.#client && this.#waiting.length > 0) {
      const payloads = this.#waiting
      this.#waiting = []
      try {
        // oxlint-disable-next-line no-await-in-loop -- what arrives meanwhile goes with the next statement
        await this.#client.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [
          channel,
          payloads,
        ])
      } catch {
        // The connection is being replaced; the next beat tells what these messages would have.
        return
      }
    }
  }

  #receive(payload: string) {
    const at = payload.indexOf(' ')
    if (payload.slice(0, at) === this.#self) return
    for (const receive of this.#receivers) receive(payload.slice(at + 1))
  }
}
